"""Phase `selection` of `runahead bench parallel`: a chain whose layers attend to a part of a stored prefix.

The prefix is stored, exact, in the layout of preset `runahead`; every request is cold. Compared are:

* chain + selection: two workers, a part of the prefix.
* chain + selection + hints: the second worker also reads ahead the rows that the first one chooses, three layers later.
* selection only: one worker, the same part.
* chain only: two workers compute the whole prompt.
* exact prefix: two workers and one; their tokens must be those of the embedded engine.

Cuts next to the planner's are tried in the same rounds.
"""

import statistics
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from rich.table import Table

from benchmarks.fixtures.preset_engines import COMMON_TOKENS
from benchmarks.fixtures.prompts import QUESTION_TOKENS, documents, measured_questions
from benchmarks.parallel.asking import KVR_S, ONE, THREADS, Asking, Sample, Settings
from benchmarks.report.report import Advance, Bar, BenchError, Figures, alternating, named, table_of
from workers.plan.partition import Partition
from workers.presets.registry import preset_of
from workers.text.tokenization import Tokenizer

PRESET, HINTING_PRESET = "runahead", "runahead+hints"
#: Cuts to try, as distances in tokens from the planner's cut.
OFFSETS = (-128, -64, 64, 128)
_NUM_PROMPTS = 3
#: Required ratio of the bar.
_TARGET = 0.7


@dataclass(frozen=True, slots=True, kw_only=True)
class Configuration:
    """One way to answer a prompt."""

    name: str
    #: Cut by operation counts: `KVR_S` or `ONE`.
    system: str = KVR_S
    #: Share of the stored prefix; None: all of it, exact.
    budget: float | None = None
    uses_prefix: bool = True
    #: Preset that decides what is read ahead; the layout is always that of `PRESET`.
    preset: str = PRESET
    #: New tokens of the first of two workers; None: the planner's choice.
    cut: int | None = None


CHAIN_AND_SELECTION = "chain + selection"
HINTED = "chain + selection + hints"
SELECTION = "selection only"
CHAIN = "chain only"
EXACT_CHAIN = "exact prefix, p = 2"
EXACT = "exact prefix, p = 1"


def configurations(settings: Settings) -> list[Configuration]:
    """All compared configurations, except those with other cuts."""
    return [
        Configuration(name=CHAIN_AND_SELECTION, budget=settings.budget),
        Configuration(name=HINTED, budget=settings.budget, preset=HINTING_PRESET),
        Configuration(name=SELECTION, system=ONE, budget=settings.budget),
        Configuration(name=CHAIN, uses_prefix=False),
        Configuration(name=EXACT_CHAIN),
        Configuration(name=EXACT, system=ONE),
    ]


def cuts_to_try(settings: Settings, planned: int) -> list[int]:
    """Cuts to try, as new tokens of the first worker, without the planner's cut."""
    cuts = [planned + offset for offset in OFFSETS] if settings.cuts is None else settings.cuts
    return [cut for cut in dict.fromkeys(cuts) if 0 < cut < settings.new_tokens and cut != planned]


def prompts(tokenizer: Tokenizer, settings: Settings) -> list[list[int]]:
    """Prompts of one prefix with different new tokens: text after the document, and a question. Raises BenchError."""
    fresh = settings.new_tokens - QUESTION_TOKENS
    wanted = settings.stored_tokens + _NUM_PROMPTS * fresh
    (text,) = documents(tokenizer, 1, -(-wanted // COMMON_TOKENS) * COMMON_TOKENS)
    starts = range(settings.stored_tokens, wanted, fresh)
    return [
        [*text[: settings.stored_tokens], *text[start : start + fresh], *question]
        for start, question in zip(starts, measured_questions(tokenizer), strict=False)
    ]


# -- measuring ---------------------------------------------------------------------------------------------------------


@dataclass(slots=True, kw_only=True)
class MeasuredSelection:
    """Outcome of the phase."""

    #: Samples by name of the configuration.
    samples: dict[str, list[Sample]] = field(default_factory=dict)
    #: By name and sample: number of leading tokens that equal the embedded engine's exact answer.
    num_as_exact: dict[str, list[int]] = field(default_factory=dict)
    #: New tokens of the first worker under the planner's cut.
    planned_cut: int
    #: Name of the configuration with each cut, including the planner's.
    by_cut: dict[int, str]


def num_steps(settings: Settings) -> int:
    """An estimate, for the progress."""
    num_compared, num_cuts = len(configurations(settings)), len(cuts_to_try(settings, settings.new_tokens // 2))
    return 1 + _NUM_PROMPTS + num_compared + 2 * settings.rounds * (num_compared + num_cuts)


def measure(
    asking: Asking, settings: Settings, prompts: Sequence[Sequence[int]], advance: Advance
) -> MeasuredSelection:
    """Measure. `prompts` share their first `stored_tokens` tokens. Raises BenchError, also if exact answers differ."""
    check_prompts(asking, prompts, settings.num_generated)
    advance("storing the prefix")
    asking.keep(prompts[0][: settings.stored_tokens])
    exact: list[list[int]] = []
    for number, prompt in enumerate(prompts, 1):
        advance(f"exact answer {number} of {len(prompts)}, by the embedded engine")
        exact.append(list(asking.engine.generate(prompt, settings.num_generated, stop_token_ids=(), keep=False)))
    compared = configurations(settings)
    planned = partition_of(compared[0], settings, asking).cuts[1] - settings.stored_tokens
    tried = {
        cut: replace(compared[0], name=f"{CHAIN_AND_SELECTION}, first {cut}", cut=cut)
        for cut in cuts_to_try(settings, planned)
    }
    by_cut = {planned: CHAIN_AND_SELECTION, **{cut: each.name for cut, each in tried.items()}}
    measured = MeasuredSelection(planned_cut=planned, by_cut=by_cut)
    for configuration in compared:  # a worker's first request is slower than the next ones
        advance(f"warming up: {configuration.name}")
        _ask(asking, settings, configuration, prompts[0])
    for number in range(2 * settings.rounds):
        # Both rounds of a pair ask the same question.
        which = number // 2 % len(prompts)
        for configuration in alternating(number, [*compared, *tried.values()]):
            advance(f"round {number + 1} of {2 * settings.rounds}: {configuration.name}")
            sample = _ask(asking, settings, configuration, prompts[which])
            num_as_exact = check(configuration, sample.outcome.tokens, exact[which])
            measured.samples.setdefault(configuration.name, []).append(sample)
            measured.num_as_exact.setdefault(configuration.name, []).append(num_as_exact)
    return measured


def check_prompts(asking: Asking, prompts: Sequence[Sequence[int]], num_generated: int) -> None:
    """Raise BenchError for prompts that the model cannot take."""
    try:
        for prompt in prompts:
            asking.facts.check_prompt(prompt, num_generated)
    except ValueError as error:
        raise BenchError(f"the model cannot take the prompts: {error}") from error


def partition_of(configuration: Configuration, settings: Settings, asking: Asking) -> Partition:
    """The configuration's own cut, or slices of equal work by operation counts."""
    num_stored = settings.stored_tokens if configuration.uses_prefix else 0
    num_prompt = settings.stored_tokens + settings.new_tokens
    if configuration.cut is not None:
        return Partition((num_stored, num_stored + configuration.cut, num_prompt))
    return asking.partition(configuration.system, num_stored, num_prompt)


def _ask(asking: Asking, settings: Settings, configuration: Configuration, prompt: Sequence[int]) -> Sample:
    asking.forget()
    partition = partition_of(configuration, settings, asking)
    preset = preset_of(configuration.preset)
    selection = preset.select(partition.num_prefix_tokens, configuration.budget, asking.facts)
    return asking.ask_cut(partition, prompt, settings.num_generated, selection)


def check(configuration: Configuration, tokens: Sequence[int], exact: Sequence[int]) -> int:
    """Number of leading tokens that equal the exact answer.

    Raises BenchError if an answer over a whole stored prefix differs from it.
    """
    pairs = enumerate(zip(tokens, exact, strict=True))
    num_as_exact = next((number for number, (one, other) in pairs if one != other), len(tokens))
    if configuration.uses_prefix and configuration.budget is None and num_as_exact < len(tokens):
        raise BenchError(
            f"{configuration.name} is NOT exact: of {len(tokens)} tokens only the first {num_as_exact} "
            "equal the embedded engine's"
        )
    return num_as_exact


# -- figures, tables, notes --------------------------------------------------------------------------------------------


def figures_of(settings: Settings, measured: MeasuredSelection) -> Figures:
    by_name = {
        name: configuration_figures(name, samples, measured.num_as_exact[name])
        for name, samples in measured.samples.items()
    }
    ttft_ms = {cut: by_name[name]["ttft_p50_ms"] for cut, name in measured.by_cut.items()}
    return {
        "prefix_tokens": settings.stored_tokens,
        "new_tokens": settings.new_tokens,
        "budget": settings.budget,
        "configurations": list(by_name.values()),
        "ratios": {
            "chain_plus_prefix": ratio_of(measured, SELECTION),
            "to_chain_only": ratio_of(measured, CHAIN),
            "hints": ratio_of(measured, CHAIN_AND_SELECTION, of=HINTED),
            "exact_chain_to_one_worker": ratio_of(measured, EXACT, of=EXACT_CHAIN),
        },
        "planned_cut": measured.planned_cut,
        "best_cut": min(ttft_ms, key=lambda cut: float(ttft_ms[cut])),
        "ttft_p50_ms_by_cut": {str(cut): ttft_ms[cut] for cut in sorted(ttft_ms)},
    }


def configuration_figures(name: str, samples: Sequence[Sample], num_as_exact: Sequence[int]) -> Figures:
    """Medians unless the name says otherwise. `num_as_exact`: of each sample."""
    ttfts_ms = [sample.ttft_s * 1e3 for sample in samples]
    first = samples[0]
    assert first.partition is not None, "samples of a chain have a partition"
    return {
        "name": name,
        "requests": len(samples),
        "cuts": list(first.partition.cuts),
        "ttft_p50_ms": statistics.median(ttfts_ms),
        "ttft_least_ms": min(ttfts_ms),
        "ttft_most_ms": max(ttfts_ms),
        "mb_of_disk": statistics.median(sample.disk_bytes for sample in samples) / 1e6,
        "mb_handed_on": statistics.median(sum(one.bytes_sent for one in sample.outcome.done) for sample in samples)
        / 1e6,
        # Fewest over all requests, out of `tokens`.
        "tokens_as_exact": min(num_as_exact),
        "tokens": len(first.outcome.tokens),
        "workers": [_worker_figures(samples, position) for position in range(len(first.outcome.done))],
    }


def _worker_figures(samples: Sequence[Sample], position: int) -> Figures:
    done = [sample.outcome.done[position] for sample in samples]
    selections = [one.selection for one in done if one.selection is not None]
    rows = [statistics.mean(one.rows_attended) for one in selections]
    lead_s = [one.hint_lead_s for one in selections if one.hint_lead_s is not None]
    return {
        "load_ms": statistics.median(one.timings.load_s for one in done) * 1e3,
        "handoff_ms": statistics.median(one.timings.handoff_s for one in done) * 1e3,
        "compute_ms": statistics.median(one.timings.compute_s for one in done) * 1e3,
        "mb_read": statistics.median(one.bytes_from_disk + one.bytes_from_host for one in done) / 1e6,
        "rows_per_layer": statistics.mean(rows) if rows else None,
        **{
            f"{what}_{how}": sum(getattr(one, f"{what}_{how}") for one in selections)
            for what in ("prefetch", "hints")
            for how in ("useful", "late", "wasted")
        },
        "hint_lead_ms": statistics.fmean(lead_s) * 1e3 if lead_s else None,
    }


def ratio_of(measured: MeasuredSelection, to: str, *, of: str = CHAIN_AND_SELECTION) -> Figures:
    """TTFT of one configuration divided by that of another: of the medians, and in single rounds."""
    ours, theirs = ([sample.ttft_s for sample in measured.samples[name]] for name in (of, to))
    by_round = [round(one / other, 3) for one, other in zip(ours, theirs, strict=True)]
    value = statistics.median(ours) / statistics.median(theirs)
    return {"value": value, "least": min(by_round), "most": max(by_round), "by_round": by_round}


def bar(figures: Figures) -> Bar:
    return Bar.at_most("chain_plus_prefix", figures["ratios"]["chain_plus_prefix"]["value"], _TARGET)


def tables(figures: Figures) -> list[Table]:
    compared = figures["configurations"]
    title = (
        f"cold, {figures['prefix_tokens']} stored tokens, {figures['new_tokens']} new, budget {figures['budget']:.0%}"
    )
    workers = [
        {"name": one["name"], "worker": position, **worker}
        for one in compared
        for position, worker in enumerate(one["workers"])
    ]
    return [
        table_of(
            title,
            compared,
            "name cuts ttft_p50_ms:.0f ttft_least_ms:.0f ttft_most_ms:.0f mb_of_disk:.0f mb_handed_on:.0f "
            "tokens_as_exact tokens",
        ),
        table_of(
            "by worker, medians over requests",
            workers,
            "name worker compute_ms:.0f load_ms:.0f handoff_ms:.0f mb_read:.0f rows_per_layer:.0f prefetch_useful "
            "prefetch_late prefetch_wasted",
        ),
        table_of(
            "TTFT ratios: of medians, and of single rounds",
            named(figures["ratios"]),
            "name value:.3f least:.3f most:.3f",
        ),
    ]


def notes(settings: Settings, figures: Figures) -> list[str]:
    by_name = {one["name"]: one for one in figures["configurations"]}
    ratios = figures["ratios"]
    below = [ratios["to_chain_only"]["value"], ratios["chain_plus_prefix"]["value"]]
    cut_note = (
        f"the planner gives the first worker {figures['planned_cut']} of {settings.new_tokens} new tokens, "
        f"{by_name[CHAIN_AND_SELECTION]['ttft_p50_ms']:.0f} ms; its cost model ignores the budget; the bar uses its cut"
    )
    if len(figures["ttft_p50_ms_by_cut"]) > 1:
        best_ms = figures["ttft_p50_ms_by_cut"][str(figures["best_cut"])]
        cut_note += f"; the best tried cut: {figures['best_cut']}, {best_ms:.0f} ms"
    return [
        f"every worker has a process and {THREADS} thread of its own: two workers have twice as many threads as one",
        "cold: nothing in the store's memory; two workers read the same records, which come from disk once",
        f"chain + selection takes {below[0]:.2f} of chain only's time and {below[1]:.2f} of selection only's: "
        + ("below 1, both" if max(below) < 1 else "NOT below 1"),
        cut_note,
        f"exact: all {2 * by_name[EXACT]['requests']} answers over the stored prefix, of two workers and of one, equal "
        f"the embedded engine's {settings.num_generated} tokens, or else the bench ends; tokens as exact: "
        "leading equal tokens in the worst request",
        "each worker chooses by the last queries of its own slice, so two workers attend to different rows than one",
        _hints_note(by_name[HINTED], ratios["hints"]["value"]),
    ]


def _hints_note(hinted: Figures, ratio: float) -> str:
    """Note on the share of its predecessor's hints that the last worker used."""
    last = hinted["workers"][-1]
    useful, late, wasted = (last[f"hints_{name}"] for name in ("useful", "late", "wasted"))
    asked = useful + late + wasted
    if not asked:
        return "hints: none caused a read, because all their records were already being read"
    return (
        f"hints: TTFT {ratio:.3f} of that without; of {asked} records read for hints {(useful + late) / asked:.0%} "
        f"were used, {late} of them late; requested on average {last['hint_lead_ms']:.1f} ms before their layers chose"
    )
