"""The radix index against a dictionary, over alphabets so small that prefixes share, part and split all the time."""

import dataclasses

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from kvstore.identity import chunk_keys
from kvstore.radix import RadixIndex

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
    """Which prefixes are stored, and where: with a prefix, all its beginnings are stored."""

    places: dict[Prefix, int] = dataclasses.field(default_factory=dict)

    def matched(self, prefix: Prefix) -> list[int]:
        stored = []
        for beginning in beginnings(prefix):
            if beginning not in self.places:
                break
            stored.append(self.places[beginning])
        return stored

    def insert(self, prefix: Prefix, places: list[int]) -> None:
        start = len(self.matched(prefix))
        self.places.update(zip(beginnings(prefix)[start:], places, strict=True))

    def behind(self, prefix: Prefix) -> dict[bytes, int]:
        return {keys_of(other)[-1]: place for other, place in self.places.items() if other[: len(prefix)] == prefix}

    def rows(self) -> list[tuple[bytes, bytes | None, int]]:
        """Rows as the catalog gives them: by depth, and within a depth in no order of ours."""
        ordered = sorted(self.places, key=lambda prefix: (len(prefix), keys_of(prefix)[-1]))
        return [
            (keys_of(prefix)[-1], keys_of(prefix)[-2] if len(prefix) > 1 else None, self.places[prefix])
            for prefix in ordered
        ]


def assert_same(index: RadixIndex, model: Model) -> None:
    items = list(index.items())
    assert len(index) == len(items) == len(model.places)
    assert dict(items) == model.behind(())
    order = {key: position for position, (key, _) in enumerate(items)}
    for prefix in model.places:
        keys = keys_of(prefix)
        assert index.match(keys) == model.matched(prefix)
        assert len(prefix) == 1 or order[keys[-2]] < order[keys[-1]]


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
        places = self.new_places(len(prefix) - start)
        self.index.insert(keys_of(prefix), start, places)
        self.model.insert(prefix, places)

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
        assert self.index.match(keys_of(prefix)) == self.model.matched(prefix)
        assert self.index.match(iter(keys_of(prefix))) == self.model.matched(prefix)

    @rule(prefix=prefixes)
    def remove(self, prefix: Prefix) -> None:
        removed = self.index.remove(keys_of(prefix))
        if not prefix or prefix not in self.model.places:
            assert removed == []
            return
        assert removed[0] == (keys_of(prefix)[-1], self.model.places[prefix])
        assert len(removed) == len(dict(removed))
        assert dict(removed) == self.model.behind(prefix)
        self.model.places = {
            other: place for other, place in self.model.places.items() if other[: len(prefix)] != prefix
        }

    @rule()
    def restart_from_rows(self) -> None:
        self.index, orphans = RadixIndex.build(self.model.rows())
        assert orphans == []

    @invariant()
    def index_and_model_agree(self) -> None:
        assert_same(self.index, self.model)


RadixMachine.TestCase.settings = settings(max_examples=60, stateful_step_count=30, deadline=None)


class TestRadixIndexBehavesLikeADictionaryOfPrefixes(RadixMachine.TestCase):
    pass


def inserted(stored: list[Prefix]) -> tuple[RadixIndex, Model]:
    index, model = RadixIndex(), Model()
    for number, prefix in enumerate(stored):
        start = len(model.matched(prefix))
        places = [100 * number + position for position in range(len(prefix) - start)]
        index.insert(keys_of(prefix), start, places)
        model.insert(prefix, places)
    return index, model


@settings(max_examples=100, deadline=None)
@given(stored=st.lists(some_prefix, max_size=12))
def test_an_index_built_from_rows_equals_one_built_by_inserting(stored: list[Prefix]) -> None:
    index, model = inserted(stored)
    built, orphans = RadixIndex.build(model.rows())
    assert orphans == []
    assert len(built) == len(index)
    assert dict(built.items()) == dict(index.items())
    assert_same(built, model)
    assert_same(index, model)


@settings(max_examples=100, deadline=None)
@given(stored=st.lists(some_prefix, min_size=1, max_size=12), data=st.data())
def test_rows_behind_a_lost_row_are_reported_as_orphans_and_left_out(stored: list[Prefix], data: st.DataObject) -> None:
    _, model = inserted(stored)
    rows = model.rows()
    lost = set(data.draw(st.lists(st.sampled_from(sorted(model.places)), min_size=1, max_size=3), label="lost"))
    lost_keys = {keys_of(prefix)[-1] for prefix in lost}
    whole = {p: place for p, place in model.places.items() if not lost & set(beginnings(p))}
    built, orphans = RadixIndex.build(row for row in rows if row[0] not in lost_keys)
    expected = {keys_of(prefix)[-1] for prefix in model.places if prefix not in whole} - lost_keys
    assert set(orphans) == expected
    assert len(orphans) == len(expected)
    assert_same(built, Model(whole))


@settings(max_examples=100, deadline=None)
@given(stored=st.lists(some_prefix, min_size=1, max_size=10), later=st.lists(some_prefix, max_size=5))
def test_an_index_built_from_rows_goes_on_like_one_that_never_stopped(
    stored: list[Prefix], later: list[Prefix]
) -> None:
    _, model = inserted(stored)
    built, _ = RadixIndex.build(model.rows())
    for number, prefix in enumerate(later):
        start = len(model.matched(prefix))
        places = [10**6 + 100 * number + position for position in range(len(prefix) - start)]
        built.insert(keys_of(prefix), start, places)
        model.insert(prefix, places)
        assert_same(built, model)
