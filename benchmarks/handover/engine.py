"""vLLM in a process of its own, run by the engines' Python: `python -m benchmarks.handover.engine SETTINGS`.

SETTINGS is JSON: `model`, `max_tokens` (of a prompt and its answer), `block_size`, `connector` (extra configuration;
null: vLLM alone). It prints `{"ready": true}`, then answers each line of stdin, JSON `{"prompts", "max_new_tokens",
"cancelled", "at_once", "reset"}`, by one line: for each prompt its tokens, `ttft_s`, `cached_tokens`, and vLLM's
`runahead` counters. `cancelled`: requests, by their place, that are aborted when another has its first token, or 50 ms
after they came. `at_once`: all prompts together, not one after another. `reset`: forget vLLM's own prefix cache before.

Imports nothing of the project, which need not be complete where vLLM is.
"""

import json
import os
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
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

    def answer(self, command: Mapping[str, Any]) -> dict[str, Any]:
        if command.get("reset"):
            self._forget()
        prompts, cancelled = command["prompts"], set(command.get("cancelled", ()))
        if command.get("at_once"):
            groups: list[range | list[int]] = [range(len(prompts))]
        else:
            groups = [[place] for place in range(len(prompts))]
        replies: list[dict[str, Any]] = [{} for _ in prompts]
        for group in groups:
            for place, reply in self._run({place: prompts[place] for place in group}, command, cancelled):
                replies[place] = reply
        return {"replies": replies, "counters": self._counters()}

    def _forget(self) -> None:
        """Empty vLLM's own prefix cache, when blocks of requests that were aborted are free."""
        for _ in range(_TRIES):
            if self._llm.reset_prefix_cache():
                return
            time.sleep(_PAUSE_S)
        raise RuntimeError("vLLM's prefix cache cannot be emptied: blocks are in use that no request has")

    def _run(
        self, prompts: Mapping[int, Sequence[int]], command: Mapping[str, Any], cancelled: set[int]
    ) -> Iterator[tuple[int, dict[str, Any]]]:
        from vllm import SamplingParams

        engine = self._llm.llm_engine
        params = SamplingParams(temperature=0.0, max_tokens=command["max_new_tokens"])
        places: dict[str, int] = {}
        began_s: dict[str, float] = {}
        first_s: dict[str, float] = {}
        for place, prompt in prompts.items():
            self._number += 1
            name = str(self._number)
            places[name], began_s[name] = place, time.perf_counter()
            engine.add_request(name, {"prompt_token_ids": list(prompt)}, params)
        to_cancel = {name for name, place in places.items() if place in cancelled}
        while engine.has_unfinished_requests():
            for output in engine.step():
                name, completion = output.request_id, output.outputs[0]
                if completion.token_ids:
                    first_s.setdefault(name, time.perf_counter())
                if output.finished and name not in to_cancel:
                    yield (
                        places[name],
                        {
                            "tokens": list(completion.token_ids),
                            "ttft_s": first_s[name] - began_s[name],
                            "cached_tokens": output.num_cached_tokens or 0,
                        },
                    )
            now_s = time.perf_counter()
            if gone := [name for name in to_cancel if first_s or now_s - began_s[name] > _CANCEL_AFTER_S]:
                engine.abort_request(gone)
                to_cancel -= set(gone)

    def _counters(self) -> dict[str, float]:
        metrics = (metric for metric in self._llm.get_metrics() if metric.name.startswith(_METRIC_PREFIX))
        return {metric.name.removeprefix(_METRIC_PREFIX): metric.value for metric in metrics}


def _main(settings: str) -> None:
    # vLLM's processes and libraries write to stdout, too: theirs is stderr from here on.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    engine = Engine(json.loads(settings))
    _say(answers, {"ready": True})
    for line in sys.stdin:
        _say(answers, engine.answer(json.loads(line)))


def _say(answers: TextIO, what: Mapping[str, Any]) -> None:
    answers.write(json.dumps(what) + "\n")
    answers.flush()


if __name__ == "__main__":
    _main(sys.argv[1])
