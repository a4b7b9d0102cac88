"""Radix index, which maps stored prefixes to chunk ids.

A node is a run of chunks that no stored prefix leaves in the middle; runs split where two prefixes diverge. Keys are
chained (`identity.chunk_keys`), so comparing one key compares the whole prefix up to it. Keys and chunk ids are packed
into two arrays per node: 24 bytes for each chunk plus one node for each branch.

Pure: no file, no lock, no clock.
"""

from array import array
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from kvstore.format.identity import KEY_BYTES


class StoredRun(NamedTuple):
    """Neighbouring chunks of one prefix at consecutive chunk ids."""

    #: Key of the chunk before the first; empty at a prompt's start.
    parent: bytes
    #: Number of the first chunk in its prompt.
    depth: int
    #: Packed keys.
    keys: bytes
    first_chunk_id: int


class _Node:
    __slots__ = ("children", "chunk_ids", "depth", "keys", "parent")

    def __init__(self, parent: "_Node | None", depth: int) -> None:
        self.parent = parent
        #: Number of the run's first chunk in its prompt.
        self.depth = depth
        #: Packed keys of the run.
        self.keys = bytearray()
        #: `chunk_ids[i]` belongs to the i-th key.
        self.chunk_ids = array("Q")
        #: Runs that follow the last chunk of this one, by their first key.
        self.children: dict[bytes, _Node] = {}

    def __len__(self) -> int:
        return len(self.chunk_ids)

    def key(self, index: int) -> bytes:
        return bytes(self.keys[index * KEY_BYTES : (index + 1) * KEY_BYTES])

    def append(self, key: bytes, chunk_id: int) -> None:
        self.keys += key
        self.chunk_ids.append(chunk_id)


class RadixIndex:
    """Maps chained chunk keys to chunk ids (unsigned 64-bit numbers whose meaning is the caller's)."""

    def __init__(self) -> None:
        self._root = _Node(None, 0)
        self._num_chunks = 0

    @classmethod
    def build(cls, runs: Sequence[StoredRun]) -> tuple["RadixIndex", list[int | None]]:
        """An index of runs in order of depth, and for each run the id of the chunk that it follows.

        The id is -1 for a run at a prompt's start, and None for an orphan, which is omitted: a run whose parent is not
        in an earlier run, or one that is already stored.
        """
        index, follows = cls(), list[int | None]()
        parents = {run.parent for run in runs}
        #: Node and depth of each parent.
        home: dict[bytes, tuple[_Node, int]] = {b"": (index._root, -1)}
        for run in runs:
            node, depth = home.get(run.parent, (None, 0))
            first = run.keys[:KEY_BYTES]
            follows.append(None)
            if node is None or depth != run.depth - 1:
                continue
            if run.depth < node.depth + len(node):
                # The parent is inside its node's run: split after it, and update the parents that moved.
                if node.key(run.depth - node.depth) == first:
                    continue
                index._split(node, run.depth - node.depth)
                (tail,) = node.children.values()
                for key, at in _positions(bytes(tail.keys), parents):
                    home[key] = (tail, tail.depth + at)
            if first in node.children:
                continue
            follows[-1] = node.chunk_ids[run.depth - 1 - node.depth] if run.depth else -1
            if node.children or node is index._root:
                node.children[first] = node = _Node(node, run.depth)
            node.keys += run.keys
            num_chunks = len(run.keys) // KEY_BYTES
            node.chunk_ids.extend(range(run.first_chunk_id, run.first_chunk_id + num_chunks))
            index._num_chunks += num_chunks
            for key, at in _positions(run.keys, parents):
                home[key] = (node, run.depth + at)
        return index, follows

    def __len__(self) -> int:
        """Number of chunks stored."""
        return self._num_chunks

    def match(self, packed_keys: bytes) -> list[int]:
        """Chunk ids of the longest stored prefix of the keys, in order; empty when the first chunk is not stored."""
        node, at, chunk_ids = self._root, 0, array("Q")
        while child := node.children.get(packed_keys[at : at + KEY_BYTES]):
            node = child
            wanted = packed_keys[at : at + len(node.keys)]
            if not node.keys.startswith(wanted):
                chunk_ids.extend(node.chunk_ids[: _num_equal(node.keys, wanted)])
                break
            chunk_ids.extend(node.chunk_ids[: len(wanted) // KEY_BYTES])
            at += len(wanted)
            if len(wanted) < len(node.keys):
                break
        return chunk_ids.tolist()

    def insert(self, keys: Sequence[bytes], start: int, chunk_ids: Sequence[int]) -> None:
        """Store `keys[start:]` under `chunk_ids`, one each. `keys[:start]` must be exactly the longest stored prefix.

        Raises ValueError otherwise: a chunk without its parent could never be found, one stored twice would leak.
        """
        if len(chunk_ids) != len(keys) - start:
            raise ValueError(f"{len(keys) - start} new chunks but {len(chunk_ids)} chunk_ids")
        node, depth = self._descend(keys)
        if depth != start:
            raise ValueError(f"{depth} chunks of this prefix are stored, not {start}")
        if start == len(keys):
            return
        if node.children or node is self._root:
            child = _Node(node, start)
            node.children[keys[start]] = child
            node = child
        for key, chunk_id in zip(keys[start:], chunk_ids, strict=True):
            node.append(key, chunk_id)
        self._num_chunks += len(chunk_ids)

    def remove(self, keys: Sequence[bytes]) -> list[tuple[bytes, int]]:
        """Remove the chunk `keys[-1]` and all chunks after it; returns their keys and chunk ids.

        Empty when the chunk is not stored.
        """
        if not keys or len(self.match(b"".join(keys))) < len(keys):
            return []
        node, _ = self._descend(keys[:-1])
        doomed = node.children.pop(keys[-1])
        removed = list(self._walk(doomed))
        self._num_chunks -= len(removed)
        return removed

    def relocate(self, keys: Sequence[bytes], start: int, chunk_ids: Sequence[int]) -> None:
        """Give the stored chunks `keys[start:]` other ids. Raises ValueError unless all of `keys` are stored."""
        if len(chunk_ids) != len(keys) - start or len(self.match(b"".join(keys))) < len(keys):
            raise ValueError("only stored chunks can be moved, each to one chunk_id")
        node, index = self._root, 0
        for depth, key in enumerate(keys):
            if index == len(node):
                node, index = node.children[key], 0
            if depth >= start:
                node.chunk_ids[index] = chunk_ids[depth - start]
            index += 1

    def runs(self) -> Iterator[tuple[int, list[int], int]]:
        """The nodes as (depth of the first chunk, chunk ids, number of branches after it), parents before children."""
        pending = list(self._root.children.values())
        while pending:
            node = pending.pop()
            yield node.depth, node.chunk_ids.tolist(), len(node.children)
            pending.extend(node.children.values())

    def items(self) -> Iterator[tuple[bytes, int]]:
        """Every stored chunk as (key, chunk id), parents before children."""
        return self._walk(self._root)

    def _descend(self, keys: Sequence[bytes]) -> tuple[_Node, int]:
        """The node whose run ends with the last stored chunk of `keys`, split there if needed; number of matches."""
        node, index, depth = self._root, 0, 0
        for key in keys:
            if index == len(node):
                child = node.children.get(key)
                if child is None:
                    return node, depth
                node, index = child, 0
            elif node.key(index) != key:
                break
            index += 1
            depth += 1
        if index < len(node):
            self._split(node, index)
        return node, depth

    def _split(self, node: _Node, index: int) -> None:
        """Split the run of `node` before `index`; the rest becomes its only child and takes over its children."""
        tail = _Node(node, node.depth + index)
        tail.keys, tail.chunk_ids = node.keys[index * KEY_BYTES :], node.chunk_ids[index:]
        tail.children = node.children
        for child in tail.children.values():
            child.parent = tail
        del node.keys[index * KEY_BYTES :], node.chunk_ids[index:]
        node.children = {tail.key(0): tail}

    def _walk(self, start: _Node) -> Iterator[tuple[bytes, int]]:
        pending = [start]
        while pending:
            node = pending.pop()
            yield from ((node.key(i), node.chunk_ids[i]) for i in range(len(node)))
            pending.extend(node.children.values())


def _positions(packed_keys: bytes, wanted: set[bytes]) -> list[tuple[bytes, int]]:
    """The wanted keys among the packed ones, with their positions."""
    keys = [packed_keys[at : at + KEY_BYTES] for at in range(0, len(packed_keys), KEY_BYTES)]
    return [(key, keys.index(key)) for key in wanted.intersection(keys)]


def _num_equal(left: bytearray, right: bytes) -> int:
    """Number of equal keys at the beginning of both."""
    num_keys = 0
    while (
        left[num_keys * KEY_BYTES : (num_keys + 1) * KEY_BYTES]
        == right[num_keys * KEY_BYTES : (num_keys + 1) * KEY_BYTES]
    ):
        num_keys += 1
    return num_keys
