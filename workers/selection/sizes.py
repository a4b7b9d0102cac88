"""Numbers that a store's layout and the choice of its rows have in common. They need no torch."""

#: First query heads whose attention tells IMPRESS, and after it ContiguousKV, what matters.
PROBE_HEADS = 3
#: Means of every 16 keys in our layout's sketch, and in the finer one.
NUM_MEANS, NUM_FINE_MEANS = 2, 8
#: Layers that share a choice of ours, and its records. A prefetch for layers whose records are here or under way
#: changes nothing: so it is also how far ahead rows are read.
LOOKAHEAD_LAYERS = 3


def num_probe_kv_heads(heads_per_group: int) -> int:
    """KV heads that the first three query heads use."""
    return -(-PROBE_HEADS // heads_per_group)
