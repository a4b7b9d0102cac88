"""vLLM in a process of its own, run by the engines' Python: `python -m benchmarks.baselines.vllm_engine SETTINGS`.

SETTINGS is JSON: `model`, `max_tokens` (of a prompt and its answer), `block_size`, `connector` (extra configuration;
null: vLLM alone). The process prints `{"ready": true}`, then answers each line of stdin, JSON `{"prompts",
"max_new_tokens", "cancelled", "clients", "ignore_eos", "reset"}`. After each finished prompt it prints `{"ended": n}`,
and at the end one line: for each prompt its tokens, `due_s` (when it was asked, from the first prompt on), `ttft_s` and
`total_s` from then, and `cached_tokens`; and vLLM's `runahead` counters. `cancelled`: indices of requests to abort once
another request has its first token, or 50 ms after their start. `clients`: number of prompts in flight, each followed
by the next. `reset`: clear vLLM's own prefix cache first.

Imports nothing of the project, which may be incomplete in vLLM's environment.
"""

import json
import os
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TextIO

_CANCEL_AFTER_S = 0.05
_TRIES, _PAUSE_S = 200, 0.05
_METRIC_PREFIX = "vllm:runahead_"


class Engine:
    """One vLLM engine, stepped by hand."""

    def __init__(self, settings: Mapping[str, Any]) -> None:
        from vllm import LLM
        from vllm.config import KVTransferConfig

        transfer = None
        if settings["connector"] is not None:
            transfer = KVTransferConfig(
                kv_connector="RunaheadConnector",
                kv_connector_module_path="runahead.vllm",
                kv_role="kv_consumer",
                kv_load_failure_policy="recompute",
                kv_connector_extra_config=dict(settings["connector"]),
            )
        self._llm = LLM(
            settings["model"],
            dtype="float32",
            enforce_eager=True,
            max_model_len=settings["max_tokens"],
            block_size=settings["block_size"],
            distributed_executor_backend="uni",
            kv_transfer_config=transfer,
            disable_log_stats=False,
            seed=0,
        )
        self._number = 0

    def answer(self, command: Mapping[str, Any], ended: Callable[[int], None]) -> dict[str, Any]:
        """Replies to all prompts, and the counters. Calls `ended` with the number of finished prompts."""
        if command.get("reset"):
            self._forget()
        replies: list[dict[str, Any]] = [{} for _ in command["prompts"]]
        for number, (place, reply) in enumerate(self._replies(command), 1):
            replies[place] = reply
            ended(number)
        return {"replies": replies, "counters": self._counters()}

    def _forget(self) -> None:
        """Empty vLLM's own prefix cache once the blocks of aborted requests are free."""
        for _ in range(_TRIES):
            if self._llm.reset_prefix_cache():
                return
            time.sleep(_PAUSE_S)
        raise RuntimeError("vLLM's prefix cache cannot be emptied: blocks without a request are still in use")

    def _replies(self, command: Mapping[str, Any]) -> Iterator[tuple[int, dict[str, Any]]]:
        """Each reply as it ends, with the index of its prompt."""
        from vllm import SamplingParams

        engine, cancelled = self._llm.llm_engine, set(command.get("cancelled", ()))
        params = SamplingParams(
            temperature=0.0, max_tokens=command["max_new_tokens"], ignore_eos=command.get("ignore_eos", False)
        )
        waiting = deque(enumerate(command["prompts"]))
        running: dict[str, int] = {}
        began_s: dict[str, float] = {}
        first_s: dict[str, float] = {}
        started_s = time.perf_counter()
        while waiting or running:
            while waiting and len(running) < command.get("clients", 1):
                place, prompt = waiting.popleft()
                self._number += 1
                name = str(self._number)
                running[name], began_s[name] = place, time.perf_counter()
                engine.add_request(name, {"prompt_token_ids": list(prompt)}, params)
            for output in engine.step():
                name, completion, now_s = output.request_id, output.outputs[0], time.perf_counter()
                if completion.token_ids:
                    first_s.setdefault(name, now_s)
                if output.finished and running.get(name) not in cancelled:
                    yield (
                        running.pop(name),
                        {
                            "tokens": list(completion.token_ids),
                            "due_s": began_s[name] - started_s,
                            "ttft_s": first_s[name] - began_s[name],
                            "total_s": now_s - began_s[name],
                            "cached_tokens": output.num_cached_tokens or 0,
                        },
                    )
            now_s = time.perf_counter()
            to_cancel = [name for name, place in running.items() if place in cancelled]
            if gone := [name for name in to_cancel if first_s or now_s - began_s[name] > _CANCEL_AFTER_S]:
                engine.abort_request(gone)
                for name in gone:
                    del running[name]

    def _counters(self) -> dict[str, float]:
        metrics = (metric for metric in self._llm.get_metrics() if metric.name.startswith(_METRIC_PREFIX))
        return {metric.name.removeprefix(_METRIC_PREFIX): metric.value for metric in metrics}


def _main(settings: str) -> None:
    # vLLM's processes and libraries also write to stdout: from here on, their stdout is stderr.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    engine = Engine(json.loads(settings))
    _say(answers, {"ready": True})
    for line in sys.stdin:
        _say(answers, engine.answer(json.loads(line), lambda number: _say(answers, {"ended": number})))


def _say(answers: TextIO, what: Mapping[str, Any]) -> None:
    answers.write(json.dumps(what) + "\n")
    answers.flush()


if __name__ == "__main__":
    _main(sys.argv[1])
