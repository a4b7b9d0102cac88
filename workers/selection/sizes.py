"""Sizes that a store's layout shares with the choice of its rows. This module needs no torch."""

#: Number of first query heads that judge rows in IMPRESS, and likewise in ContiguousKV.
PROBE_HEADS = 3
#: Number of means of every 16 keys in our layout's sketch, and in its fine sketch.
NUM_MEANS, NUM_FINE_MEANS = 2, 8
#: Number of layers that share one of our choices and its records. It is also the number of layers to read ahead: a
#: prefetch for layers whose records are in memory or being read does nothing.
LOOKAHEAD_LAYERS = 3


def num_probe_kv_heads(heads_per_group: int) -> int:
    """Number of KV heads that the probe heads use."""
    return -(-PROBE_HEADS // heads_per_group)
