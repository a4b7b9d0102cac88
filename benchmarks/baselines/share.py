"""Shares: the new tokens of a prompt that a worker of a baseline computes. Unlike the partitions of a chain, a share
may have several ranges, and its ends may lie at any token.
"""

import itertools
from collections.abc import Sequence

#: Token positions [start, end).
Span = tuple[int, int]
#: Spans of one worker, ascending, none empty, no two adjacent.
Share = tuple[Span, ...]


def spans_of_equal_length(start: int, end: int, num_spans: int) -> list[Span]:
    """Cut tokens [start, end) into adjacent spans whose lengths differ by at most one.

    Raises ValueError with fewer tokens than spans.
    """
    if end - start < num_spans:
        raise ValueError(f"{end - start} new tokens cannot be cut into {num_spans} spans: each needs a token")
    cuts = [start + (end - start) * index // num_spans for index in range(num_spans + 1)]
    return list(itertools.pairwise(cuts))


def joined(spans: Sequence[Span]) -> Share:
    """The share of these tokens, with adjacent spans merged. `spans`: ascending."""
    share: list[Span] = []
    for start, end in spans:
        if share and share[-1][1] == start:
            share[-1] = (share[-1][0], end)
        else:
            share.append((start, end))
    return tuple(share)


def num_tokens(share: Share) -> int:
    return sum(end - start for start, end in share)


def positions(share: Share) -> list[int]:
    """The share's token positions, ascending."""
    return [position for start, end in share for position in range(start, end)]
