"""Bounds on how long decoding and prefills wait for each other: the real baton, in a simulated worker.

Threads of the worker are generators. Each yields seconds that it computes or sleeps, or the turn with which it asks
for the baton, and goes on when the turn has it; the batch yields None while there is no request.
"""

import heapq
from collections.abc import Generator
from dataclasses import dataclass, field, replace

from hypothesis import example, given, settings
from hypothesis import strategies as st

from workers.turns.baton import Baton
from workers.turns.turn_order import Turn

#: Tokens of prompts that one pass takes.
BUDGET = 256

Thread = Generator[float | Turn | None, None, None]


@dataclass(eq=False)
class Stream:
    """A request that the batch decodes, after a prefill unless it has its first token."""

    arrives_s: float
    prompt_tokens: int
    num_new: int
    turn: Turn | None = None


@dataclass(eq=False)
class Slice:
    """A prefill in a pass of its own, a layer a turn. If it waits for rows it lends the baton after each layer."""

    arrives_s: float
    layer_s: float
    num_layers: int
    waits_s: float
    #: Announced size as a share of the true one.
    estimate: float = 1.0


class SimulatedBaton(Baton):
    def _wait(self, granted: object) -> float:
        return 0.0  # the thread that asks is a generator


@dataclass
class SimulatedWorker:
    """A worker; `turns_s`: seconds of each turn of a pass without prompt tokens, each of which adds `token_s`."""

    turns_s: list[float]
    token_s: float
    now_s: float = 0.0
    batch: Turn = field(default_factory=lambda: Turn(is_decode=True))
    holder: Turn | None = None
    #: The longest turns of slices and of the batch, in seconds.
    layer_s: float = 0.0
    batch_s: float = 0.0
    #: Seconds that the batch has waited to decode after its last turn.
    waits_s: float = 0.0
    #: Seconds in which both batch and slices wanted the baton, and the part of it that slices had.
    both_s: float = 0.0
    slices_s: float = 0.0

    def __post_init__(self) -> None:
        self.baton = SimulatedBaton(lambda: self.now_s, self._granted)
        self._sleeping: list[tuple[float, int, Thread]] = []
        self._asking: dict[Turn | None, Thread] = {}
        self._joining: list[Stream] = []
        self._streams: list[Stream] = []
        self._slices: set[Turn] = set()
        self._number = 0

    def run(self, streams: list[Stream], slices: list[Slice]) -> None:
        self.layer_s = max(job.layer_s for job in slices)
        self.batch_s = max(self.turns_s) + BUDGET * self.token_s
        for thread in (self._batch_loop(), *map(self._stream, streams), *map(self._slice, slices)):
            self._go_on(thread)
        while self._sleeping:
            until_s, _, thread = heapq.heappop(self._sleeping)
            self._see_waits(until_s - self.now_s)
            self._see_shares(until_s - self.now_s)
            self.now_s = until_s
            self._go_on(thread)
        assert set(self._asking) == {None}, "a thread other than the idle batch loop still waits for the baton"

    def _see_waits(self, seconds: float) -> None:
        """Add up and check the waits of decoding requests, and of requests that wait to join the batch."""
        decodes = any(stream.turn is None and stream.num_new for stream in self._streams + self._joining)
        self.waits_s = self.waits_s + seconds if decodes and self.holder is not self.batch else 0.0
        assert self.waits_s <= self.layer_s + self.batch_s, f"decoding waits for {self.waits_s} s"

    def _see_shares(self, seconds: float) -> None:
        """Check shares while the batch only decodes, so that no prefill in it can go first."""
        decodes = self.batch.is_decode and not self.batch.carried
        if not (decodes and (self.holder is self.batch or self.batch in self._asking) and self._slices):
            self.both_s = self.slices_s = 0.0
            return
        self.both_s += seconds
        self.slices_s += seconds if self.holder is not self.batch else 0.0
        assert abs(self.slices_s - self.both_s / 2) <= self.layer_s + self.batch_s, (
            f"prefills had {self.slices_s} of {self.both_s} s"
        )

    def _granted(self, turn: Turn) -> None:
        self.holder = turn

    def _go_on(self, thread: Thread | None) -> None:
        """Run a thread, and the threads that it hands the baton to, until each sleeps or waits."""
        while thread is not None:
            wants = next(thread, 0)
            if isinstance(wants, float):
                self._number += 1
                heapq.heappush(self._sleeping, (self.now_s + wants, self._number, thread))
            elif wants != 0:
                self._asking[wants] = thread
            thread = self._asking.pop(self.holder, None) if self.holder is not None else None

    def _release(self) -> None:
        self.holder = None
        self.baton.release()

    def _slice(self, job: Slice) -> Thread:
        yield job.arrives_s
        turn = self.baton.add_prefill(job.layer_s * job.num_layers * job.estimate)
        for layer in range(job.num_layers):
            if layer == 0 or job.waits_s:
                self._slices.add(turn)
                self.baton.acquire(turn)
                yield turn
            self.baton.offer()
            yield turn
            yield job.layer_s
            if job.waits_s or layer == job.num_layers - 1:
                self._slices.remove(turn)
                self._release()
                yield job.waits_s
        self.baton.complete(turn)

    def _stream(self, stream: Stream) -> Thread:
        yield stream.arrives_s
        if stream.prompt_tokens:
            stream.turn = self.baton.add_prefill(stream.prompt_tokens * self.token_s * len(self.turns_s))
        self._joining.append(stream)
        self.baton.expect(self.batch, stream.turn)
        self._go_on(self._asking.pop(None, None))

    def _batch_loop(self) -> Thread:
        while True:
            if not self._joining:
                yield None
            self.baton.acquire(self.batch)
            yield self.batch
            while self._streams or self._joining:
                self._streams += self._joining
                self._joining = []
                yield from self._pass(self._streams)
                self._streams = [stream for stream in self._streams if stream.num_new]
            self.baton.carry({}, is_decode=True)
            self._release()

    def _pass(self, streams: list[Stream]) -> Thread:
        by_turn = {stream.turn: stream for stream in streams if stream.turn is not None}
        chunks, left = dict[Turn, int](), BUDGET
        for turn in self.baton.in_line(by_turn)[0]:
            if left:
                chunks[turn] = min(left, by_turn[turn].prompt_tokens)
                left -= chunks[turn]
        decoding = [stream for stream in streams if stream.turn is None]
        self.baton.carry(chunks, is_decode=bool(decoding))
        for turn_s in self.turns_s:
            self.baton.offer()
            yield self.batch
            yield turn_s + self.token_s * sum(chunks.values())
        for turn, size in chunks.items():
            by_turn[turn].prompt_tokens -= size
            if not by_turn[turn].prompt_tokens:
                self.baton.complete(turn)
                by_turn[turn].turn = None
                decoding.append(by_turn[turn])
        for stream in decoding:
            stream.num_new -= 1


def seconds(least: int, most: int) -> st.SearchStrategy[float]:
    """Whole seconds, whose sums are exact."""
    return st.integers(least, most).map(float)


streams_strategy = st.lists(
    st.builds(Stream, seconds(0, 3000), st.integers(0, 3 * BUDGET), st.integers(1, 100)), min_size=1, max_size=5
)
slices_strategy = st.lists(
    st.builds(
        Slice,
        seconds(0, 3000),
        seconds(1, 100),
        st.integers(1, 30),
        seconds(0, 30) | st.just(0.0),
        st.sampled_from((0.1, 1.0, 10.0)),
    ),
    min_size=1,
    max_size=4,
)


@settings(max_examples=300)
@given(
    st.lists(seconds(1, 30), min_size=1, max_size=4), st.sampled_from((0.0, 0.25)), streams_strategy, slices_strategy
)
@example([2.0, 3.0], 0.25, [Stream(0.0, 20, 400), Stream(2020.0, 40, 50)], [Slice(2030.0, 70.0, 30, 0.0)])
@example([5.0, 5.0], 0.25, [Stream(10.0, 500, 1), Stream(200.0, 0, 5)], [Slice(0.0, 20.0, 30, 0.0)])
@example([3.0], 0.0, [Stream(0.0, 1, 9)], [Slice(0.0, 1.0, 1, 0.0)])
def test_decoding_waits_for_one_turn_of_a_prefill_and_prefills_have_their_half(
    turns_s: list[float], token_s: float, streams: list[Stream], slices: list[Slice]
) -> None:
    SimulatedWorker(turns_s, token_s).run([replace(stream) for stream in streams], slices)
