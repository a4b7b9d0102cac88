"""Budgets of layers: their arithmetic from measured shares, the sources of shares, and their use in an engine."""

import json
import shutil
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

from benchmarks.layers.head_losses import ExactPrefix
from kvstore import CHUNK_TOKENS, StoreConfig
from tests.support.tiny_models import TINY_VOCABULARY
from workers.device.kv_buffer import HeadKV
from workers.engine import Engine, EngineReply
from workers.errors import ModelNotFound
from workers.model import gguf
from workers.model.stock_model import load_model
from workers.plan.config import WorkerConfig
from workers.plan.events import SelectionReport
from workers.plan.loss_curve import LossCurve, LossPoint
from workers.selection.layer_shares import (
    LAYER_SHARES_FILE,
    RETRIEVAL_SHARE,
    MeasuredShares,
    read_layer_shares,
    read_loss_curve,
    retrieval_heads,
    rows_of_heads,
    rows_of_layers,
    write_layer_shares,
)
from workers.selection.rows import Selection
from workers.selection.sketched import SketchedChunks
from workers.selective.retrieval_rows import RetrievalRows

SHARES = st.lists(st.floats(0.01, 10.0), min_size=1, max_size=40)


@given(shares=SHARES, num_chunks=st.integers(1, 500), budget=st.floats(0.001, 1.0), layers_per_set=st.integers(1, 5))
def test_the_mean_is_the_budget_and_at_most_a_chunk_more(
    shares: list[float], num_chunks: int, budget: float, layers_per_set: int
) -> None:
    num_prefix = num_chunks * CHUNK_TOKENS
    num_rows = max(1, round(budget * num_prefix))
    rows = rows_of_layers(num_rows, num_prefix, shares, layers_per_set)
    assert len(rows) == len(shares)
    assert all(0 < each <= num_prefix and each % CHUNK_TOKENS == 0 for each in rows)
    assert num_rows <= sum(rows) / len(rows) < num_rows + CHUNK_TOKENS + 1e-6
    for start in range(0, len(rows), layers_per_set):
        assert len(set(rows[start : start + layers_per_set])) == 1, "layers of one choice have equal numbers of rows"
    means = [sum(shares[i - i % layers_per_set :][:layers_per_set]) for i in range(len(shares))]
    whole = [i for i in range(len(shares)) if i - i % layers_per_set + layers_per_set <= len(shares)]
    in_order = sorted(whole, key=lambda i: means[i])
    assert [rows[i] for i in in_order] == sorted(rows[i] for i in in_order), "a greater share gives no fewer rows"


def test_even_shares_change_nothing_and_what_one_layer_cannot_use_the_others_get() -> None:
    assert rows_of_layers(100, 1600, [1.0] * 4) == (112, 112, 112, 112)
    assert rows_of_layers(800, 1600, [3.0, 0.5, 0.5]) == (1600, 400, 400)
    assert rows_of_layers(1600, 1600, [3.0, 0.1, 0.1]) == (1600, 1600, 1600)
    assert rows_of_layers(32, 1600, [1.5, 0.5, 1.0], 2) == (32, 32, 32)


@st.composite
def head_shares(draw: st.DrawFn) -> list[list[float]]:
    num_heads = draw(st.integers(1, 4))
    of_layer = st.lists(st.floats(0.01, 10.0), min_size=num_heads, max_size=num_heads)
    drawn = draw(st.lists(of_layer, min_size=1, max_size=12))
    mean = sum(map(sum, drawn)) / (len(drawn) * num_heads)
    return [[share / mean for share in of_layer] for of_layer in drawn]


@given(
    shares=head_shares(), num_chunks=st.integers(1, 500), budget=st.floats(0.001, 1.0), layers_per_set=st.integers(1, 5)
)
def test_the_mean_over_all_heads_is_the_budget_and_at_most_a_chunk_more(
    shares: list[list[float]], num_chunks: int, budget: float, layers_per_set: int
) -> None:
    num_prefix, num_heads = num_chunks * CHUNK_TOKENS, len(shares[0])
    num_rows = max(1, round(budget * num_prefix))
    rows = rows_of_heads(num_rows, num_prefix, shares, layers_per_set)
    chosen = retrieval_heads(shares)
    assert all(shares[layer][head] >= RETRIEVAL_SHARE for layer, head in chosen)
    assert len(chosen) == sum(share >= RETRIEVAL_SHARE for of_layer in shares for share in of_layer)
    total = 0
    for layer, (all_heads, retrieval) in enumerate(zip(rows.layers, rows.retrieval, strict=True)):
        assert 0 < all_heads <= retrieval <= num_prefix
        assert all_heads % CHUNK_TOKENS == retrieval % CHUNK_TOKENS == 0
        start = layer - layer % layers_per_set
        assert (rows.layers[layer], rows.retrieval[layer]) == (rows.layers[start], rows.retrieval[start])
        num_retrieval = sum(of == layer for of, _ in chosen)
        total += all_heads * (num_heads - num_retrieval) + retrieval * num_retrieval
        if not any(of // layers_per_set == layer // layers_per_set for of, _ in chosen):
            assert retrieval == all_heads
    assert num_rows - 1e-6 <= total / (len(shares) * num_heads) < num_rows + CHUNK_TOKENS + 1e-6


def test_retrieval_heads_are_those_that_want_half_as_much_again_and_their_sets_share_a_budget() -> None:
    shares = [[0.5, 0.5], [2.0, 0.5], [1.0, 1.5], [0.5, 1.5]]
    assert retrieval_heads(shares) == ((1, 0), (2, 1), (3, 1))
    assert retrieval_heads(None) == ()
    rows = rows_of_heads(400, 1600, shares, 2)
    assert rows.layers == (208, 208, 336, 336)
    assert rows.retrieval == (800, 800, 592, 592)
    assert rows_of_heads(1600, 1600, shares, 2) == ((1600,) * 4, (1600,) * 4)
    assert rows_of_heads(400, 1600, [[1.0, 1.0]] * 3, 2) == ((400,) * 3, (400,) * 3)


def test_shares_are_read_as_they_were_written(tmp_path: Path) -> None:
    assert read_layer_shares(str(tmp_path), 3, 2) is None
    heads = ((0.5, 1.5), (0.25, 0.75), (2.5, 0.5))
    for shares in (MeasuredShares((0.5, 1.0, 1.5), None), MeasuredShares((0.5, 1.0, 1.5), heads)):
        path = write_layer_shares(tmp_path, shares, {"commit": "abc"})
        assert path == tmp_path / LAYER_SHARES_FILE
        assert read_layer_shares(str(tmp_path), 3, 2) == shares
    assert json.loads(path.read_text())["measured"] == {"commit": "abc"}
    assert [one.name for one in tmp_path.iterdir()] == [LAYER_SHARES_FILE], "no other file is left"


CURVE = LossCurve(
    preset="runahead",
    fingerprint="f",
    num_questions=96,
    points=(LossPoint(row_codec="rotated-4", kv_budget=0.5, kl_nats=0.01, agreement=0.98),),
)


def test_a_loss_curve_lies_in_the_same_file_and_one_without_loads(tmp_path: Path) -> None:
    assert read_loss_curve(str(tmp_path)) is None
    shares = MeasuredShares((0.5, 1.0, 1.5), None)
    write_layer_shares(tmp_path, shares, {})
    assert read_loss_curve(str(tmp_path)) is None
    write_layer_shares(tmp_path, shares, {}, CURVE)
    assert (read_layer_shares(str(tmp_path), 3, 2), read_loss_curve(str(tmp_path))) == (shares, CURVE)


@pytest.mark.parametrize("told", [3, [], {}, {**CURVE.as_plain(), "version": 0}, {**CURVE.as_plain(), "points": 1}])
def test_a_damaged_loss_curve_is_refused_in_one_line_that_names_its_file(tmp_path: Path, told: object) -> None:
    (tmp_path / LAYER_SHARES_FILE).write_text(json.dumps({"layer_shares": [1, 1, 1], "loss_curve": told}))
    with pytest.raises(ModelNotFound, match=f"{LAYER_SHARES_FILE} has no usable loss_curve") as refused:
        read_loss_curve(str(tmp_path))
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    "content",
    ["{", "[]", '{"layer_shares": 3}', '{"layer_shares": ["a", 1, 1]}', '{"layer_shares": [1, 1]}',
     '{"layer_shares": [0, 1, 2]}', '{"layer_shares": [1, 1, 2]}', '{"layer_shares": [NaN, 1, 1]}',
     '{"layer_shares": [1, 1, 1], "head_shares": [[1, 1], [1, 1]]}', '{"layer_shares": [1, 1, 1], "head_shares": [1]}',
     '{"layer_shares": [1, 1, 1], "head_shares": [[1], [1], [1]]}',
     '{"layer_shares": [1, 1, 1], "head_shares": [[1, 1], [1, 3], [1, 1]]}',
     '{"layer_shares": [1, 1, 1], "head_shares": [[1, 1], [0, 2], [1, 1]]}'],
)  # fmt: skip
def test_a_damaged_file_is_refused_in_one_line_that_names_it(tmp_path: Path, content: str) -> None:
    (tmp_path / LAYER_SHARES_FILE).write_text(content)
    with pytest.raises(ModelNotFound, match=LAYER_SHARES_FILE) as refused:
        read_layer_shares(str(tmp_path), 3, 2)
    assert "measure again" in str(refused.value)
    assert "\n" not in str(refused.value)


def test_measurements_of_a_gguf_file_are_written_to_its_conversion_unless_it_has_as_good_ones(tmp_path: Path) -> None:
    ((digest, measured),) = json.loads(gguf.MEASURED_LAYERS.read_text()).items()
    num_layers, num_heads = len(measured["head_shares"]), len(measured["head_shares"][0])
    theirs = MeasuredShares(tuple(measured["layer_shares"]), tuple(map(tuple, measured["head_shares"])))
    own = MeasuredShares((1.0,) * num_layers, ((1.0,) * num_heads,) * num_layers)
    gguf._add_layer_shares(digest, tmp_path)
    assert read_layer_shares(str(tmp_path), num_layers, num_heads) == theirs
    for present, expected in ((own, own), (own._replace(heads=None), theirs)):  # the latter is of an earlier version
        write_layer_shares(tmp_path, present, {})
        gguf._add_layer_shares(digest, tmp_path)
        assert read_layer_shares(str(tmp_path), num_layers, num_heads) == expected
        assert (read_loss_curve(str(tmp_path)) is not None) == (expected == theirs), (
            "a curve belongs to the shares in its directory"
        )
    write_layer_shares(tmp_path, theirs, {})
    gguf._add_layer_shares(digest, tmp_path)
    assert read_loss_curve(str(tmp_path)) == LossCurve.of_plain(measured["loss_curve"])
    (tmp_path / "other").mkdir()
    gguf._add_layer_shares("0" * 12, tmp_path / "other")
    assert not any((tmp_path / "other").iterdir())


def test_shares_that_find_no_room_beside_a_conversion_are_refused_in_one_line(tmp_path: Path) -> None:
    (digest,) = json.loads(gguf.MEASURED_LAYERS.read_text())
    with pytest.raises(ModelNotFound, match="make it writable"):
        gguf._add_layer_shares(digest, tmp_path / "nowhere")


# -- in an engine ------------------------------------------------------------------------------------------------------

NUM_PREFIX, LAYERS = 256, 4


def draw(num_tokens: int, seed: int) -> list[int]:
    generator = torch.Generator().manual_seed(seed)
    return torch.randint(2, TINY_VOCABULARY, (num_tokens,), generator=generator).tolist()


PREFIX, QUESTION = draw(NUM_PREFIX, 1), draw(21, 2)


@pytest.fixture
def ask(tiny_model: Callable[[str], str], tmp_path: Path) -> Callable[..., tuple[list[int], EngineReply]]:
    """Function that asks about a stored prefix with a model whose layers have these shares."""

    def ask_with(
        shares: list[float] | None,
        preset: str = "runahead",
        heads: Sequence[Sequence[float]] | None = None,
        **request: object,
    ) -> tuple[list[int], EngineReply]:
        model = tmp_path / "model"
        if not model.exists():
            model.mkdir()
            for path in Path(tiny_model("llama")).iterdir():
                (model / path.name).symlink_to(path)
        (model / LAYER_SHARES_FILE).unlink(missing_ok=True)
        if shares is not None:
            write_layer_shares(model, MeasuredShares(tuple(shares), heads and tuple(map(tuple, heads))), {})
        store = StoreConfig(directory=str(tmp_path / f"{preset} {heads is None}"), disk_bytes=2**28, host_bytes=2**25)
        with Engine(WorkerConfig(model=str(model), preset=preset), store) as engine:
            list(engine.generate([*PREFIX, 2], stop_token_ids=()))
            assert engine.store is not None
            assert engine.store.drain(30)
            tokens = list(engine.generate([*PREFIX, *QUESTION], 4, stop_token_ids=(), **request))  # type: ignore[arg-type]
            assert engine.last_reply is not None
            return tokens, engine.last_reply

    return ask_with


def selection_of(reply: EngineReply) -> SelectionReport:
    assert reply.selection is not None
    return reply.selection


def test_each_layer_attends_to_its_share_and_nothing_is_read_in_vain(ask) -> None:
    for shares, expected in (
        ([0.5, 0.5, 0.5, 2.5], [32, 32, 32, 160]),  # small shares, then a large one
        ([1.2, 1.2, 1.2, 0.4], [80, 80, 80, 32]),  # large shares, then one below half of them
    ):
        _, reply = ask(shares, kv_budget=0.25)
        report = selection_of(reply)
        assert report.rows_attended == expected
        assert sum(report.rows_attended) / LAYERS <= 0.25 * NUM_PREFIX + CHUNK_TOKENS
        assert report.prefetch_useful + report.prefetch_late > 0
        assert report.prefetch_wasted == 0


def test_without_shares_or_without_a_budget_all_layers_are_alike(ask) -> None:
    tokens, reply = ask(None, kv_budget=0.25)
    assert selection_of(reply).rows_attended == [64] * LAYERS
    again, reply = ask([0.5, 0.5, 0.5, 2.5], "runahead-shares", kv_budget=0.25)
    assert (again, selection_of(reply).rows_attended) == (tokens, [64] * LAYERS)
    exact, reply = ask([0.5, 0.5, 0.5, 2.5])
    assert reply.selection is None
    assert ask(None)[0] == exact
    everything, reply = ask([0.5, 0.5, 0.5, 2.5], kv_budget=1.0)
    assert (everything, selection_of(reply).rows_attended) == (exact, [NUM_PREFIX] * LAYERS)


HEAD_SHARES = [[0.5, 0.5], [2.5, 0.5], [0.5, 0.5], [0.5, 2.5]]


def test_retrieval_heads_attend_to_more_and_what_they_attend_to_is_their_exact_kv(ask, tmp_path, monkeypatch) -> None:
    seen: list[tuple[int, torch.Tensor, tuple[HeadKV, ...]]] = []
    put = RetrievalRows.put

    def noted(self: RetrievalRows, layer: int) -> int:
        count = put(self, layer)
        if self._kv.head_rows.get(layer):
            rows = chosen[-1].retrieval_R
            assert rows is not None
            seen.append((layer, rows, self._kv.head_rows[layer]))
        return count

    chosen: list[Selection] = []
    select = SketchedChunks.select

    def choosing(self: SketchedChunks, *args: Any) -> Selection | None:
        selection = select(self, *args)
        if selection is not None:
            chosen.append(selection)
        return selection

    monkeypatch.setattr(RetrievalRows, "put", noted)
    monkeypatch.setattr(SketchedChunks, "select", choosing)
    tokens, reply = ask([1.0] * LAYERS, heads=HEAD_SHARES, kv_budget=0.25)
    assert selection_of(reply).rows_attended == [32, 32 + 64, 32, 32 + 64]
    assert [(layer, [head.head for head in heads]) for layer, _, heads in seen] == [(1, [0]), (3, [1])]
    exact = ExactPrefix(load_model(str(tmp_path / "model"), "float32"), PREFIX)
    for layer, rows, heads in seen:
        assert not set(rows.tolist()) & set(chosen[layer].union().tolist()), "no row is attended to twice"
        for head, k_11RD, v_11RD in heads:
            assert k_11RD.shape[2] == len(rows)
            for told, right in zip((k_11RD, v_11RD), exact._kv[layer], strict=True):
                torch.testing.assert_close(told[0, 0], right[0, head, rows], rtol=1e-4, atol=1e-4)
    without, _ = ask([1.0] * LAYERS, "runahead-heads", heads=HEAD_SHARES, kv_budget=0.25)
    assert without != tokens, "the rows of these heads matter"


@pytest.mark.parametrize("architecture", ["llama", "gemma3"])  # gemma3's layers have windows
def test_decoding_and_scoring_see_what_retrieval_heads_see(
    architecture: str, tiny_model: Callable[[str], str], tmp_path: Path
) -> None:
    model = tmp_path / "model"
    shutil.copytree(tiny_model(architecture), model)
    write_layer_shares(model, MeasuredShares((1.0,) * LAYERS, tuple(map(tuple, HEAD_SHARES))), {})
    store = StoreConfig(directory=str(tmp_path / "kv"), disk_bytes=2**28, host_bytes=2**25)
    with Engine(WorkerConfig(model=str(model), preset="runahead"), store) as engine:
        list(engine.generate([*PREFIX, 2], stop_token_ids=()))
        assert engine.store is not None
        assert engine.store.drain(30)
        prompt = [*PREFIX, *QUESTION]
        tokens = list(engine.generate(prompt, 5, stop_token_ids=(), kv_budget=0.25, logprobs=1))
        assert engine.last_reply is not None
        told = [each.top[0] for each in engine.last_reply.logprobs]
        assert [token for token, _ in told] == tokens
        scores = engine.score(prompt, [tokens, [3, 4]], kv_budget=0.25)
    assert scores.log_probs[0] == pytest.approx([log_prob for _, log_prob in told], abs=1e-4)


def test_a_full_or_missing_or_small_budget_has_no_further_rows_of_heads(ask) -> None:
    for kv_budget, rows in ((1.0, [NUM_PREFIX] * LAYERS), (0.09, [32] * LAYERS)):
        tokens, reply = ask([1.0] * LAYERS, heads=HEAD_SHARES, kv_budget=kv_budget)
        assert selection_of(reply).rows_attended == rows
        assert ask([1.0] * LAYERS, kv_budget=kv_budget)[0] == tokens
    assert ask([1.0] * LAYERS, heads=HEAD_SHARES)[0] == ask([1.0] * LAYERS)[0]
