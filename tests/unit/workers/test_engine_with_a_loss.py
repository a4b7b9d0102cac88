"""A request with an allowed loss runs with the budget that the measured loss curve gives for it."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
import torch

from kvstore import StoreConfig
from tests.support.tiny_models import TINY_VOCABULARY
from workers.engine import Engine, EngineReply
from workers.model.stock_model import load_model
from workers.plan.config import WorkerConfig
from workers.plan.loss_curve import LEAST_QUESTIONS, LossCurve, LossNotMeasured, LossPoint
from workers.selection.layer_shares import MeasuredShares, write_layer_shares

NUM_PREFIX, NUM_NEW = 256, 6


def draw(num_tokens: int, seed: int) -> list[int]:
    generator = torch.Generator().manual_seed(seed)
    return torch.randint(2, TINY_VOCABULARY, (num_tokens,), generator=generator).tolist()


PREFIX, QUESTION = draw(NUM_PREFIX, 1), draw(21, 2)


@pytest.fixture
def model(tiny_model: Callable[[str], str], tmp_path: Path) -> Path:
    return Path(shutil.copytree(tiny_model("llama"), tmp_path / "model"))


@pytest.fixture
def measured(model: Path) -> Path:
    """Write a loss curve: a small loss needs half of the plain rows, or all coded ones; any loss needs a quarter."""
    points = [
        LossPoint(row_codec=codec, kv_budget=budget, kl_nats=kl_nats, agreement=agreement)
        for codec, budget, kl_nats, agreement in (
            ("", 0.25, 0.2, 0.8), ("", 0.5, 0.01, 0.98), ("", 1.0, 0.0, 1.0),
            ("rotated-4", 0.25, 0.3, 0.7), ("rotated-4", 0.5, 0.03, 0.95), ("rotated-4", 1.0, 0.01, 0.97),
        )
    ]  # fmt: skip
    curve = LossCurve(
        preset="runahead",
        fingerprint=load_model(str(model), "float32").facts.fingerprint,
        num_questions=LEAST_QUESTIONS,
        points=tuple(points),
    )
    write_layer_shares(model, MeasuredShares((1.0,) * 4, None), {}, curve)
    return model


def asked(model: Path, store: Path, preset: str, **request: object) -> tuple[list[int], EngineReply]:
    config = StoreConfig(directory=str(store), disk_bytes=2**28, host_bytes=2**25)
    with Engine(WorkerConfig(model=str(model), preset=preset), config) as engine:
        list(engine.generate([*PREFIX, 2], stop_token_ids=()))
        assert engine.store is not None
        assert engine.store.drain(30)
        prompt = [*PREFIX, *QUESTION]
        tokens = list(engine.generate(prompt, NUM_NEW, stop_token_ids=(), keep=False, **request))  # type: ignore[arg-type]
        assert engine.last_reply is not None
        return tokens, engine.last_reply


@pytest.mark.parametrize(
    ("preset", "max_loss", "budget"),
    [("runahead", "small", 0.5), ("runahead", "any", 0.25), ("runahead?bits=4", "small", 1.0),
     ("runahead?bits=4", "any", 0.25), ("attentionstore?bits=4", "any", 1.0)],
)  # fmt: skip
def test_a_loss_is_the_budget_that_the_curve_has_for_it(
    preset: str, max_loss: str, budget: float, measured: Path, tmp_path: Path
) -> None:
    tokens, reply = asked(measured, tmp_path / "kv", preset, max_loss=max_loss)
    again, of_budget = asked(measured, tmp_path / "kv", preset, kv_budget=budget)
    assert reply.kv_budget == of_budget.kv_budget == budget
    assert (tokens, reply.selection is None, reply.row_codec) == (
        again,
        of_budget.selection is None,
        of_budget.row_codec,
    )
    assert reply.num_cached_tokens == NUM_PREFIX
    assert not reply.exact
    if reply.selection is not None and of_budget.selection is not None:
        assert reply.selection.rows_attended == of_budget.selection.rows_attended == [round(budget * NUM_PREFIX)] * 4


@pytest.mark.parametrize("preset", ["runahead", "runahead?bits=4"])
def test_what_may_lose_nothing_is_exact_with_a_curve_or_without(preset: str, model: Path, tmp_path: Path) -> None:
    tokens, reply = asked(model, tmp_path / "kv", preset, max_loss="none")
    assert (reply.exact, reply.kv_budget) == (True, None)
    assert tokens == asked(model, tmp_path / "kv", preset)[0]


def test_where_no_budget_loses_so_little_a_request_is_exact(measured: Path, tmp_path: Path) -> None:
    tokens, reply = asked(measured, tmp_path / "kv", "attentionstore", max_loss="small")
    assert (reply.exact, reply.kv_budget, reply.num_cached_tokens) == (True, None, NUM_PREFIX)
    assert tokens == asked(measured, tmp_path / "kv", "attentionstore")[0]


@pytest.mark.parametrize("max_loss", ["small", "any"])
def test_without_a_curve_nothing_is_computed(max_loss: str, model: Path, tmp_path: Path) -> None:
    config = StoreConfig(directory=str(tmp_path / "kv"), disk_bytes=2**28, host_bytes=2**25)
    with Engine(WorkerConfig(model=str(model)), config) as engine:
        with pytest.raises(LossNotMeasured, match="runahead bench layers"):
            list(engine.generate(PREFIX, max_loss=max_loss))
        with pytest.raises(LossNotMeasured, match="runahead bench layers"):
            engine.score(PREFIX, [[1]], max_loss=max_loss)
        with pytest.raises(ValueError, match="not both"):
            list(engine.generate(PREFIX, max_loss="none", kv_budget=0.5))
        with pytest.raises(ValueError, match="none, small or any, not 'little'"):
            list(engine.generate(PREFIX, max_loss="little"))
        assert engine.last_reply is None


def test_losses_of_other_weights_are_not_believed(measured: Path, tmp_path: Path) -> None:
    config = StoreConfig(directory=str(tmp_path / "kv"), disk_bytes=2**28, host_bytes=2**25)
    told = (measured / "config.json").read_text()
    (measured / "config.json").write_text(told.replace('"rms_norm_eps": 1e-06', '"rms_norm_eps": 1e-05'))
    with (
        Engine(WorkerConfig(model=str(measured)), config) as engine,
        pytest.raises(LossNotMeasured, match="other weights"),
    ):
        list(engine.generate(PREFIX, max_loss="small"))
