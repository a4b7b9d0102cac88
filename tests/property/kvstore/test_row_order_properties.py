"""Rows of prefixes with reordered extents, against a list of the rows that is written out one by one."""

from dataclasses import dataclass

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from kvstore.format.layout import RecordKind
from kvstore.format.record import RecordHeader
from kvstore.format.row_order import PrefixRows, RowOrder


@dataclass(frozen=True)
class StoredExtent:
    """An extent; `order`: token of each row by sketched layer, relative to the first token; None in token order."""

    first_token: int
    num_tokens: int
    num_matched: int
    order: np.ndarray | None


@dataclass(frozen=True)
class Prefix:
    step: int
    num_layers: int
    #: Tokens of the prefix, perhaps fewer than the extents have.
    num_tokens: int
    extents: list[StoredExtent]

    def row_orders(self) -> list[RowOrder]:
        return [RowOrder(e.first_token, e.num_matched, e.order) for e in self.extents if e.order is not None]

    def rows(self, layer: int) -> list[int]:
        """Token of each row, extent by extent; -1 for tokens outside the prefix."""
        rows = list[int]()
        last = max(number for number, extent in enumerate(self.extents) if extent.order is not None)
        for number, extent in enumerate(self.extents):
            offsets = range(extent.num_matched) if extent.order is None else extent.order[layer].tolist()
            tokens = [extent.first_token + at if at < extent.num_matched else -1 for at in offsets]
            if number > last:  # no later group depends on these rows
                tokens = [token for token in tokens if token < self.num_tokens]
            rows += [token if token < self.num_tokens else -1 for token in tokens]
        return rows


@st.composite
def prefixes(draw: st.DrawFn, max_extents: int = 4) -> Prefix:
    step, num_layers = 16 * draw(st.integers(1, 3)), draw(st.integers(1, 3))
    random = np.random.default_rng(draw(st.integers(0, 2**16)))
    extents, first = list[StoredExtent](), 0
    is_reordered = draw(st.lists(st.booleans(), min_size=1, max_size=max_extents).filter(any))
    for reordered in is_reordered:
        num_chunks = draw(st.integers(1, 5))
        num_matched = draw(st.integers(1, num_chunks)) * step
        order = None
        if reordered:
            by_layer = [random.permutation(num_chunks * step) for _ in range(num_layers)]
            order = np.array(by_layer, np.uint16)
        extents.append(StoredExtent(first, num_chunks * step, num_matched, order))
        first += num_matched
    return Prefix(step, num_layers, draw(st.integers(1, first // step)) * step, extents)


def header_of(prefix: Prefix, extent: StoredExtent, number: int) -> RecordHeader:
    """Header of a sketch's record."""
    step, start, offsets = prefix.step, extent.first_token, None
    if extent.order is None:
        start, number = start + number * step, 0
    else:
        offsets = extent.order[0, number * step : (number + 1) * step]
    return RecordHeader(RecordKind.SKETCH, 0, 1, 0, 3, start, number, step, 64, offsets)


@settings(max_examples=200)
@given(prefix=prefixes())
def test_rows_are_those_of_a_list_and_every_token_of_the_prefix_is_in_one_of_them(prefix: Prefix) -> None:
    prefix_rows = PrefixRows(prefix.num_tokens, prefix.row_orders())
    for layer in range(prefix.num_layers):
        expected = prefix.rows(layer)
        assert prefix_rows.tokens_SR[layer].tolist() == expected
        assert sorted(token for token in expected if token >= 0) == list(range(prefix.num_tokens))
        assert prefix_rows.num_groups == len(expected) // 16
        assert prefix_rows.groups(layer).tolist() == [expected[at : at + 16] for at in range(0, len(expected), 16)]
        for size in (16, prefix.step):
            homes = prefix_rows.row_of_tokens(layer) // size
            assert homes.tolist() == [expected.index(token) // size for token in range(prefix.num_tokens)]


@settings(max_examples=200)
@given(prefix=prefixes())
def test_a_sketchs_record_tells_of_the_groups_of_its_own_rows(prefix: Prefix) -> None:
    prefix_rows = PrefixRows(prefix.num_tokens, prefix.row_orders())
    row = 0
    for extent in prefix.extents:
        num_tokens = extent.num_matched if extent.order is None else extent.num_tokens
        headers, expected = list[RecordHeader](), list[int]()
        for number in range(num_tokens // prefix.step):
            headers.append(header_of(prefix, extent, number))
            expected.append(row // 16)
            assert prefix_rows.first_group(headers[-1]) == expected[-1]
            row += prefix.step
        starts_R = np.array([header.token_start for header in headers], np.int64)
        numbers_R, is_reordered = np.array([header.number for header in headers], np.int64), extent.order is not None
        groups_R = prefix_rows.first_groups(starts_R, numbers_R, prefix.step, is_reordered=is_reordered)
        assert groups_R.tolist() == expected
