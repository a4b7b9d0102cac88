"""Operands of the kernels, with the layout of the structs in the C sources.

`kvstore/native/build.py` has the compiler check each size and offset. The C source that declares `c_name` documents the
fields. Addresses are plain numbers, so that numpy can compute arrays of a structure (`np.dtype(Before)`).
"""

import ctypes

_Address = ctypes.c_int64
_Number = ctypes.c_int64
_Float = ctypes.c_float

_Fields = list[tuple[str, type[ctypes.c_int64 | ctypes.c_float]]]


def _fields(addresses: str, numbers: str, floats: str = "") -> _Fields:
    """Fields of a struct: addresses first, then integers, then float32 numbers."""
    kinds: tuple[tuple[str, type[ctypes.c_int64 | ctypes.c_float]], ...] = (
        (addresses, _Address),
        (numbers, _Number),
        (floats, _Float),
    )
    return [(name, kind) for names, kind in kinds for name in names.split()]


class Product(ctypes.Structure):
    """One product with weights in blocks: `source/product.h`."""

    c_name = "product"
    _fields_ = _fields("blocks x packed added out taken", "num_rows num_inputs num_outputs form added_row")


class Before(ctypes.Structure):
    """A decoder layer before attention: `source/decoder_layer.c`."""

    c_name = "before"
    _fields_ = _fields(
        "hidden norm normed packed taken qkv_blocks bias qkv q_norm k_norm cos sin",
        "num_rows hidden_size form num_q_heads num_kv_heads head_dim",
        "epsilon",
    )


class After(ctypes.Structure):
    """A decoder layer after attention: `source/decoder_layer.c`."""

    c_name = "after"
    _fields_ = _fields(
        "seen hidden o_blocks attended norm normed packed gate_blocks gates gated down_blocks out taken",
        "num_rows seen_size hidden_size num_columns o_form gate_form down_form",
        "epsilon",
    )


class Layers(ctypes.Structure):
    """Several whole layers: `source/decoder_layer.c`."""

    c_name = "layers"
    _fields_ = _fields("befores attentions tiles afters", "num_layers num_tiles")


class Source(ctypes.Structure):
    """Rows that some KV heads of a request attend to: `source/newest_rows_attention.h`."""

    c_name = "source"
    _fields_ = _fields("k v", "num_rows k_head k_row v_head v_row request first_head num_heads takes_newest")


class NewestRows(ctypes.Structure):
    """Attention of the newest row of each request: `source/newest_rows_attention.h`."""

    c_name = "newest_rows"
    _fields_ = _fields(
        "sources tokens q k v out lse out_of_pieces lse_of_pieces",
        "num_sources piece_rows num_kv_heads group head_dim q_row q_head k_row k_head v_row v_head",
        "scale",
    )


class Tiles(ctypes.Structure):
    """Attention of several queries: `source/tiles.h`."""

    c_name = "tiles"
    _fields_ = _fields(
        "q k v out lse taken",
        "num_rows head_dim num_own num_kv_heads group is_causal q_head q_row k_head k_row v_head v_row",
        "scale",
    )


class Dots(ctypes.Structure):
    """Dot products with weights row by row: `source/few_rows_dots.c`."""

    c_name = "dots"
    _fields_ = _fields("weights x out", "num_rows num_inputs num_outputs")


class Encoding(ctypes.Structure):
    """Encoding of rows with the codec `rotated`: `source/rotated_codes.c`."""

    c_name = "encoding"
    _fields_ = _fields("rows coded levels bounds multiples signs", "num_rows num_heads head_dim rows_row coded_row")


class Decoding(ctypes.Structure):
    """Decoding of rows of the codec `rotated`: `source/rotated_rows.c`."""

    c_name = "decoding"
    _fields_ = _fields("coded out sums signs", "num_rows num_heads head_dim coded_row out_row")


class Shares(ctypes.Structure):
    """Shares of the attention, estimated from a sketch: `source/sketch_shares.c`."""

    c_name = "shares"
    _fields_ = _fields(
        "q suffix_lse sketch log_share memory out",
        "q_head q_query lse_head lse_query "
        "num_kv_heads group num_queries head_dim mean_bytes num_chunks means_of_chunk",
        "scale log_copies",
    )
