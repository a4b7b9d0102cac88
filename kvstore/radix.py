"""Radix index: which prefixes are stored, and where.

A node is a run of chunks that no stored prefix leaves in the middle; runs split where two prefixes part. Keys are
chained (`identity.chunk_keys`), so comparing one key compares the whole prefix up to it. Keys and places are packed
into two arrays per node: 24 bytes a chunk plus one node per branch.

Pure: no file, no lock, no clock.
"""

from array import array
from collections.abc import Iterable, Iterator, Sequence

from kvstore.identity import KEY_BYTES


class _Node:
    __slots__ = ("children", "keys", "parent", "places")

    def __init__(self, parent: "_Node | None") -> None:
        self.parent = parent
        #: The keys of the run, packed.
        self.keys = bytearray()
        #: `places[i]` belongs to the i-th key.
        self.places = array("Q")
        #: Runs that follow the last chunk of this one, by their first key.
        self.children: dict[bytes, _Node] = {}

    def __len__(self) -> int:
        return len(self.places)

    def key(self, index: int) -> bytes:
        return bytes(self.keys[index * KEY_BYTES : (index + 1) * KEY_BYTES])

    def append(self, key: bytes, place: int) -> None:
        self.keys += key
        self.places.append(place)


class RadixIndex:
    """Maps chained chunk keys to places (unsigned 64-bit numbers whose meaning is the caller's)."""

    def __init__(self) -> None:
        self._root = _Node(None)
        self._num_chunks = 0

    @classmethod
    def build(cls, rows: Iterable[tuple[bytes, bytes | None, int]]) -> tuple["RadixIndex", list[bytes]]:
        """An index from rows of (key, parent's key or None, place), in order of depth; also the keys of orphans.

        An orphan is a row whose parent is not among the rows before it; it is left out.
        """
        index, orphans = cls(), list[bytes]()
        home: dict[bytes, _Node] = {}
        for key, parent, place in rows:
            node = index._root if parent is None else home.get(parent)
            if node is None:
                orphans.append(key)
                continue
            if parent is not None and node.key(len(node) - 1) != parent:
                # Rows come by depth, so all that follows the parent in its run is the one sibling stored before.
                index._split(node, len(node) - 1)
                tail = next(iter(node.children.values()))
                home[tail.key(0)] = tail
            if node.children or node is index._root:
                node.children[key] = node = _Node(node)
            node.append(key, place)
            home[key] = node
            index._num_chunks += 1
        return index, orphans

    def __len__(self) -> int:
        """Number of chunks stored."""
        return self._num_chunks

    def match(self, keys: Iterable[bytes]) -> list[int]:
        """The places of the longest stored prefix of `keys`, in order; empty when not even the first is stored."""
        node, index, places = self._root, 0, array("Q")
        for key in keys:
            if index == len(node):
                child = node.children.get(key)
                if child is None:
                    break
                node, index = child, 0
            elif node.key(index) != key:
                break
            places.append(node.places[index])
            index += 1
        return places.tolist()

    def insert(self, keys: Sequence[bytes], start: int, places: Sequence[int]) -> None:
        """Store `keys[start:]` at `places`, one each. `keys[:start]` must be exactly the longest stored prefix.

        Raises ValueError when it is not: a chunk without its parent could never be found, one stored twice would leak.
        """
        if len(places) != len(keys) - start:
            raise ValueError(f"{len(keys) - start} new chunks but {len(places)} places")
        node, depth = self._descend(keys)
        if depth != start:
            raise ValueError(f"{depth} chunks of this prefix are stored, not {start}")
        if start == len(keys):
            return
        if node.children or node is self._root:
            child = _Node(node)
            node.children[keys[start]] = child
            node = child
        for key, place in zip(keys[start:], places, strict=True):
            node.append(key, place)
        self._num_chunks += len(places)

    def remove(self, keys: Sequence[bytes]) -> list[tuple[bytes, int]]:
        """Forget the chunk `keys[-1]` and everything stored behind it; returns their keys and places.

        Empty when the chunk is not stored.
        """
        if not keys or len(self.match(keys)) < len(keys):
            return []
        node, _ = self._descend(keys[:-1])
        doomed = node.children.pop(keys[-1])
        removed = list(self._walk(doomed))
        self._num_chunks -= len(removed)
        return removed

    def items(self) -> Iterator[tuple[bytes, int]]:
        """Every stored chunk as (key, place), parents before children."""
        return self._walk(self._root)

    def _descend(self, keys: Sequence[bytes]) -> tuple[_Node, int]:
        """The node whose run ends with the last stored chunk of `keys` (split there if needed), and how many match."""
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
        """Cut the run of `node` before `index`; the rest becomes its only child and takes over its children."""
        tail = _Node(node)
        tail.keys, tail.places = node.keys[index * KEY_BYTES :], node.places[index:]
        tail.children = node.children
        for child in tail.children.values():
            child.parent = tail
        del node.keys[index * KEY_BYTES :], node.places[index:]
        node.children = {tail.key(0): tail}

    def _walk(self, start: _Node) -> Iterator[tuple[bytes, int]]:
        pending = [start]
        while pending:
            node = pending.pop()
            yield from ((node.key(i), node.places[i]) for i in range(len(node)))
            pending.extend(node.children.values())
