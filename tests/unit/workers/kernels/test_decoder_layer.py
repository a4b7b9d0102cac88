"""A decoder layer before and after its attention equals its parts' kernels, called one by one, bit for bit."""

import numpy as np
import pytest
import torch
from coded_weight import weight_in
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from torch.nn.functional import silu
from transformers.models.llama.modeling_llama import apply_rotary_pos_emb

from workers.kernels import decoder_layer as decoder_layer_module
from workers.kernels.block_product import block_width, product_of_blocks
from workers.kernels.coded_weights import Blocks, Form, blocks_of
from workers.kernels.decoder_layer import DecoderLayer, DecoderLayers, LayerWeights, decoder_layer
from workers.kernels.native.parallel_code import has_kernels
from workers.kernels.newest_rows_attention import SOURCE, SourcesOfLayers, attention_of_newest_rows
from workers.kernels.norm import norm_of_rows
from workers.kernels.tiled_attention import TILES, TilesOfLayers, attention_in_tiles

pytestmark = pytest.mark.skipif(
    not has_kernels(),
    reason="no native kernels, or no libgomp of torch's",
)
WIDTH = block_width() or 0
FORMS = st.sampled_from(Form)
EPSILON = 1e-5
#: Hidden size and MLP columns of the layers here.
HIDDEN, COLUMNS = 96, 192


def weights_of(
    forms: tuple[Form, Form, Form, Form],
    heads: tuple[int, int, int],
    *,
    has_bias: bool,
    has_head_norms: bool,
    num_columns: int = COLUMNS,
) -> LayerWeights:
    """Random weights of a layer. `heads`: query heads, KV heads, head_dim."""
    num_heads, num_kv_heads, head_dim = heads
    of_qkv = (num_heads + 2 * num_kv_heads) * head_dim
    shapes = ((of_qkv, HIDDEN), (HIDDEN, num_heads * head_dim), (2 * num_columns, HIDDEN), (HIDDEN, num_columns))
    qkv, o, gate_and_up, down = (
        blocks_of(weight_in(form, num_outputs, num_inputs // 32, seed), WIDTH)
        for seed, (form, (num_outputs, num_inputs)) in enumerate(zip(forms, shapes, strict=True))
    )
    norms = [torch.randn(head_dim) if has_head_norms else None for _ in range(2)]
    bias = torch.randn(of_qkv) if has_bias else None
    return LayerWeights(
        torch.randn(HIDDEN), qkv, bias, *norms, o, torch.randn(HIDDEN), gate_and_up, down, EPSILON, *heads
    )


def layer_of(weights: LayerWeights) -> DecoderLayer:
    layer = decoder_layer(weights)
    assert layer is not None
    return layer


def norm(x: torch.Tensor, weight: torch.Tensor) -> torch.Tensor:
    kernel, out = norm_of_rows(len(weight)), torch.empty_like(x)
    assert kernel is not None
    kernel(x, weight, EPSILON, out)
    return out


def product(x_RI: torch.Tensor, blocks: Blocks, added_RO: torch.Tensor | None = None) -> torch.Tensor:
    kernel, out = product_of_blocks(), torch.empty(len(x_RI), blocks.num_outputs)
    assert kernel is not None
    kernel(x_RI, blocks, out, added_RO)
    return out


@given(
    num_rows=st.sampled_from([1, 2, 7, 40, 386]),
    forms=st.tuples(FORMS, FORMS, FORMS, FORMS),
    heads=st.sampled_from([(3, 3, 32), (6, 3, 32), (3, 3, 64), (4, 1, 96)]),
    has_bias=st.booleans(),
    has_head_norms=st.booleans(),
    num_threads=st.integers(1, 3),
)
@settings(max_examples=100, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_before_attention_come_norm_product_bias_norms_of_heads_and_positions(
    num_rows, forms, heads, has_bias, has_head_norms, num_threads, threads
) -> None:
    threads(num_threads)
    weights = weights_of(forms, heads, has_bias=has_bias, has_head_norms=has_head_norms)
    num_heads, num_kv_heads, head_dim = heads
    hidden_TH, (cos, sin) = torch.randn(num_rows, HIDDEN), torch.randn(2, num_rows, head_dim)
    expected = product(norm(hidden_TH, weights.input_norm_H), weights.qkv)
    if weights.qkv_bias is not None:
        expected += weights.qkv_bias
    q, k, v = expected.view(num_rows, -1, head_dim).split([num_heads, num_kv_heads, num_kv_heads], 1)
    if weights.q_norm_D is not None and weights.k_norm_D is not None:
        q, k = norm(q.contiguous(), weights.q_norm_D), norm(k.contiguous(), weights.k_norm_D)
    q, k = apply_rotary_pos_emb(q[None], k[None], cos[None], sin[None], unsqueeze_dim=2)
    qkv = layer_of(weights).before_attention(hidden_TH, cos, sin)
    assert torch.equal(qkv, torch.cat((q[0], k[0], v), 1))


@given(
    num_rows=st.sampled_from([1, 2, 7, 40, 386]),
    forms=st.tuples(FORMS, FORMS, FORMS, FORMS),
    num_threads=st.integers(1, 3),
)
@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_after_attention_come_both_projections_with_residuals_and_the_gated_mlp(
    num_rows, forms, num_threads, threads
) -> None:
    threads(num_threads)
    weights = weights_of(forms, (6, 3, 32), has_bias=False, has_head_norms=False)
    hidden_TH, seen = torch.randn(num_rows, HIDDEN), torch.randn(num_rows, 6 * 32)
    attended = product(seen, weights.o, hidden_TH)
    gates, numbers = product(norm(attended, weights.attended_norm_H), weights.gate_and_up).chunk(2, -1)
    expected = product((silu(gates.double()) * numbers.double()).float(), weights.down, attended)
    out = layer_of(weights).after_attention(hidden_TH, seen)
    # The kernel's exponential differs from torch's.
    torch.testing.assert_close(out, expected, rtol=1e-4, atol=1e-5 * float(expected.abs().max()))


@given(
    sizes=st.lists(st.integers(16, 300), max_size=9),
    several=st.lists(st.tuples(st.integers(0, 200), st.integers(2, 70)), max_size=3),
    forms=st.lists(st.tuples(FORMS, FORMS, FORMS, FORMS), min_size=1, max_size=4),
    heads=st.sampled_from([(3, 3, 32), (6, 3, 32), (4, 1, 96)]),
    has_more=st.booleans(),
    bytes_of_call=st.sampled_from([0, 300_000, 2**30]),
    num_threads=st.integers(1, 3),
)
@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_layers_in_one_call_give_what_each_gives_by_itself(
    sizes, several, forms, heads, has_more, bytes_of_call, num_threads, threads
) -> None:
    """`sizes`: rows attended to by each request with one token; the last request has further rows for one KV head.

    `several`: past and own rows of each request with several tokens, which come after those.
    """
    assume(sizes or several)
    threads(num_threads)
    layers = [layer_of(weights_of(each, heads, has_bias=has_more, has_head_norms=has_more)) for each in forms]
    (num_heads, num_kv_heads, head_dim), num_single, num_layers = heads, len(sizes), len(layers)
    ends = num_single + np.cumsum([0, *(num_own for _, num_own in several)])
    hidden_TH, (cos, sin) = torch.randn(ends[-1], HIDDEN), torch.randn(2, ends[-1], head_dim)
    scale, strides = head_dim**-0.5, (head_dim, 2 * num_kv_heads * head_dim) * 2
    rows = [torch.randn(num_layers, size, 2, num_kv_heads, head_dim) for size in (*sizes, *map(sum, several))]
    new_rows = [slice(size - 1, size) for size in sizes] + [slice(num_past, None) for num_past, _ in several]
    besides = torch.randn(num_layers, 2, 40, head_dim)

    def sources_of(layer: int) -> list[tuple[int, ...]]:
        all_heads = [
            (*(plane.data_ptr() for plane in each[layer, 0]), len(each[layer]), *strides, request, 0, num_kv_heads, 1)
            for request, each in enumerate(rows[:num_single])
        ]
        k, v = (plane.data_ptr() for plane in besides[layer])
        of_head = (k, v, 40, 0, head_dim, 0, head_dim, num_single - 1, num_kv_heads - 1, 1, 0)
        return [*all_heads, of_head] if all_heads else []

    def attend_to_several(layer: int, q_TND: torch.Tensor, kv_TKD: torch.Tensor, seen_TND: torch.Tensor) -> None:
        for number, each in enumerate(rows[num_single:]):
            tokens = slice(ends[number], ends[number + 1])
            each[layer, several[number][0] :] = kv_TKD[tokens].unflatten(1, (2, num_kv_heads))
            k, v = each[layer].permute(1, 2, 0, 3)[:, None]
            seen_TND[tokens] = in_tiles(q_TND[tokens].transpose(0, 1)[None], k, v, scale, True)[0][0].transpose(0, 1)

    of_layers = [np.array(sources_of(layer), SOURCE) for layer in range(num_layers)]
    attend, in_tiles = attention_of_newest_rows(head_dim), attention_in_tiles(head_dim)
    assert attend is not None and in_tiles is not None
    expected, tokens = hidden_TH, np.arange(num_single)
    for number in range(num_layers - bool(several)):
        qkv = layers[number].before_attention(expected, cos, sin)
        seen = torch.empty(len(hidden_TH), num_heads, head_dim)
        if sizes:
            attend(*qkv.split([num_heads, num_kv_heads, num_kv_heads], 1), of_layers[number], tokens, scale, seen)
        attend_to_several(number, qkv[:, :num_heads], qkv[:, num_heads:], seen)
        expected = layers[number].after_attention(expected, seen)
    written = [each.clone() for each in rows]
    for each, new in zip(rows, new_rows, strict=True):
        each[: num_layers - bool(several), new] = torch.nan
    of_all = SourcesOfLayers(np.concatenate(of_layers), np.arange(num_layers + 1) * len(of_layers[0]), tokens)
    tiles = np.zeros((num_layers, len(several)), TILES)
    for of_request, each, (num_past, num_own) in zip(tiles.T, rows[num_single:], several, strict=True):
        of_request["k"], of_request["v"] = ([plane.data_ptr() for plane in each[:, 0, part]] for part in (0, 1))
        of_request["k_head"], of_request["k_row"], of_request["v_head"], of_request["v_row"] = strides
        of_request["num_own"], of_request["num_rows"] = num_own, num_past + num_own
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(decoder_layer_module, "_BYTES_OF_CALL", bytes_of_call)
        begun = num_layers - bool(several)  # the last layer is for the few requests of several tokens
        of_pass = DecoderLayers(layers, scale).begin(
            hidden_TH, (cos, sin), of_all, TilesOfLayers(tiles, ends[:-1]), begun
        )
    assert of_pass.num_layers == begun
    out_TH, queries = hidden_TH, None
    while of_pass.next_layers:
        out_TH, queries = of_pass.compute(), of_pass.queries
    assert torch.equal(out_TH, expected)
    assert queries is None or torch.equal(queries, qkv[:, :num_heads])
    assert all(torch.equal(each, other) for each, other in zip(rows, written, strict=True)), "the newest rows"


def test_gates_far_from_zero() -> None:
    weights = weights_of((Form.FLOAT32,) * 4, (6, 3, 32), has_bias=False, has_head_norms=False)
    gates = torch.tensor([0.0, -0.0, 1e30, -1e37, 88.0, -88.0, -86.5, 3.0]).repeat(COLUMNS // 8)
    # The norm's output is its first number; up projections are 1, so the output shows the gates.
    of_first = torch.zeros(2, COLUMNS, HIDDEN)
    of_first[0, :, 0], of_first[1, :, 0] = gates, 1.0
    weights = weights._replace(
        attended_norm_H=torch.full((HIDDEN,), HIDDEN**-0.5),
        gate_and_up=blocks_of(of_first.flatten(0, 1), WIDTH),
        down=blocks_of(torch.eye(HIDDEN, COLUMNS), WIDTH),
    )
    hidden_1H = torch.zeros(1, HIDDEN)
    hidden_1H[0, 0] = 1e3
    out = layer_of(weights).after_attention(hidden_1H, torch.zeros(1, 6 * 32))
    torch.testing.assert_close(out[0] - hidden_1H[0], silu(gates[:HIDDEN]), rtol=1e-5, atol=1e-4)


def test_blocks_of_another_width_have_no_kernel() -> None:
    weights = weights_of((Form.FLOAT32,) * 4, (6, 3, 32), has_bias=False, has_head_norms=False)
    wide = blocks_of(torch.randn(2 * COLUMNS, HIDDEN), 2 * WIDTH)
    assert decoder_layer(weights) is not None
    assert decoder_layer(weights._replace(gate_and_up=wide)) is None


@pytest.mark.parametrize("head_dim", [24, 7])
def test_heads_whose_halves_make_no_whole_registers_have_no_kernel(head_dim: int) -> None:
    weights = weights_of((Form.FLOAT32,) * 4, (6, 3, 32), has_bias=False, has_head_norms=False)
    assert decoder_layer(weights._replace(head_dim=head_dim)) is None
