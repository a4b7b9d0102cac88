"""`runahead check`: makes the calls of a client, step by step, and reports the first step that fails.

    ready     the health service says so; needs no authentication
    model     GetModelInfo: the caller is let in
    prefill   a new prompt is computed
    store     the same prompt is found in the store; repeated for a while, because KV is written after the first reply
    generate  a few tokens

The KV of that one prompt stays in the store until it is evicted.
"""

import math
import secrets
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from cluster.client.client import Client
from cluster.client.http_proxy import HttpProxy
from cluster.client.no_connection import NoConnection, trouble_in
from cluster.errors import CallFailed
from cluster.quantities import count_text
from protos.runahead.v1 import runahead_pb2 as pb

#: Exit statuses: the service answers but a step fails; the service cannot be called.
BROKEN, UNREACHABLE = 1, 2

_POLL_S = 0.5
#: Seconds to wait for a prompt's KV, which is durable long before, or never will be.
_STORED_WITHIN_S = 30.0
#: Preset that neither stores nor loads KV.
_WITHOUT_STORE = "recompute"
_NEW_TOKENS = 4
_SENTENCE = "A chain of workers computes the new tokens of a prompt, and the rest comes from the store. "


class CheckFailed(Exception):
    """A failed step, in one line for people. `exit_status` is BROKEN or UNREACHABLE."""

    def __init__(self, message: str, exit_status: int = BROKEN) -> None:
        super().__init__(message)
        self.exit_status = exit_status


@dataclass(frozen=True, slots=True)
class Step:
    """One step that went well."""

    name: str
    found: str
    seconds: float
    #: Problems that do not keep the service from working.
    warnings: tuple[str, ...] = ()


class ServiceCheck:
    """The steps against one service, which take at most `timeout_s` together."""

    def __init__(self, client: Client, timeout_s: float) -> None:
        self._client = client
        self._timeout_s = timeout_s
        self._deadline_s = math.inf
        self._info = pb.GetModelInfoResponse()
        self._text = ""
        self._warnings: tuple[str, ...] = ()

    def run(self) -> Iterator[Step]:
        """Yield each step that went well. Raises CheckFailed at the first that did not."""
        self._deadline_s = time.monotonic() + self._timeout_s
        steps: dict[str, Callable[[], str]] = {
            "ready": self._ready,
            "model": self._model,
            "prefill": self._prefill,
            "store": self._store,
            "generate": self._generate,
        }
        for name, take in steps.items():
            start_s, self._warnings = time.monotonic(), ()
            try:
                found = take()
            except CallFailed as failure:
                raise _refused(name, failure) from None
            yield Step(name, found, time.monotonic() - start_s, self._warnings)

    def _ready(self) -> str:
        while True:
            status = UNREACHABLE
            try:
                if self._client.serves():
                    return f"{self._client.address} takes requests"
                reason, status = "it answers but is not ready: it still loads, or drains", BROKEN
            except CallFailed as failure:
                reason, is_final = explained(failure, self._client.proxy)
                if is_final:
                    raise CheckFailed(f"no service at {self._client.address}: {reason}", UNREACHABLE) from None
            if self._left_s <= _POLL_S:
                waited = f"no service was ready at {self._client.address} within {self._timeout_s:.0f} s"
                raise CheckFailed(f"{waited}: {reason}", status)
            time.sleep(_POLL_S)

    def _model(self) -> str:
        self._info = self._client.model_info()
        self._warnings = warnings_of(self._info)
        return f"{self._info.model}, {self._info.architecture}, {self._info.dtype}, preset {self._info.preset}"

    def _prefill(self) -> str:
        self._text = new_prompt(self._info.chunk_tokens)
        stats = self._prefilled()
        return f"{stats.prompt_tokens} prompt tokens over {count_text(stats.workers, 'worker')}, {_ttft(stats)}"

    def _store(self) -> str:
        stored = self._client.stats()
        if not stored.HasField("store"):
            raise CheckFailed("store: it does not answer, so prompts are computed as a whole; see the service's log")
        if self._info.preset == _WITHOUT_STORE or not stored.store.disk_bytes_limit:
            return f"off: preset {_WITHOUT_STORE}, or store.disk_bytes 0"
        end_s = time.monotonic() + _STORED_WITHIN_S
        # Stored tokens may be computed again where that is faster than loading them.
        while not (stats := self._prefilled()).cached_tokens + stats.recomputed_tokens:
            if time.monotonic() > end_s or self._left_s <= _POLL_S:
                raise CheckFailed(
                    "store: a prompt that was computed a moment ago is not found; the store's disk may be full or "
                    "failing: see runahead stats"
                )
            time.sleep(_POLL_S)
        again = f", {stats.recomputed_tokens} computed again" if stats.recomputed_tokens else ""
        return f"{stats.cached_tokens} of {stats.prompt_tokens} tokens from it{again}, {_ttft(stats)}"

    def _generate(self) -> str:
        request = pb.GenerateRequest(
            prompt=pb.Prompt(text=self._text), max_new_tokens=_NEW_TOKENS, ignore_eos=True, do_not_store=True
        )
        *_, last = self._client.generate(request, timeout_s=self._left_s)
        generated = last.complete.stats.generated_tokens
        if generated != _NEW_TOKENS:
            raise CheckFailed(f"generate: only {generated} of {_NEW_TOKENS} tokens came; see the service's log")
        return f"{generated} tokens"

    def _prefilled(self) -> pb.RequestStats:
        request = pb.PrefillRequest(prompt=pb.Prompt(text=self._text))
        return self._client.prefill(request, timeout_s=self._left_s).stats

    @property
    def _left_s(self) -> float:
        return max(0.0, self._deadline_s - time.monotonic())


def warnings_of(info: pb.GetModelInfoResponse) -> tuple[str, ...]:
    found = []
    if not info.eos_token_ids:
        found.append(
            "the model has no end token, so each answer has max_new_tokens: set eos_token_id in its "
            "generation_config.json"
        )
    if info.chat_template_reads_clock:
        found.append(
            "the chat template reads the clock, so stored chats are missed when the date changes: fix the date with "
            "serve --template-date"
        )
    return tuple(found)


def new_prompt(chunk_tokens: int) -> str:
    """A random text of more tokens than a chunk with any tokenizer, because each word is at least one token."""
    words = _SENTENCE.split()
    num_words = chunk_tokens + len(words)
    return " ".join([secrets.token_hex(8), *(words[index % len(words)] for index in range(num_words))])


def explained(failure: CallFailed, proxy: HttpProxy | None) -> tuple[str, bool]:
    """Reason for which there is no connection, and whether waiting is useless."""
    way = "" if proxy is None else f", by way of {proxy}"
    if failure.status in ("UNIMPLEMENTED", "NOT_FOUND"):
        return f"another program listens there, not a Runahead service{way}", True
    trouble = trouble_in(failure.details if isinstance(failure, NoConnection) else str(failure))
    if trouble is not None and (trouble.is_final or proxy is None):
        return f"{trouble.advice}{way}", trouble.is_final
    return f"{failure}; name hosts that need no proxy in no_proxy" if proxy is not None else str(failure), False


def _refused(step: str, failure: CallFailed) -> CheckFailed:
    if failure.status == "UNAUTHENTICATED":
        return CheckFailed(
            f"{step}: not authenticated: give --token-file, RUNAHEAD_TOKEN or --tls-certificate", UNREACHABLE
        )
    return CheckFailed(f"{step}: {failure}")


def _ttft(stats: pb.RequestStats) -> str:
    return f"first token after {stats.ttft.total_s * 1e3:.0f} ms"
