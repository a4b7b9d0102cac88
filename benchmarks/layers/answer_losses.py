"""Losses of answers at each budget and width of rows: the points of a model's loss curve.

Engines of one preset at several widths answer the same questions over the same exact KV as a service would, with
stores, layer budgets and retrieval heads of their own. Only the first token of an answer counts: whether it stays the
same, and how far its distribution moves from that of an exact request. A point's divergence is that of the kind of text
with the largest loss; its agreement is over all questions.
"""

import math
import shutil
import statistics
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.table import Table

from benchmarks.fixtures.measured_model import stored_token_bytes
from benchmarks.fixtures.preset_engines import EXACT, PresetEngines, Sizes
from benchmarks.fixtures.tasks import Task
from benchmarks.layers.time_budget import TimeBudget
from kvstore import StoreConfig
from workers.engine import Engine
from workers.model.stock_model import Model
from workers.plan.loss_curve import LossCurve, LossNotMeasured, LossPoint, MaxLoss
from workers.plan.model_facts import ModelFacts
from workers.plan.sampling import MAX_TOP_LOGPROBS, TokenLogprobs
from workers.presets.registry import preset_of

PRESET = "runahead"
#: The preset at each width of its rows; the first one keeps rows as they are computed.
PRESETS = (PRESET, *(f"{PRESET}?bits={bits}" for bits in (8, 5, 4)))
BUDGETS = (0.05, 0.1, 0.175, 0.25, 0.5, 1.0)
_HOST_BYTES = 384 * 2**20
#: Least probability outside the named tokens: float32 log-probabilities give it no more precisely.
_LEAST_REST = 1e-6


@dataclass(frozen=True, slots=True)
class AnswerLoss:
    """Loss of one question at one point."""

    kl_nats: float
    is_same: bool


#: Row codec and budget of a point.
PointKey = tuple[str, float]
#: Losses by task and point, one per question.
Losses = Mapping[str, Mapping[PointKey, Sequence[AnswerLoss]]]


def presets_for(facts: ModelFacts) -> list[str]:
    """The presets whose row codec fits this model's heads."""
    return [name for name in PRESETS if _fits(facts, preset_of(name).row_codec)]


def measure(
    tasks: Sequence[Task],
    model: Model,
    directory: Path,
    scratch: Path,
    threads: int,
    advance: Callable[[str], None],
    time_budget: TimeBudget,
) -> Losses:
    """Ask questions exactly and at every point, with stores below `scratch`. Each task is one part of the time budget.

    Raises BenchError if a store cannot hold a prefix.
    """
    losses: dict[str, Mapping[PointKey, Sequence[AnswerLoss]]] = {}
    presets, token_bytes = presets_for(model.facts), stored_token_bytes(directory)
    for task in tasks:
        sizes = Sizes(disk_bytes=task.stored_bytes(token_bytes), host_bytes=_HOST_BYTES)
        place = scratch / task.name
        with PresetEngines(directory, place, presets, sizes, threads, model_in_memory=lambda: model) as engines:
            losses[task.name] = _ask(task, engines, presets, advance, time_budget)
        shutil.rmtree(place)
    return losses


def curve_of(losses: Losses, fingerprint: str) -> LossCurve:
    """The loss curve. `losses`: every task has the same points."""
    tasks = list(losses.values())
    points = []
    for codec, budget in tasks[0]:
        of_tasks = [of_point[codec, budget] for of_point in tasks]
        kl_nats = max(statistics.fmean(one.kl_nats for one in of_task) for of_task in of_tasks)
        agreement = statistics.fmean(one.is_same for of_task in of_tasks for one in of_task)
        points.append(
            LossPoint(row_codec=codec, kv_budget=budget, kl_nats=round(kl_nats, 6), agreement=round(agreement, 4))
        )
    num_questions = sum(len(next(iter(of_point.values()))) for of_point in tasks)
    return LossCurve(preset=PRESET, fingerprint=fingerprint, num_questions=num_questions, points=tuple(points))


def divergence(exact: TokenLogprobs, other: TokenLogprobs) -> float:
    """Divergence of the other distribution from the exact one, in nats, from the most probable tokens of both.

    Tokens that only one distribution names count as one token with all the rest, so the result is at most the true
    divergence.
    """
    p, q = dict(exact.top), dict(other.top)
    common = p.keys() & q.keys()
    rest_p, rest_q = (max(_LEAST_REST, 1 - math.fsum(math.exp(of[each]) for each in common)) for of in (p, q))
    named = math.fsum(math.exp(p[each]) * (p[each] - q[each]) for each in common)
    return max(0.0, named + rest_p * math.log(rest_p / rest_q))


def losses_table(losses: Losses, curve: LossCurve) -> Table:
    """One row per point, marked with each `max_loss` whose requests get it."""
    table = Table(
        "row codec", "budget", *losses, "agreement", "max_loss", title="loss of answers by kind of text, in 1/1000 nats"
    )
    for point in curve.points:
        of_point = [of_task[point.row_codec, point.kv_budget] for of_task in losses.values()]
        cells = [f"{1000 * statistics.fmean(one.kl_nats for one in of_task):.1f}" for of_task in of_point]
        rows = point.row_codec or "as computed"
        table.add_row(rows, f"{point.kv_budget:.1%}", *cells, f"{point.agreement:.1%}", _chosen_for(curve, point))
    return table


def _chosen_for(curve: LossCurve, point: LossPoint) -> str:
    chosen = []
    for max_loss in (MaxLoss.SMALL, MaxLoss.ANY):
        try:
            budget = curve.budget(max_loss, point.row_codec)
        except LossNotMeasured:  # too few questions
            continue
        chosen += [max_loss.value] if budget == point.kv_budget else []
    return ", ".join(chosen)


def _ask(
    task: Task,
    engines: PresetEngines,
    presets: Sequence[str],
    advance: Callable[[str], None],
    time_budget: TimeBudget,
) -> dict[PointKey, list[AnswerLoss]]:
    """Losses by point. The exact KV of each prefix is computed once."""
    by_width = [(preset_of(name).row_codec, engines.engines[name]) for name in presets]
    losses: dict[PointKey, list[AnswerLoss]] = {(codec, budget): [] for codec, _ in by_width for budget in BUDGETS}
    stored = -1
    for question in time_budget.part(sorted(task.questions, key=lambda question: question.prefix)):
        prefix = task.prefixes[question.prefix]
        if question.prefix != stored:
            stored = question.prefix
            advance(f"{task.name}: storing prefix {stored + 1}")
            engines.store(prefix)
        advance(f"{task.name}: answering")
        prompt = [*prefix, *question.tokens]
        best, exact = _answer(engines.engines[EXACT], prompt, None)
        for codec, engine in by_width:
            for budget in BUDGETS:
                token, logprobs = _answer(engine, prompt, budget)
                losses[codec, budget].append(AnswerLoss(divergence(exact, logprobs), token == best))
    return losses


def _answer(engine: Engine, prompt: Sequence[int], budget: float | None) -> tuple[int, TokenLogprobs]:
    """The most probable next token, and the named part of the distribution."""
    (token,) = engine.generate(prompt, 1, stop_token_ids=(), kv_budget=budget, logprobs=MAX_TOP_LOGPROBS, keep=False)
    assert engine.last_reply is not None
    return token, engine.last_reply.logprobs[0]


def _fits(facts: ModelFacts, row_codec: str) -> bool:
    try:
        facts.store_identity(StoreConfig(directory="any", row_codec=row_codec))
    except ValueError:
        return False
    return True
