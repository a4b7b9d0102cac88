"""The unit allocator against a set: no unit is allocated twice or lost, and no run is shorter than necessary."""

from collections.abc import Iterable

from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from kvstore.disk.segment import SEGMENT_BYTES, Run, UnitAllocator

Unit = tuple[int, int]


def units_of(runs: Iterable[Run]) -> list[Unit]:
    return [(run.segment, run.position + at) for run in runs for at in range(run.count)]


def longest_hole(used: set[Unit], num_segments: int, units_per_segment: int) -> int:
    longest = 0
    for segment in range(num_segments):
        length = 0
        for position in range(units_per_segment):
            length = 0 if (segment, position) in used else length + 1
            longest = max(longest, length)
    return longest


class UnitMachine(RuleBasedStateMachine):
    """A store of at most some thirty units in segments of 1..8."""

    @initialize(per_segment=st.integers(1, 8), budget=st.integers(0, 30))
    def start(self, per_segment: int, budget: int) -> None:
        self.unit_bytes, self.per_segment = SEGMENT_BYTES // per_segment, per_segment
        self.allocator = UnitAllocator(self.unit_bytes, budget * self.unit_bytes)
        assert self.allocator.units_per_segment == per_segment
        self.runs: list[Run] = []

    @property
    def used(self) -> set[Unit]:
        return set(units_of(self.runs))

    def segments(self) -> int:
        runs = [*self.runs, *self.allocator.free_runs()]
        return max((run.segment for run in runs), default=-1) + 1

    @rule(wanted=st.integers(1, 12))
    def allocate(self, wanted: int) -> None:
        used, num_segments, limit = self.used, self.segments(), self.allocator.max_units
        possible = min(wanted, self.per_segment, limit - len(used))
        run = self.allocator.allocate(wanted)
        if possible < 1:
            assert run is None
            return
        assert run is not None
        assert 1 <= run.count <= possible
        assert run.position >= 0
        assert run.position + run.count <= self.per_segment
        assert not used & set(units_of([run]))
        if run.count < possible:
            # A run is shorter only if no hole is longer, and another segment would exceed the budget.
            assert run.count == longest_hole(used, num_segments, self.per_segment)
            assert (num_segments + 1) * self.per_segment > limit
        if run.segment >= num_segments:
            assert run.segment == num_segments
            assert longest_hole(used, num_segments, self.per_segment) < possible
        self.runs.append(run)

    @precondition(lambda self: self.runs)
    @rule(draw=st.data())
    def release_a_run_or_its_end(self, draw: st.DataObject) -> None:
        index = draw.draw(st.integers(0, len(self.runs) - 1))
        run = self.runs.pop(index)
        kept = draw.draw(st.integers(0, run.count - 1))
        if kept:
            self.runs.append(Run(run.segment, run.position, kept))
        self.allocator.release(Run(run.segment, run.position + kept, run.count - kept))

    @rule(limit=st.integers(0, 30))
    def change_the_limit(self, limit: int) -> None:
        self.allocator.max_units = limit

    @rule()
    def restart(self) -> None:
        limit = self.allocator.max_units
        self.allocator = UnitAllocator(self.unit_bytes, limit * self.unit_bytes, reversed(self.runs))

    @invariant()
    def free_and_used_units_are_all_units_and_share_none(self) -> None:
        free = self.allocator.free_runs()
        everything = units_of([*self.runs, *free])
        assert len(everything) == len(set(everything))
        assert set(everything) == {(s, p) for s in range(self.segments()) for p in range(self.per_segment)}
        assert self.allocator.num_used == len(self.used)

    @invariant()
    def neighbouring_holes_are_one(self) -> None:
        ends = {(run.segment, run.position + run.count) for run in self.allocator.free_runs()}
        assert not ends & {(run.segment, run.position) for run in self.allocator.free_runs()}


UnitMachine.TestCase.settings = settings(max_examples=80, stateful_step_count=40)


class TestUnitAllocatorBehavesLikeASetOfUnits(UnitMachine.TestCase):
    pass


@settings(max_examples=60)
@given(
    per_segment=st.integers(1, 6),
    budget=st.integers(1, 24),
    wanted=st.lists(st.integers(1, 8), min_size=1, max_size=40),
)
def test_room_is_used_to_the_last_unit_whatever_the_lengths_that_are_asked_for(
    per_segment: int, budget: int, wanted: list[int]
) -> None:
    unit_bytes = SEGMENT_BYTES // per_segment
    allocator, total = UnitAllocator(unit_bytes, budget * unit_bytes), 0
    for length in wanted * 24:
        run = allocator.allocate(length)
        total += run.count if run else 0
    assert total == allocator.num_used == budget
