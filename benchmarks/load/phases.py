"""Phases of `bench load` other than the load: overhead when idle, time to release a cancel, isolation of tenants.

overhead   One request at a time, a stored prefix and a short suffix. Time to first token at the client, from the call
           to the first message with a token, less the worker's loading, computing and waiting for its predecessor as
           given in the reply. So gRPC both ways, authentication, tokenisation, admission, the store's lookup,
           planning and the calls to the workers all count as overhead.
cancel     `Abort` in the middle of a long prefill, at moments spread over it. Counted from the call until the service,
           which is polled, says that nothing runs: an upper bound of the time until the workers are free and their
           placement is settled. Less the time of one layer: the undisturbed prefill's compute divided by its layers.
tenants    Equal prompts by two principals; those of the first are stored. Counts the tokens that the second one gets
           from the store, and for comparison those that the first one gets when it asks again.
"""

import statistics
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from benchmarks.load.clients import ask_once
from benchmarks.load.mix import Ask, tokens_of
from benchmarks.report.report import Advance, BenchError
from cluster.client import CallFailed, Client
from cluster.client.credentials import Credentials
from protos.runahead.v1 import runahead_pb2 as pb

_SUFFIX_TOKENS = 16
_POLL_S = 0.001
_FREE_TIMEOUT_S = 60.0


@dataclass(frozen=True, slots=True)
class Idle:
    """One request of an idle service, in seconds."""

    client_s: float
    #: Time to first token in the service, from the call's arrival, and the worker's part of it.
    service_s: float
    worker_s: float
    lookup_s: float

    @property
    def overhead_s(self) -> float:
        return self.client_s - self.worker_s


def measure_overhead(client: Client, vocabulary: int, prefix_tokens: int, rounds: int, advance: Advance) -> list[Idle]:
    """Ask once to store the prefix, then `rounds` times with suffixes of their own, which are not stored."""
    prefix = tokens_of("overhead", prefix_tokens, vocabulary)
    ask_once(client, Ask(prompt=prefix, max_new_tokens=2))
    samples = []
    for number in range(rounds):
        advance(f"overhead of an idle service: {number + 1} of {rounds}")
        prompt = prefix + tokens_of(("question", number), _SUFFIX_TOKENS, vocabulary)
        outcome = ask_once(client, Ask(prompt=prompt, max_new_tokens=2, do_not_store=True))
        if outcome.ttft_s is None:
            raise BenchError(f"a request to an idle service failed ({outcome.end}): {outcome.detail}")
        ttft = outcome.stats.ttft
        worker_s = ttft.load_s + ttft.compute_s + ttft.handoff_s
        samples.append(Idle(outcome.ttft_s, ttft.total_s, worker_s, ttft.lookup_s))
    return samples


@dataclass(frozen=True, slots=True)
class Cancels:
    """Seconds from each cancel until the workers were free, and of one layer and of the whole undisturbed prefill."""

    free_s: Sequence[float]
    layer_s: float
    prefill_s: float

    @property
    def over_layer_s(self) -> list[float]:
        return [max(0.0, free_s - self.layer_s) for free_s in self.free_s]


def measure_cancels(
    client: Client, vocabulary: int, prompt_tokens: int, num_layers: int, rounds: int, advance: Advance
) -> Cancels:
    """Cancel at `rounds` moments spread over the prefill of prompts that are not stored."""
    advance("cancel: an undisturbed prefill")
    undisturbed = [_prefill(client, vocabulary, prompt_tokens, number) for number in range(3)]
    prefill_s = statistics.median(ttft.total_s for ttft in undisturbed)
    layer_s = statistics.median(ttft.compute_s for ttft in undisturbed) / num_layers
    free_s = []
    for number in range(rounds):
        advance(f"cancel: {number + 1} of {rounds}")
        after_s = prefill_s * (number + 0.5) / rounds
        freed = _cancelled_after(client, vocabulary, prompt_tokens, 10 + number, after_s)
        if freed is not None:
            free_s.append(freed)
    if not free_s:
        raise BenchError("every prefill ended before its cancel: use a model with more positions")
    return Cancels(free_s, layer_s, prefill_s)


def _prefill(client: Client, vocabulary: int, prompt_tokens: int, number: int) -> pb.TimeToFirstToken:
    prompt = tokens_of(("cancel", number), prompt_tokens, vocabulary)
    return client.prefill(pb.PrefillRequest(prompt=_ids(prompt), do_not_store=True), timeout_s=600).stats.ttft


def _cancelled_after(client: Client, vocabulary: int, prompt_tokens: int, number: int, after_s: float) -> float | None:
    """Seconds from the cancel until nothing runs; None if the request ended before its cancel."""
    request_id = f"cancel-{number}"
    prompt = tokens_of(("cancel", number), prompt_tokens, vocabulary)
    request = pb.PrefillRequest(request_id=request_id, prompt=_ids(prompt), do_not_store=True)
    before = client.stats().service.requests_aborted
    with ThreadPoolExecutor(1) as asking:
        reply = asking.submit(client.prefill, request, timeout_s=_FREE_TIMEOUT_S)
        time.sleep(after_s)
        cancelled_s = time.monotonic()
        client.abort(request_id)
        failed = reply.exception()
    if failed is None:
        return None
    if not isinstance(failed, CallFailed) or failed.status != "ABORTED":
        raise BenchError(f"a cancelled request ended with another error: {failed}")
    while (service := client.stats().service).requests_running or service.requests_aborted == before:
        if time.monotonic() > cancelled_s + _FREE_TIMEOUT_S:
            raise BenchError(f"the service did not release a cancelled request within {_FREE_TIMEOUT_S:.0f} s")
        time.sleep(_POLL_S)
    return time.monotonic() - cancelled_s


@dataclass(frozen=True, slots=True)
class Tenants:
    """Tokens from the store, for another principal and for the principal that stored the prompts."""

    stranger_tokens: int
    own_tokens: int
    prompts: int


def measure_tenants(
    address: str, own: Credentials | None, stranger: Credentials, vocabulary: int, prompts: int, advance: Advance
) -> Tenants:
    """Ask as one principal, then as the other, then as the first again."""
    asked = [tokens_of(("tenants", number), 300, vocabulary) for number in range(prompts)]
    hits = {}
    with Client(address, own) as first, Client(address, stranger) as second:
        for name, client in (("stores", first), ("stranger", second), ("own", first)):
            advance(f"two principals: {name}")
            replies = [client.prefill(pb.PrefillRequest(prompt=_ids(prompt)), timeout_s=60) for prompt in asked]
            hits[name] = sum(reply.stats.cached_tokens for reply in replies)
    return Tenants(hits["stranger"], hits["own"], prompts)


def _ids(prompt: Sequence[int]) -> pb.Prompt:
    return pb.Prompt(token_ids=pb.TokenIds(ids=prompt))
