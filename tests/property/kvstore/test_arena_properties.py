"""The frame allocator against a dictionary: no two frames share a byte, and freed bytes can be used again."""

from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from kvstore.format.layout import PAGE_BYTES
from kvstore.tiers.arena import FrameAllocator

frame_pages = st.one_of(st.integers(1, 12), st.sampled_from([37, 256, 257, 700]))
arena_bytes = st.one_of(st.integers(0, 40 * PAGE_BYTES), st.integers(1, 4000).map(lambda pages: pages * PAGE_BYTES))


def capacity(allocator: FrameAllocator, size_bytes: int) -> int:
    """Number of frames of a size that there is room for."""
    frames = []
    while (offset := allocator.allocate(size_bytes)) is not None:
        frames.append(offset)
    for offset in frames:
        allocator.free(offset)
    return len(frames)


class FrameMachine(RuleBasedStateMachine):
    """An arena of any size, used with up to four frame sizes."""

    @initialize(size_bytes=arena_bytes, typical=frame_pages, sizes=st.lists(frame_pages, min_size=1, max_size=4))
    def start(self, size_bytes: int, typical: int, sizes: list[int]) -> None:
        self.size_bytes = size_bytes
        self.typical_bytes = typical * PAGE_BYTES
        self.sizes = [pages * PAGE_BYTES for pages in (*sizes, typical)]
        self.allocator = self.fresh()
        self.frames: dict[int, int] = {}

    def fresh(self) -> FrameAllocator:
        return FrameAllocator(self.size_bytes, self.typical_bytes)

    @rule(choice=st.integers(0, 4), count=st.integers(1, 40))
    def allocate(self, choice: int, count: int) -> None:
        size_bytes = self.sizes[choice % len(self.sizes)]
        for _ in range(count):
            offset = self.allocator.allocate(size_bytes)
            if offset is None:
                return
            assert offset not in self.frames
            self.frames[offset] = size_bytes

    @precondition(lambda self: self.frames)
    @rule(draw=st.data(), count=st.integers(1, 40))
    def free_some(self, draw: st.DataObject, count: int) -> None:
        for _ in range(min(count, len(self.frames))):
            offset = sorted(self.frames)[draw.draw(st.integers(0, len(self.frames) - 1))]
            del self.frames[offset]
            self.allocator.free(offset)

    @precondition(lambda self: self.frames)
    @rule(choice=st.integers(0, 4))
    def free_all_of_a_size(self, choice: int) -> None:
        size_bytes = self.sizes[choice % len(self.sizes)]
        for offset in [offset for offset, size in self.frames.items() if size == size_bytes]:
            del self.frames[offset]
            self.allocator.free(offset)

    @rule(choice=st.integers(0, 4))
    def free_everything_and_find_full_capacity(self, choice: int) -> None:
        for offset in self.frames:
            self.allocator.free(offset)
        self.frames.clear()
        size_bytes = self.sizes[choice % len(self.sizes)]
        assert capacity(self.allocator, size_bytes) == capacity(self.fresh(), size_bytes)
        assert self.allocator.used_bytes == 0

    @invariant()
    def frames_are_aligned_inside_and_apart(self) -> None:
        end_of_last = 0
        for offset, size_bytes in sorted(getattr(self, "frames", {}).items()):
            assert offset % PAGE_BYTES == 0
            assert offset >= end_of_last
            end_of_last = offset + size_bytes
        assert end_of_last <= getattr(self, "size_bytes", 0)

    @invariant()
    def the_accounts_are_those_of_the_model(self) -> None:
        frames = getattr(self, "frames", {})
        if frames:
            assert all(self.allocator.frame_bytes(offset) == size for offset, size in frames.items())
            assert self.allocator.used_bytes == sum(frames.values())


TestFramesAgainstADictionary = FrameMachine.TestCase
TestFramesAgainstADictionary.settings = settings(max_examples=60, stateful_step_count=30)


@settings(max_examples=100)
@given(size_bytes=arena_bytes, typical=frame_pages)
def test_the_typical_size_fills_the_arena_to_the_last_frame(size_bytes: int, typical: int) -> None:
    typical_bytes = typical * PAGE_BYTES
    assert capacity(FrameAllocator(size_bytes, typical_bytes), typical_bytes) == size_bytes // typical_bytes


@settings(max_examples=100)
@given(size_bytes=arena_bytes, pages=frame_pages)
def test_any_one_size_gets_seven_eighths_of_the_arena_less_a_frame(size_bytes: int, pages: int) -> None:
    frame_bytes = pages * PAGE_BYTES
    num_frames = capacity(FrameAllocator(size_bytes), frame_bytes)
    assert 8 * num_frames >= 7 * (size_bytes // PAGE_BYTES * PAGE_BYTES // frame_bytes) - 8
