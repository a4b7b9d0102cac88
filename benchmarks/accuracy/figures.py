"""Figures of `runahead bench accuracy` as in its JSON line, with notes, tables and bars."""

import statistics
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
from rich.table import Table

from benchmarks.accuracy.bench import FULL, Answers, Outcome
from benchmarks.fixtures.requests import OURS
from benchmarks.report.report import Bar, table_of

#: Presets that ours is compared with at equal budgets.
RIVALS = ("contiguous", "impress")
_POOLED = "pooled"
_BOOTSTRAP_ROUNDS = 2000
#: Rows that a layer may attend to above its budget: one chunk.
_CHUNK_ROWS = 16


@dataclass(frozen=True, slots=True)
class Difference:
    """Points that one preset is above another one at a budget, with the 95% interval."""

    data: str
    budget: float
    preset: str
    rival: str
    points: float
    low: float
    high: float
    #: Mean rows per layer of the preset, divided by those of its rival.
    rows_ratio: float


# -- figures -----------------------------------------------------------------------------------------------------------


def pooled_of(measured: Sequence[Answers]) -> Answers:
    """All questions of all data sets, in the order of the data sets."""
    outcomes = {key: [one for answers in measured for one in answers.outcomes[key]] for key in measured[0].outcomes}
    right = [right for answers in measured for right in answers.right]
    guessing = statistics.fmean(answers.guessing for answers in measured for _ in answers.right)
    return Answers(_POOLED, right, outcomes, measured[0].bf16_token_bytes, guessing)


def figures_of(answers: Answers) -> list[dict[str, Any]]:
    """Figures of every preset and budget, full attention first.

    `bytes_of_bf16_kv`: bytes read, as a share of the prefix's K and V in bfloat16.
    """
    full, is_right_full = answers.outcomes[FULL], answers.is_right(FULL)
    figures = []
    for (preset, budget), asked in answers.outcomes.items():
        is_right = answers.is_right((preset, budget))
        low, high = paired_interval(is_right, is_right_full)
        share = 1.0 if budget is None else budget
        figures.append(
            {
                "preset": preset,
                "budget": budget,
                "questions": len(asked),
                "accuracy": statistics.fmean(is_right),
                "drop_points": _points(is_right_full, is_right),
                "drop_low": 0.0 - 100 * high,
                "drop_high": 0.0 - 100 * low,
                "agreement": statistics.fmean(a.choice == b.choice for a, b in zip(asked, full, strict=True)),
                "answer_log_prob": _log_prob(asked),
                "answer_log_prob_change": _log_prob(asked) - _log_prob(full),
                "rows_share": statistics.fmean(one.rows_attended / one.num_prefix for one in asked),
                "rows_per_layer": answers.rows_per_layer((preset, budget)),
                "rows_of_budget": share * statistics.fmean(one.num_prefix for one in asked),
                "mb_read": statistics.fmean(one.bytes_read for one in asked) / 1e6,
                "bytes_of_bf16_kv": statistics.fmean(
                    one.bytes_read / (one.num_prefix * answers.bf16_token_bytes) for one in asked
                ),
                **_masses(asked),
                "right": "".join("01"[right] for right in is_right),
            }
        )
    return figures


def worst_of(data: Mapping[str, Sequence[Mapping[str, Any]]]) -> list[dict[str, Any]]:
    """For every preset and budget: the drop on the data set with the largest drop, and the worst value of other
    figures.

    `data`: the figures of each data set.
    """
    worst = []
    for of_sets in zip(*data.values(), strict=True):
        name, most = max(zip(data, of_sets, strict=True), key=lambda pair: float(pair[1]["drop_points"]))
        worst.append(
            {
                **{key: most[key] for key in ("preset", "budget", "drop_points", "drop_low", "drop_high")},
                "data": name,
                "questions": sum(one["questions"] for one in of_sets),
                "least_agreement": min(one["agreement"] for one in of_sets),
                "least_answer_log_prob_change": min(one["answer_log_prob_change"] for one in of_sets),
                "most_bytes_of_bf16_kv": max(one["bytes_of_bf16_kv"] for one in of_sets),
            }
        )
    return worst


def _masses(asked: Sequence[Outcome]) -> dict[str, float | None]:
    """The attention mass kept, as estimated; and the error of the estimate where the true value is known."""
    estimates = [one.mass_kept_est for one in asked if one.mass_kept_est is not None]
    errors = [
        one.mass_kept_est - one.mass_kept
        for one in asked
        if one.mass_kept_est is not None and one.mass_kept is not None
    ]
    return {
        "mass_kept_est": statistics.fmean(estimates) if estimates else None,
        "mass_kept_bias": statistics.fmean(errors) if errors else None,
        "mass_kept_error": statistics.fmean(map(abs, errors)) if errors else None,
    }


def _log_prob(asked: Sequence[Outcome]) -> float:
    return statistics.fmean(one.answer_log_prob for one in asked)


def _points(a: Sequence[bool], b: Sequence[bool]) -> float:
    """Percentage points that a is above b."""
    return 100 * (sum(a) - sum(b)) / len(a)


def paired_interval(a: Sequence[bool], b: Sequence[bool], seed: int = 0) -> tuple[float, float]:
    """95% bootstrap interval of mean(a) - mean(b); questions are drawn in pairs."""
    differences = np.asarray(a, float) - np.asarray(b, float)
    drawn = np.random.default_rng(seed).integers(0, len(differences), (_BOOTSTRAP_ROUNDS, len(differences)))
    low, high = np.percentile(differences[drawn].mean(axis=1), [2.5, 97.5])
    return float(low), float(high)


def differences_of(answers: Answers, rival: str) -> list[Difference]:
    """Differences between our preset and a rival at every budget that both were asked at, by budget."""
    differences = []
    for budget in sorted({budget for _, budget in answers.outcomes if budget is not None}):
        ours, theirs = (OURS, budget), (rival, budget)
        if ours in answers.outcomes and theirs in answers.outcomes:
            a, b = answers.is_right(ours), answers.is_right(theirs)
            low, high = paired_interval(a, b)
            rows_ratio = answers.rows_per_layer(ours) / answers.rows_per_layer(theirs)
            differences.append(
                Difference(answers.name, budget, OURS, rival, _points(a, b), 100 * low, 100 * high, rows_ratio)
            )
    return differences


# -- bars and notes ----------------------------------------------------------------------------------------------------


def bars_of(measured: Sequence[Answers], pooled: Answers) -> list[Bar]:
    """Bars whose presets and budgets were measured. Costs of a budget are those on the worst data set."""
    bars = []
    for budget, most in ((0.25, 1.5), (0.5, 0.5)):
        key = (OURS, budget)
        if key in pooled.outcomes:
            drop = max(_points(answers.is_right(FULL), answers.is_right(key)) for answers in measured)
            bars.append(Bar.at_most(f"accuracy_drop_{budget * 100:.0f}", round(drop, 3), most))
    contiguous = {difference.budget: difference for difference in differences_of(pooled, "contiguous")}
    for budget in (0.05, 0.25):
        if budget in contiguous:
            low = contiguous[budget].low
            bars.append(Bar.at_least(f"accuracy_vs_contiguous_{budget * 100:.0f}", round(low, 3), -1))
    impress = {difference.budget: difference for difference in differences_of(pooled, "impress")}
    if 0.05 in impress:
        bars.append(Bar.at_least("accuracy_vs_impress_5", round(impress[0.05].points, 3), 3))
    return bars


def chances_of(measured: Sequence[Answers]) -> dict[str, dict[str, Any]]:
    """For each data set, the share that full KV, a guess, and one fixed choice get right.

    Labels always come in the same order, other choices in random order. `above_chance`: full KV is better than chance
    by more than the 95% interval. Chance is a guess, or the choice that is most often right among the other questions:
    with few questions, the best choice over all of them would be found by chance.
    """
    chances = {}
    for one in measured:
        is_right = one.is_right(FULL)
        counts = Counter(one.right)
        of_others = statistics.fmean(right == max(counts, key=_without(counts, right)) for right in one.right)
        low, _ = paired_interval(is_right, [False] * len(is_right))
        chances[one.name] = {
            "full": statistics.fmean(is_right),
            "guessing": one.guessing,
            "same_choice": max(counts.values()) / len(one.right),
            "above_chance": low > max(one.guessing, of_others),
        }
    return chances


def _without(counts: Mapping[int, int], right: int) -> Callable[[int], int]:
    """How often a choice is right, not counting one question's right choice."""
    return lambda choice: counts[choice] - (choice == right)


def chance_notes(chances: Mapping[str, Mapping[str, Any]]) -> list[str]:
    """Notes on how far full KV is above chance. Data where it is not above chance say nothing about presets."""
    return [
        f"{name}: {one['full']:.0%} right with full KV, {one['guessing']:.0%} by guessing, {one['same_choice']:.0%} "
        f"by always the same choice{'' if one['above_chance'] else ': NOT SURELY ABOVE CHANCE'}"
        for name, one in chances.items()
    ]


def rows_notes(name: str, figures: Sequence[Mapping[str, Any]]) -> list[str]:
    """Notes on presets that attended to more than the budget and a chunk per layer, so beyond the budget."""
    return [
        f"{name}: {one['preset']} at {one['budget']:.0%} attended to {one['rows_per_layer']:.0f} rows per layer, MORE "
        f"than its budget of {one['rows_of_budget']:.0f} and one chunk"
        for one in figures
        if one["budget"] is not None and one["rows_per_layer"] > one["rows_of_budget"] + _CHUNK_ROWS
    ]


def mass_notes(name: str, figures: Sequence[Mapping[str, Any]]) -> list[str]:
    """Notes on the error of estimates of the attention kept, where all keys were examined."""
    return [
        f"{name}: {one['preset']} at {one['budget']:.0%} estimates {one['mass_kept_est']:.3f} of the attention kept, "
        f"{one['mass_kept_bias']:+.3f} mean error; {one['mass_kept_error']:.3f} mean absolute error per question"
        for one in figures
        if one["mass_kept_error"] is not None
    ]


# -- tables ------------------------------------------------------------------------------------------------------------


_POINTS = "drop_points:.1f drop_low:.1f drop_high:.1f"


def answers_table(name: str, figures: Sequence[Mapping[str, Any]]) -> Table:
    """One row per preset and budget of a data set; points with their 95% interval."""
    columns = (
        f"preset budget:.0% accuracy:.3f {_POINTS} agreement:.3f answer_log_prob:.3f answer_log_prob_change:+.3f "
        "rows_share:.1% mb_read:.1f bytes_of_bf16_kv:.1%"
    )
    return table_of(name, figures, columns)


def worst_table(worst: Sequence[Mapping[str, Any]]) -> Table:
    """Every preset and budget on its worst data set."""
    columns = (
        f"preset budget:.0% data {_POINTS} least_agreement:.3f least_answer_log_prob_change:+.3f "
        "most_bytes_of_bf16_kv:.1%"
    )
    return table_of("each preset on its worst kind of question: points below full KV", worst, columns)


def differences_table(differences: Sequence[Difference]) -> Table:
    """Points of our preset above each rival."""
    columns = "data rival budget:.0% points:+.1f low:+.1f high:+.1f rows_ratio:.2f"
    return table_of(f"{OURS}: points above each rival, with the 95% interval", map(asdict, differences), columns)
