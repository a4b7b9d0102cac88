"""Bars of bytes: what is lost where a question reads at most a share of what its prefix's K and V have in bfloat16.

A configuration is a preset, its bits and its budget, the same for all kinds of questions. What it reads is everything:
rows, sketches or probe keys, headers and padding, on average over the questions of the kind for which that is most. Of
our configurations that read so little the best counts: the one that loses least on the kind that it does worst on.
It is found by the questions that it is judged by, so the more are asked, the more its figures flatter it.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.table import Table

from benchmarks.fixtures.requests import is_ours
from benchmarks.report.report import Bar, Figures, table_of

#: By share of the bytes, points that may be lost on the worst kind of question.
_DROPS = {0.05: 3.0, 0.1: 1.5, 0.3: 0.5}
#: By share of the bytes, the share of answers that must be those of full KV.
_AGREEMENTS = {0.3: 0.98}


def best_by_share(worst: Sequence[Mapping[str, Any]], pooled: Sequence[Mapping[str, Any]]) -> list[Figures]:
    """The best configuration of ours at each share that one keeps to, of `num_candidates` that read so little.

    Points below full KV, with the ends of their 95% intervals: on the worst kind, and of all questions.
    `worst`, `pooled`: figures on the worst kind and of all questions, of the same configurations in the same order.
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
    """Those of the shares that a configuration keeps to."""
    bars = []
    for one in bests:
        at = f"at_{round(100 * one['share'])}_percent_bytes"
        bars.append(Bar.at_most(f"drop_{at}", round(one["worst_drop"], 3), _DROPS[one["share"]]))
        if one["share"] in _AGREEMENTS:
            bars.append(Bar.at_least(f"agree_{at}", round(one["agreement"], 4), _AGREEMENTS[one["share"]]))
    return bars


def byte_bars_table(bests: Sequence[Figures]) -> Table:
    """Which configuration of ours each bar is of; points, and their 95% intervals."""
    columns = (
        "preset budget:.0% share:.0% num_candidates most_bytes_of_bf16_kv:.1% worst_kind worst_drop:.1f worst_low:.1f "
        "worst_high:.1f drop:.1f low:.1f high:.1f agreement:.3f"
    )
    return table_of("points below full KV at a share of bfloat16's bytes", bests, columns)


def byte_bars_notes(bests: Sequence[Figures]) -> list[str]:
    """How far the figures can be believed."""
    if not bests:
        return []
    one = bests[-1]
    return [
        "bars of bytes: bytes read are everything, on the kind that reads most; each is of the best of so many "
        "configurations of ours, found by these same questions, which flatters it; to judge one alone: --presets "
        f"'{one['preset']}' --budgets {one['budget']:g}"
    ]
