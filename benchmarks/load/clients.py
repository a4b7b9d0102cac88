"""Clients of `bench load`: threads that send requests, check every reply, and record when its tokens arrive.

Closed loop: a fixed number of clients, each of which sends its next request after a reply. Open loop: requests arrive
at given times, whatever the service does; their times count from when they were due, so a client that starts late does
not make the service look fast.
"""

import statistics
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from queue import SimpleQueue

from benchmarks.load.answers import Answers
from benchmarks.load.mix import Ask
from cluster.client import CallFailed, Client
from cluster.client.credentials import Credentials
from protos.runahead.v1 import runahead_pb2 as pb

#: Seconds after which a request without an end counts as hung.
HUNG_AFTER_S = 120.0


class End(StrEnum):
    """End of a request, as its client saw it."""

    RIGHT = "right"
    #: The client left on purpose; its tokens until then were right.
    LEFT = "left"
    WRONG = "wrong"
    HUNG = "hung"
    #: RESOURCE_EXHAUSTED: the queue is full.
    REFUSED = "refused"
    #: Any other status.
    FAILED = "failed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """One request. Times in seconds, `due_s` from the start of the load, the others from when the request was due."""

    due_s: float
    end: End
    total_s: float
    #: None if no token arrived.
    ttft_s: float | None = None
    #: From when the request was due until the client sent it.
    late_s: float = 0.0
    approximate: bool = False
    #: Description of a failure.
    detail: str = ""
    ask: Ask
    token_ids: tuple[int, ...] = ()
    #: Tokens of the prompt from a store or a cache.
    cached_tokens: int = 0
    #: The service's own counts; empty without a whole reply, and for another engine.
    stats: pb.RequestStats = field(default_factory=pb.RequestStats)

    @property
    def computed_tokens(self) -> int:
        """Computed tokens of the prompt."""
        return len(self.ask.prompt) - self.cached_tokens


@dataclass(slots=True)
class Load:
    """Outcome of a load."""

    outcomes: list[Outcome] = field(default_factory=list)
    seconds: float = 0.0

    def append(self, later: "Load") -> None:
        """Append a load that began after this one ended."""
        self.outcomes += [replace(outcome, due_s=self.seconds + outcome.due_s) for outcome in later.outcomes]
        self.seconds += later.seconds

    def count(self, *ends: End) -> int:
        return sum(outcome.end in ends for outcome in self.outcomes)

    @property
    def ends(self) -> dict[str, int]:
        counted = Counter(outcome.end for outcome in self.outcomes)
        return {end.value: counted[end] for end in End}

    @property
    def requests_per_s(self) -> float:
        return len(self.outcomes) / self.seconds

    @property
    def computed_tokens(self) -> int:
        return sum(outcome.computed_tokens for outcome in self.outcomes)

    @property
    def ttft_s(self) -> list[float]:
        return [outcome.ttft_s for outcome in self.outcomes if outcome.ttft_s is not None]


def ask_once(
    client: Client,
    ask: Ask,
    answers: Answers | None = None,
    *,
    started_s: float | None = None,
    due_s: float = 0.0,
    hung_after_s: float = HUNG_AFTER_S,
) -> Outcome:
    """Send a request, read the stream, check the reply: against the answers, or without them by its length.

    `started_s`: start of the load on the monotonic clock; None: now.
    """
    begun_s = time.monotonic()
    started_s = begun_s if started_s is None else started_s
    request = pb.GenerateRequest(
        prompt=pb.Prompt(token_ids=pb.TokenIds(ids=ask.prompt)),
        max_new_tokens=ask.max_new_tokens,
        ignore_eos=True,
        kv_budget=ask.kv_budget,
        do_not_store=ask.do_not_store,
    )
    token_ids: list[int] = []
    complete, end, detail = pb.Complete(), End.RIGHT, ""
    first_s: float | None = None
    stream = client.generate(request, timeout_s=hung_after_s)
    try:
        for response in stream:
            if response.HasField("complete"):
                complete = response.complete
            elif response.tokens.token_ids:
                first_s = first_s or time.monotonic()
                token_ids += response.tokens.token_ids
            if ask.leaves_after is not None and len(token_ids) >= ask.leaves_after:
                end = End.LEFT
                break
    except CallFailed as error:
        end, detail = _END_OF.get(error.status, End.FAILED), str(error)
    finally:
        stream.close()
    if end in (End.RIGHT, End.LEFT):
        is_whole = end is End.LEFT or len(token_ids) == ask.max_new_tokens
        if not is_whole or not (answers is None or answers.is_right(ask, token_ids)):
            end, detail = End.WRONG, f"{len(token_ids)} tokens {token_ids[:16]} after {len(ask.prompt)}"
    return Outcome(
        due_s=due_s,
        end=end,
        total_s=time.monotonic() - started_s - due_s,
        ttft_s=None if first_s is None else first_s - started_s - due_s,
        late_s=begun_s - started_s - due_s,
        approximate=bool(complete.request_id) and not complete.stats.exact,
        detail=detail,
        ask=ask,
        token_ids=tuple(token_ids),
        cached_tokens=complete.stats.cached_tokens,
        stats=complete.stats,
    )


_END_OF = {"DEADLINE_EXCEEDED": End.HUNG, "RESOURCE_EXHAUSTED": End.REFUSED}


class Clients:
    """A number of clients of one service. Owns their threads and channels while `closed_loop` or `open_loop` runs."""

    def __init__(
        self,
        address: str,
        credentials: Credentials | None,
        answers: Answers | None,
        num_clients: int,
        *,
        hung_after_s: float = HUNG_AFTER_S,
    ) -> None:
        self._address = address
        self._credentials = credentials
        self._answers = answers
        self._num_clients = num_clients
        self._hung_after_s = hung_after_s

    def closed_loop(self, asks: Sequence[Ask], done: Callable[[int], None]) -> Load:
        """Every client takes the next request after a reply. Calls `done` with the number of replies."""
        return self._run(asks, done, is_open=False)

    def open_loop(self, asks: Sequence[Ask], done: Callable[[int], None]) -> Load:
        """Send each request when it is due, or when a client is free. Calls `done` with the number of replies."""
        return self._run(asks, done, is_open=True)

    def _run(self, asks: Sequence[Ask], done: Callable[[int], None], *, is_open: bool) -> Load:
        waiting, load, answered = iter(asks), Load(), SimpleQueue[Outcome | BaseException]()
        taking = threading.Lock()
        started_s = time.monotonic()

        def work() -> None:
            try:
                with Client(self._address, self._credentials) as client:
                    for ask in _shared(waiting, taking):
                        now_s = time.monotonic() - started_s
                        if is_open and ask.at_s > now_s:
                            time.sleep(ask.at_s - now_s)
                        due_s = ask.at_s if is_open else time.monotonic() - started_s
                        how = {"started_s": started_s, "due_s": due_s, "hung_after_s": self._hung_after_s}
                        answered.put(ask_once(client, ask, self._answers, **how))
            except BaseException as error:
                answered.put(error)
                raise

        threads = [threading.Thread(target=work, daemon=True) for _ in range(min(self._num_clients, len(asks)))]
        for thread in threads:
            thread.start()
        for number in range(1, len(asks) + 1):
            outcome = answered.get()
            if isinstance(outcome, BaseException):
                raise outcome
            load.outcomes.append(outcome)
            done(number)
        for thread in threads:
            thread.join()
        load.seconds = time.monotonic() - started_s
        return load


def _shared(asks: Iterator[Ask], lock: threading.Lock) -> Iterator[Ask]:
    """The items that one of several threads takes from a shared iterator."""
    while True:
        with lock:
            ask = next(asks, None)
        if ask is None:
            return
        yield ask


def percentiles(values: Sequence[float]) -> dict[str, float]:
    """p50, p90, p99 and the largest value; a single value stands for all. Empty without values."""
    if not values:
        return {}
    cuts = statistics.quantiles(values, n=100, method="inclusive") if len(values) > 1 else [values[0]] * 99
    return {"p50": cuts[49], "p90": cuts[89], "p99": cuts[98], "most": max(values)}
