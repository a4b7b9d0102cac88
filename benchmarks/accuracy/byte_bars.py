"""Bars of bytes: answers lost if a question reads at most a share of the bytes of its prefix's K and V in bfloat16.

A configuration is a preset, its bits and its budget, equal for all kinds of questions. The bytes that it reads include
rows, sketches or probe keys, headers and padding: the mean over the questions of the kind with the largest mean. Among
our configurations within a share, the best one counts: the one that loses least on its worst kind. It is chosen by the
questions that it is judged by, so its figures flatter it, and more so with more configurations.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.table import Table

from benchmarks.fixtures.requests import is_ours
from benchmarks.report.report import Bar, Figures, table_of

#: Points that may be lost on the worst kind of question, by share of the bytes.
_DROPS = {0.05: 3.0, 0.1: 1.5, 0.3: 0.5}
#: Share of answers that must equal those of full KV, by share of the bytes.
_AGREEMENTS = {0.3: 0.98}


def best_by_share(worst: Sequence[Mapping[str, Any]], pooled: Sequence[Mapping[str, Any]]) -> list[Figures]:
    """The best of our `num_candidates` configurations within each share; a share without one is left out.

    Points below full KV with the ends of their 95% intervals: on the worst kind, and over all questions. `worst`,
    `pooled`: figures on the worst kind and over all questions, of the same configurations in the same order.
    """
    ours = [pair for pair in zip(worst, pooled, strict=True) if is_ours((pair[0]["preset"], pair[0]["budget"]))]
    found = []
    for share in _DROPS:
        within = [pair for pair in ours if pair[0]["most_bytes_of_bf16_kv"] <= share]
        if not within:
            continue
        on_worst, on_all = min(
            within, key=lambda pair: (pair[0]["drop_points"], -pair[1]["agreement"], pair[0]["most_bytes_of_bf16_kv"])
        )
        found.append(
            {
                "share": share,
                "preset": on_worst["preset"],
                "budget": on_worst["budget"],
                "num_candidates": len(within),
                "most_bytes_of_bf16_kv": on_worst["most_bytes_of_bf16_kv"],
                "worst_kind": on_worst["data"],
                **{f"worst_{end}": on_worst[f"drop_{end}"] for end in ("low", "high")},
                "worst_drop": on_worst["drop_points"],
                **{end: on_all[f"drop_{end}"] for end in ("low", "high")},
                "drop": on_all["drop_points"],
                "agreement": on_all["agreement"],
            }
        )
    return found


def byte_bars(bests: Sequence[Figures]) -> list[Bar]:
    """Bars of the shares that a configuration keeps to."""
    bars = []
    for one in bests:
        at = f"at_{round(100 * one['share'])}_percent_bytes"
        bars.append(Bar.at_most(f"drop_{at}", round(one["worst_drop"], 3), _DROPS[one["share"]]))
        if one["share"] in _AGREEMENTS:
            bars.append(Bar.at_least(f"agree_{at}", round(one["agreement"], 4), _AGREEMENTS[one["share"]]))
    return bars


def byte_bars_table(bests: Sequence[Figures]) -> Table:
    """Our best configuration of each bar, with points lost and their 95% intervals."""
    columns = (
        "preset budget:.0% share:.0% num_candidates most_bytes_of_bf16_kv:.1% worst_kind worst_drop:.1f worst_low:.1f "
        "worst_high:.1f drop:.1f low:.1f high:.1f agreement:.3f"
    )
    return table_of("best configuration of ours by share of bfloat16's bytes: points below full KV", bests, columns)


def byte_bars_notes(bests: Sequence[Figures]) -> list[str]:
    """Limits of the figures."""
    if not bests:
        return []
    one = bests[-1]
    return [
        "bars of bytes: bytes read include everything, on the kind that reads most; each bar is of the best of our "
        "configurations within its share, chosen by these same questions, which flatters it; to judge one alone: "
        f"--presets '{one['preset']}' --budgets {one['budget']:g}"
    ]
