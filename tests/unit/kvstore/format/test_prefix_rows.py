"""Rows of a prefix of which an order could not be read: a load fails at its records, not before."""

import numpy as np

from kvstore.format.row_order import PrefixRows, RowOrder


def test_rows_may_be_asked_for_where_an_order_could_not_be_read() -> None:
    order = np.random.default_rng(0).permutation(32).astype(np.uint16)
    known, unread = RowOrder(0, 32, np.stack([order, order])), RowOrder(32, 48, np.zeros((2, 48), np.uint16))
    prefix_rows = PrefixRows(80, [known, unread])

    rows_P = prefix_rows.row_of_tokens(1)

    assert order[rows_P[:32]].tolist() == list(range(32))
    assert len(rows_P) == 80 and ((rows_P >= 0) & (rows_P < 80)).all()
    assert sorted(prefix_rows.in_stored_order(1, np.arange(30, 80)).tolist()) == list(range(30, 80))
