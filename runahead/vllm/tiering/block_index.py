"""Index of blocks: the slot of each, and which block goes first when there is no free slot. One thread, no files."""

import time
from collections import Counter, OrderedDict
from collections.abc import Iterable, Sequence

from runahead.vllm.tiering.slot_files import Block

#: Seconds after which slots that found the disk full are tried again.
RETRY_S = 30.0


class BlockIndex:
    """Slots of known blocks, from the least to the most recently used.

    `touch` makes a prompt's first block the most recent one, so a prompt loses its tail first, and a prefix that
    several prompts share outlives each of their tails.
    """

    def __init__(self, num_slots: int) -> None:
        self.num_evicted = 0
        self._num_slots = num_slots
        self._slots: OrderedDict[bytes, int] = OrderedDict()
        self._writing: set[bytes] = set()
        self._readers: Counter[int] = Counter()
        self._free: list[int] = []
        self._unused = 0
        #: Slots that could not be written because the disk was full, and when they are tried again.
        self._without_room: list[int] = []
        self._retry_at = 0.0
        self._sequence = 0

    def __len__(self) -> int:
        return len(self._slots)

    @property
    def num_slots_in_use(self) -> int:
        """Slots that have been used, which files have room for."""
        return self._unused

    def __contains__(self, key: bytes) -> bool:
        return key in self._slots

    def restore(self, found: Iterable[Block], num_used: int) -> None:
        """Take the blocks of a scan, of two with one key the newer one, and the number of slots that have been used.

        A block's ancestors become as recent as it is.
        """
        self._unused = num_used
        newest: dict[bytes, Block] = {}
        for block in sorted(found, key=lambda block: block.sequence):
            newest[block.key] = block
            self._sequence = max(self._sequence, block.sequence)
        order: list[Block] = []
        waiting = dict(newest)
        for block in sorted(newest.values(), key=lambda block: -block.sequence):
            line = []
            member = waiting.pop(block.key, None)
            while member is not None:
                line.append(member)
                member = waiting.pop(member.parent, None)
            order += reversed(line)
        self._slots = OrderedDict((block.key, block.slot) for block in reversed(order))
        taken = set(self._slots.values())
        self._free = [slot for slot in range(self._unused) if slot not in taken]

    def reserve(self, blocks: Sequence[tuple[bytes, int, bytes]]) -> list[Block]:
        """Slots for those of (key, chunk, parent) that are not stored and not being stored, in slots' order.

        Evicts. A block without a slot is left out: every slot is being written or read.
        """
        wanted = [each for each in blocks if each[0] not in self._slots and each[0] not in self._writing]
        if self._without_room and time.monotonic() >= self._retry_at:
            self._free += self._without_room
            self._without_room = []
        slots = sorted(slot for slot in (self._take() for _ in wanted) if slot is not None)
        placed = []
        for (key, chunk, parent), slot in zip(wanted, slots, strict=False):
            self._sequence += 1
            placed.append(Block(key, slot, chunk, parent, self._sequence))
            self._writing.add(key)
        return placed

    def publish(self, block: Block) -> None:
        """A block is durable: it can be found."""
        self._writing.discard(block.key)
        self._slots[block.key] = block.slot

    def give_up(self, block: Block, *, is_full: bool) -> None:
        """A block could not be written. Its slot is tried again when the disk may have room, or not at all."""
        self._writing.discard(block.key)
        if is_full:
            self._without_room.append(block.slot)
            self._retry_at = time.monotonic() + RETRY_S

    def quarantine(self, block: Block) -> bool:
        """Forget a wrong block, and use its slot no more in this process. False if that has happened already."""
        if self._slots.get(block.key) != block.slot:
            return False
        del self._slots[block.key]
        return True

    def begin_reading(self, key: bytes, chunk: int) -> Block | None:
        """A known block, whose slot is kept until `end_reading`; None for an unknown one."""
        slot = self._slots.get(key)
        if slot is None:
            return None
        self._readers[slot] += 1
        return Block(key, slot, chunk)

    def end_reading(self, block: Block) -> None:
        self._readers[block.slot] -= 1
        if not self._readers[block.slot]:
            del self._readers[block.slot]

    def touch(self, keys: Sequence[bytes]) -> None:
        """Make known keys the most recent ones, the first of them the most recent of all."""
        slots, move = self._slots, self._slots.move_to_end
        for key in reversed(keys):
            if key in slots:
                move(key)

    def _take(self) -> int | None:
        if self._free:
            return self._free.pop()
        if self._unused < self._num_slots and not self._without_room:
            self._unused += 1
            return self._unused - 1
        for key, slot in self._slots.items():
            if slot not in self._readers:
                del self._slots[key]
                self.num_evicted += 1
                return slot
        return None
