"""The radix index against a dictionary, over alphabets so small that prefixes share, part and split all the time."""

import dataclasses
import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from kvstore.format.identity import chunk_keys
from kvstore.index.radix import RadixIndex, StoredRun

#: A prefix is a tuple of symbols, each standing for one chunk.
Prefix = tuple[int, ...]
prefixes = st.lists(st.integers(0, 2), max_size=6).map(tuple)
some_prefix = st.lists(st.integers(0, 2), min_size=1, max_size=6).map(tuple)


def keys_of(prefix: Prefix) -> list[bytes]:
    return list(chunk_keys(b"root", prefix, 1))


def beginnings(prefix: Prefix) -> list[Prefix]:
    return [prefix[:length] for length in range(1, len(prefix) + 1)]


@dataclasses.dataclass
class Model:
    """Chunk ids of the stored prefixes; every beginning of a stored prefix is stored as well."""

    chunk_ids: dict[Prefix, int] = dataclasses.field(default_factory=dict)

    def matched(self, prefix: Prefix) -> list[int]:
        stored = []
        for beginning in beginnings(prefix):
            if beginning not in self.chunk_ids:
                break
            stored.append(self.chunk_ids[beginning])
        return stored

    def insert(self, prefix: Prefix, chunk_ids: list[int]) -> None:
        start = len(self.matched(prefix))
        self.chunk_ids.update(zip(beginnings(prefix)[start:], chunk_ids, strict=True))

    def after(self, prefix: Prefix) -> dict[bytes, int]:
        return {
            keys_of(other)[-1]: chunk_id for other, chunk_id in self.chunk_ids.items() if other[: len(prefix)] == prefix
        }


def cut_into_runs(model: Model, data: st.DataObject, first_chunk_id: int = 0) -> tuple[list[StoredRun], Model]:
    """The model's prefixes as runs, cut at random, with new ids; ordered as in a catalog: by depth, else at random."""
    left, runs, chunk_ids = set(model.chunk_ids), list[StoredRun](), dict[Prefix, int]()
    while left:
        run = [data.draw(st.sampled_from(sorted(p for p in left if p[:-1] not in left)), label="first chunk")]
        while followers := sorted(p for p in left if p[:-1] == run[-1]):
            follower = data.draw(st.sampled_from([None, *followers]), label="next chunk")
            if follower is None:
                break
            run.append(follower)
        left -= set(run)
        chunk_ids.update((prefix, first_chunk_id + at) for at, prefix in enumerate(run))
        runs.append(stored_run(run, first_chunk_id))
        first_chunk_id += 100
    shuffled = data.draw(st.permutations(runs), label="runs")
    return sorted(shuffled, key=lambda run: run.depth), Model(chunk_ids)


def stored_run(prefixes_of_run: list[Prefix], first_chunk_id: int) -> StoredRun:
    """The run of the last chunks of `prefixes_of_run`, each of which is one chunk longer than the one before."""
    first, keys = prefixes_of_run[0], keys_of(prefixes_of_run[-1])
    parent = keys[len(first) - 2] if len(first) > 1 else b""
    return StoredRun(parent, len(first) - 1, b"".join(keys[len(first) - 1 :]), first_chunk_id)


def build(runs: list[StoredRun], model: Model) -> tuple[RadixIndex, list[int]]:
    """The index, and the first chunk_ids of orphans; checks that every other run follows the right chunk."""
    index, follows = RadixIndex.build(runs)
    assert len(follows) == len(runs)
    by_key = {keys_of(prefix)[-1]: chunk_id for prefix, chunk_id in model.chunk_ids.items()}
    for run, chunk_id in zip(runs, follows, strict=True):
        if chunk_id is not None:
            assert chunk_id == (by_key[run.parent] if run.parent else -1)
    return index, [run.first_chunk_id for run, chunk_id in zip(runs, follows, strict=True) if chunk_id is None]


def prefixes_of(run: StoredRun, model: Model) -> list[Prefix]:
    """The model's prefixes that end with the chunks of a run."""
    by_key = {keys_of(prefix)[-1]: prefix for prefix in model.chunk_ids}
    return [by_key[run.keys[at : at + 16]] for at in range(0, len(run.keys), 16)]


def assert_same(index: RadixIndex, model: Model) -> None:
    items = list(index.items())
    assert len(index) == len(items) == len(model.chunk_ids)
    assert dict(items) == model.after(())
    assert_runs(index, model)
    order = {key: position for position, (key, _) in enumerate(items)}
    for prefix in model.chunk_ids:
        keys = keys_of(prefix)
        assert index.match(b"".join(keys)) == model.matched(prefix)
        assert len(prefix) == 1 or order[keys[-2]] < order[keys[-1]]


def assert_runs(index: RadixIndex, model: Model) -> None:
    """Nodes are runs that no stored prefix leaves in the middle, with the right depth and number of branches."""
    by_chunk_id = {chunk_id: prefix for prefix, chunk_id in model.chunk_ids.items()}
    seen: list[Prefix] = []
    for depth, chunk_ids, num_branches in index.runs():
        run = [by_chunk_id[chunk_id] for chunk_id in chunk_ids]
        assert depth == len(run[0]) - 1
        assert len(run[0]) == 1 or run[0][:-1] in seen
        for before, after in itertools.pairwise(run):
            assert after[:-1] == before
            assert [p for p in model.chunk_ids if p[:-1] == before] == [after]
        assert len([p for p in model.chunk_ids if p[:-1] == run[-1]]) == num_branches
        seen += run
    assert sorted(seen) == sorted(model.chunk_ids)


class RadixMachine(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.index, self.model, self.next_place = RadixIndex(), Model(), 2**63

    def new_places(self, count: int) -> list[int]:
        self.next_place += count
        return list(range(self.next_place - count, self.next_place))

    @rule(prefix=prefixes)
    def insert(self, prefix: Prefix) -> None:
        start = len(self.model.matched(prefix))
        chunk_ids = self.new_places(len(prefix) - start)
        self.index.insert(keys_of(prefix), start, chunk_ids)
        self.model.insert(prefix, chunk_ids)

    @rule(prefix=some_prefix, start=st.integers(0, 6))
    def insert_at_a_wrong_start(self, prefix: Prefix, start: int) -> None:
        start = min(start, len(prefix))
        if start != len(self.model.matched(prefix)):
            with pytest.raises(ValueError, match="chunks of this prefix are stored, not"):
                self.index.insert(keys_of(prefix), start, self.new_places(len(prefix) - start))

    @rule(prefix=some_prefix, surplus=st.sampled_from([-1, 1]))
    def insert_with_a_wrong_number_of_places(self, prefix: Prefix, surplus: int) -> None:
        start = len(self.model.matched(prefix))
        count = len(prefix) - start + surplus
        if count >= 0:
            with pytest.raises(ValueError, match="new chunks but"):
                self.index.insert(keys_of(prefix), start, self.new_places(count))

    @rule(prefix=prefixes)
    def match(self, prefix: Prefix) -> None:
        assert self.index.match(b"".join(keys_of(prefix))) == self.model.matched(prefix)

    @rule(prefix=prefixes)
    def remove(self, prefix: Prefix) -> None:
        removed = self.index.remove(keys_of(prefix))
        if not prefix or prefix not in self.model.chunk_ids:
            assert removed == []
            return
        assert removed[0] == (keys_of(prefix)[-1], self.model.chunk_ids[prefix])
        assert len(removed) == len(dict(removed))
        assert dict(removed) == self.model.after(prefix)
        self.model.chunk_ids = {
            other: chunk_id for other, chunk_id in self.model.chunk_ids.items() if other[: len(prefix)] != prefix
        }

    @rule(prefix=some_prefix, start=st.integers(0, 6))
    def relocate(self, prefix: Prefix, start: int) -> None:
        start = min(start, len(prefix))
        chunk_ids = self.new_places(len(prefix) - start)
        if prefix in self.model.chunk_ids:
            self.index.relocate(keys_of(prefix), start, chunk_ids)
            self.model.chunk_ids.update(zip(beginnings(prefix)[start:], chunk_ids, strict=True))
        else:
            with pytest.raises(ValueError, match="only stored chunks can be moved"):
                self.index.relocate(keys_of(prefix), start, chunk_ids)

    @rule(prefix=some_prefix, surplus=st.sampled_from([-1, 1]))
    def relocate_with_a_wrong_number_of_places(self, prefix: Prefix, surplus: int) -> None:
        with pytest.raises(ValueError, match="each to one chunk_id"):
            self.index.relocate(keys_of(prefix), 0, self.new_places(len(prefix) + surplus))

    @rule(draw=st.data())
    def restart_from_runs(self, draw: st.DataObject) -> None:
        self.next_place += 10**6
        runs, self.model = cut_into_runs(self.model, draw, self.next_place)
        self.next_place += 10**6
        self.index, orphans = build(runs, self.model)
        assert orphans == []

    @invariant()
    def index_and_model_agree(self) -> None:
        assert_same(self.index, self.model)


RadixMachine.TestCase.settings = settings(max_examples=60, stateful_step_count=30)


class TestRadixIndexBehavesLikeADictionaryOfPrefixes(RadixMachine.TestCase):
    pass


def inserted(stored: list[Prefix]) -> tuple[RadixIndex, Model]:
    index, model = RadixIndex(), Model()
    for number, prefix in enumerate(stored):
        start = len(model.matched(prefix))
        chunk_ids = [100 * number + position for position in range(len(prefix) - start)]
        index.insert(keys_of(prefix), start, chunk_ids)
        model.insert(prefix, chunk_ids)
    return index, model


@settings(max_examples=100)
@given(stored=st.lists(some_prefix, max_size=12), data=st.data())
def test_an_index_built_from_runs_holds_what_an_inserting_one_holds(stored: list[Prefix], data: st.DataObject) -> None:
    index, model = inserted(stored)
    runs, placed = cut_into_runs(model, data)
    built, orphans = build(runs, placed)
    assert orphans == []
    assert [key for key, _ in sorted(built.items())] == [key for key, _ in sorted(index.items())]
    assert_same(built, placed)
    assert_same(index, model)


@settings(max_examples=100)
@given(stored=st.lists(some_prefix, min_size=1, max_size=12), data=st.data())
def test_runs_after_a_lost_run_are_reported_as_orphans_and_left_out(stored: list[Prefix], data: st.DataObject) -> None:
    runs, model = cut_into_runs(inserted(stored)[1], data)
    lost = data.draw(st.lists(st.sampled_from(runs), min_size=1, max_size=3, unique=True), label="lost")
    lost_prefixes = {prefix for run in lost for prefix in prefixes_of(run, model)}
    whole = {p: chunk_id for p, chunk_id in model.chunk_ids.items() if not lost_prefixes & set(beginnings(p))}
    kept = [run for run in runs if run not in lost]
    built, orphans = build(kept, model)
    expected = [run.first_chunk_id for run in kept if prefixes_of(run, model)[0] not in whole]
    assert sorted(orphans) == sorted(expected)
    assert_same(built, Model(whole))


@settings(max_examples=100)
@given(stored=st.lists(some_prefix, min_size=1, max_size=12), data=st.data())
def test_runs_whose_chunks_are_stored_already_are_reported_and_change_nothing(
    stored: list[Prefix], data: st.DataObject
) -> None:
    runs, model = cut_into_runs(inserted(stored)[1], data)
    doubles = data.draw(st.lists(st.sampled_from(runs), min_size=1, max_size=3, unique=True), label="doubles")
    again = [double._replace(first_chunk_id=10**6 + 100 * at) for at, double in enumerate(doubles)]
    built, orphans = build(sorted([*runs, *again], key=lambda run: run.depth), model)
    assert sorted(orphans) == [double.first_chunk_id for double in again]
    assert_same(built, model)


@settings(max_examples=100)
@given(stored=st.lists(some_prefix, min_size=1, max_size=10), data=st.data())
def test_the_later_of_two_runs_with_one_first_chunk_is_left_out_with_all_runs_after_it(
    stored: list[Prefix], data: st.DataObject
) -> None:
    """After two saves of one prompt that raced, the second run begins like the first and then differs."""
    runs, model = cut_into_runs(inserted(stored)[1], data)
    first = prefixes_of(data.draw(st.sampled_from(runs), label="first"), model)
    rival = [first[0], (*first[0], 7), (*first[0], 7, 8)]
    after = [(*rival[-1], 9)]
    more = [stored_run(rival, 10**6), stored_run(after, 2 * 10**6)]
    built, orphans = build(sorted([*runs, *more], key=lambda run: run.depth), model)
    assert sorted(orphans) == [10**6, 2 * 10**6]
    assert_same(built, model)


@settings(max_examples=60)
@given(stored=st.lists(some_prefix, min_size=1, max_size=10), shift=st.sampled_from([-1, 1, 5]), data=st.data())
def test_a_run_whose_depth_does_not_follow_its_parent_is_an_orphan(
    stored: list[Prefix], shift: int, data: st.DataObject
) -> None:
    runs, model = cut_into_runs(inserted(stored)[1], data)
    at = data.draw(st.integers(0, len(runs) - 1), label="wrong")
    wrong = runs[at]._replace(depth=runs[at].depth + shift)
    built, orphans = build(sorted([*runs[:at], wrong, *runs[at + 1 :]], key=lambda run: run.depth), model)
    lost = set(prefixes_of(runs[at], model))
    whole = {p: chunk_id for p, chunk_id in model.chunk_ids.items() if not lost & set(beginnings(p))}
    assert wrong.first_chunk_id in orphans
    assert_same(built, Model(whole))


def test_branches_that_leave_a_run_in_its_middle_are_hung_there_whatever_their_order() -> None:
    trunk = [(0,) * length for length in range(1, 7)]
    branches = {depth: [(*(0,) * depth, 1), (*(0,) * depth, 1, 1)] for depth in (1, 2, 4, 6)}
    model = Model({prefix: at for at, prefix in enumerate(trunk)})
    for depth, branch in branches.items():
        model.chunk_ids.update((prefix, 100 * depth + at) for at, prefix in enumerate(branch))
    for order in ((1, 2, 4, 6), (6, 4, 2, 1), (4, 1, 6, 2)):
        runs = [stored_run(trunk, 0), *(stored_run(branches[depth], 100 * depth) for depth in order)]
        built, orphans = build(sorted(runs, key=lambda run: run.depth), model)
        assert orphans == []
        assert_same(built, model)


@settings(max_examples=100)
@given(stored=st.lists(some_prefix, min_size=1, max_size=10), later=st.lists(some_prefix, max_size=5), data=st.data())
def test_an_index_built_from_runs_goes_on_like_one_that_never_stopped(
    stored: list[Prefix], later: list[Prefix], data: st.DataObject
) -> None:
    runs, model = cut_into_runs(inserted(stored)[1], data)
    built, _ = build(runs, model)
    for number, prefix in enumerate(later):
        start = len(model.matched(prefix))
        chunk_ids = [10**6 + 100 * number + position for position in range(len(prefix) - start)]
        built.insert(keys_of(prefix), start, chunk_ids)
        model.insert(prefix, chunk_ids)
        assert_same(built, model)
