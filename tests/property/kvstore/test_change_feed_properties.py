"""A reader of the change feed knows the set of keys, however seldom it reads and however little is kept."""

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from kvstore.format.identity import KEY_BYTES
from kvstore.index.change_feed import ChangeFeed, merged

numbers = st.sets(st.integers(0, 15), min_size=1, max_size=6)


def packed(keys: set[int]) -> bytes:
    return b"".join(key.to_bytes(KEY_BYTES, "big") for key in sorted(keys))


def unpacked(keys: bytes) -> set[int]:
    unpacked = [int.from_bytes(keys[at : at + KEY_BYTES], "big") for at in range(0, len(keys), KEY_BYTES)]
    assert len(unpacked) == len(set(unpacked)), "a key is in the changes twice"
    return set(unpacked)


class FeedMachine(RuleBasedStateMachine):
    """A set, its feed, and two readers that read at random. The second may be late without limit."""

    @initialize(first=st.integers(1, 2**60), kept=st.integers(0, 20))
    def begin(self, first: int, kept: int) -> None:
        self.kept = kept
        self.feed = ChangeFeed(first, kept)
        self.present = set[int]()
        #: Number and set that each reader has seen. A new reader asks with 0.
        self.readers = [(0, set[int]()), (0, set[int]())]
        self.num_snapshots = 0

    @rule(keys=numbers)
    def add(self, keys: set[int]) -> None:
        if new := keys - self.present:
            self.feed.add(packed(new))
            self.present |= new

    @rule(keys=numbers)
    def remove(self, keys: set[int]) -> None:
        if gone := keys & self.present:
            self.feed.remove(packed(gone))
            self.present -= gone

    @rule(which=st.integers(0, 1))
    def look(self, which: int) -> None:
        after, known = self.readers[which]
        changes = self.feed.since(after)
        if changes is None:
            known = set(self.present)  # the snapshot
        else:
            added, removed = map(unpacked, merged(changes))
            assert not added & removed
            known = known - removed | added
        assert known == self.present
        self.readers[which] = self.feed.sequence, known

    @precondition(lambda self: self.kept > 0)
    @rule(key=st.integers(0, 15))
    def one_change_after_a_look_is_kept(self, key: int) -> None:
        before = self.feed.sequence
        self.remove({key}) if key in self.present else self.add({key})
        assert self.feed.since(before) is not None

    @rule(stranger=st.integers(0, 2**60))
    def a_number_that_the_feed_has_not_told_brings_a_snapshot(self, stranger: int) -> None:
        if not 0 <= self.feed.sequence - stranger <= len(self.feed._kept):
            assert self.feed.since(stranger) is None

    @invariant()
    def memory_is_bounded(self) -> None:
        assert sum(len(change.keys) for change in self.feed._kept) <= self.kept * KEY_BYTES


FeedMachine.TestCase.settings = settings(max_examples=200, stateful_step_count=40)


class TestAReaderOfTheFeedKnowsTheSet(FeedMachine.TestCase):
    pass
