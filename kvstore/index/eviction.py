"""Choice of extents to evict, and of the descendants that are deleted with them. Pure."""

import heapq
from collections.abc import Callable, Iterable

from kvstore.index.extent import Extent


def choose_victims(
    extents: Iterable[Extent],
    score_of: Callable[[int], float],
    num_units: int,
    is_wanted: Callable[[Extent], bool],
) -> list[Extent]:
    """Extents to evict, with at least `num_units` units if possible: children before parents, least valuable first.

    Extents with readers or children, and those that are not `is_wanted`, are not evicted. `score_of`: value by id.
    """

    def may_go(extent: Extent, num_children: int) -> bool:
        return not num_children and not extent.num_readers and is_wanted(extent)

    def entry(extent: Extent) -> tuple[float, int, int, Extent]:
        return score_of(extent.id), -extent.depth, extent.id, extent

    heap = [entry(extent) for extent in extents if may_go(extent, extent.num_children)]
    heapq.heapify(heap)
    victims, num_freed, children_left = list[Extent](), 0, dict[int, int]()
    while heap and num_freed < num_units:
        extent = heapq.heappop(heap)[-1]
        victims.append(extent)
        num_freed += extent.run.count
        if extent.parent is not None:
            left = children_left.get(extent.parent.id, extent.parent.num_children) - 1
            children_left[extent.parent.id] = left
            if may_go(extent.parent, left):
                heapq.heappush(heap, entry(extent.parent))
    return victims


def with_descendants(roots: Iterable[Extent], extents: Iterable[Extent]) -> list[Extent]:
    """The roots and all their descendants among `extents`, parents first."""
    doomed = dict.fromkeys(roots)
    for extent in sorted(extents, key=lambda extent: extent.depth):
        if extent.parent in doomed:
            doomed[extent] = None
    return sorted(doomed, key=lambda extent: extent.depth)
