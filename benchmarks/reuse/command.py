"""`runahead bench reuse`: time to first token over stored prefixes, every preset compared.

One document is stored for all presets, exact, each in its own layout. A request is the document and a question of 32
tokens. Stores that reorder have finished reordering, learned from other questions than the measured ones.

Phases, each of which may be omitted:

* `native`: cold requests from the machine's own disk.
* `emulated`: cold requests from a disk so slow that `impress` at 5% is blocked on I/O for 80% of its TTFT, the ratio of
  slow storage to a GPU. Its bandwidth is searched for once and then used for all presets.
* `recompute`: the same prompt without a store.
* `warm`: many prefixes and too little memory, see `benchmarks/reuse/warm.py`.
* `ablations`, `sweeps`: see `benchmarks/reuse/sweeps.py`. They take long.

Modules of this folder: `bench.py` measures, `figures.py` makes figures, tables and bars, `lossless.py` those of
configurations that lose no answers, `plots.py` plots.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from rich.table import Table

from benchmarks.fixtures.measured_model import model_directory, stored_token_bytes
from benchmarks.fixtures.prompts import QUESTION_TOKENS
from benchmarks.fixtures.requests import Samples, label
from benchmarks.report.report import Figures, Report, bench_command, machine_facts, progress, scratch_directory
from benchmarks.reuse import figures as of_samples
from benchmarks.reuse import lossless
from benchmarks.reuse import plots as reuse_plots
from benchmarks.reuse import sweeps as reuse_sweeps
from benchmarks.reuse.bandwidth import TARGET_SHARE, TOLERANCE
from benchmarks.reuse.bench import THREADS, Bench
from benchmarks.reuse.figures import Measured
from benchmarks.reuse.lossless import Losses
from benchmarks.reuse.settings import YARDSTICK, Settings
from benchmarks.reuse.warm import Warm


def _measure(settings: Settings, directory: Path | None) -> Report:
    model = model_directory(settings.model)
    losses = lossless.read_losses(settings.accuracy, model.name) if settings.accuracy is not None else None
    needed_bytes = 2 * settings.num_stores * stored_token_bytes(model) * settings.prefix_tokens
    with scratch_directory(directory, needed_bytes) as scratch, progress("bench reuse", settings.num_steps) as advance:
        measured = Bench(settings, model, scratch, advance).measure()
        facts = machine_facts(scratch, packages=("torch", "transformers", "numpy"), dtype="float32", threads=THREADS)
    return report_of(settings, measured, {**facts, "model": model.name}, losses)


run = bench_command(_measure)


def report_of(
    settings: Settings, measured: Measured, machine: Mapping[str, Any], losses: Losses | None = None
) -> Report:
    """The measurements as figures, tables, bars and notes."""
    by_part = {
        name: [of_samples.figures_of(key, some, measured.shape) for key, some in samples.items()]
        for name, samples in _parts(measured).items()
    }
    noise = of_samples.noise_of(measured)
    figures: dict[str, Any] = {"prefix_tokens": measured.num_prefix, **by_part}
    if measured.bandwidth is not None:
        figures["emulated_mb_s"] = measured.bandwidth.bytes_per_s / 1e6
        figures["emulated_blocked_share"] = measured.bandwidth.blocked_share
        figures["search_requests"] = measured.bandwidth.num_requests
    if measured.recompute_s:
        figures["recompute_ms"] = [seconds * 1e3 for seconds in measured.recompute_s]
    if "warm" in by_part or "warm_ablations" in by_part:
        figures["warm_setting"] = _warm_facts(settings.warm, measured)
    if noise:
        figures["ratios"] = noise
    if measured.sweeps:
        figures["sweeps"] = {
            name: {one: [{"x": x, **figures} for x, figures in points] for one, points in series.items()}
            for name, series in measured.sweeps.items()
        }
    tables = _tables(settings, measured, by_part)
    if noise:
        tables.append(of_samples.noise_table(noise))
    bars, notes = of_samples.bars_of(measured), _notes(settings, measured, by_part)
    if losses is not None:
        fastest = lossless.fastest_lossless(measured, losses)
        notes += lossless.lossless_notes(fastest, losses, [*measured.native, *measured.emulated])
        if fastest is not None:
            bars += lossless.lossless_bars(measured, fastest)
            figures["lossless"] = lossless.lossless_figures(fastest, losses)
    elif measured.native or measured.emulated:
        notes.append(lossless.ADVICE)
    return Report("reuse", machine, figures, bars, tables, notes, partial(reuse_plots.draw, figures=figures))


def _parts(measured: Measured) -> dict[str, Samples]:
    """Samples by part of the report."""
    parts = {
        "native": measured.native,
        "emulated": measured.emulated,
        "warm": measured.warm,
        "warm_waiting": measured.warm_waiting,
        "ablations": measured.ablations,
        "warm_ablations": measured.warm_ablations,
    }
    return {name: samples for name, samples in parts.items() if samples}


def _warm_facts(warm: Warm, measured: Measured) -> dict[str, Any]:
    sizes = warm.sizes(measured.shape.token_bytes, 0)  # 0: the disk's size is not reported
    return {
        "prefixes": warm.num_prefixes,
        "prefix_tokens": warm.prefix_tokens,
        "reuse": warm.pattern,
        "cache_share_of_kv": warm.cache_share,
        "device_mb": sizes.device_bytes / 1e6,
        "host_mb": sizes.host_bytes / 1e6,
        "warm_up_requests": warm.num_warm_up,
        "measured_requests": warm.num_measured,
    }


# -- tables and notes --------------------------------------------------------------------------------------------------


def _tables(settings: Settings, measured: Measured, by_part: Mapping[str, Sequence[Figures]]) -> list[Table]:
    warm = settings.warm
    emulated = "the machine's own disk"
    if measured.bandwidth is not None:
        emulated = f"EMULATED disk of {measured.bandwidth.bytes_per_s / 1e6:.1f} MB/s"
    where = {
        "native": f"cold, the machine's own disk, {measured.num_prefix} tokens",
        "emulated": f"cold, {emulated}, {measured.num_prefix} tokens",
        "ablations": f"ablations, cold, {emulated}, {measured.num_prefix} tokens",
        "warm": f"warm, own disk, {warm.num_prefixes} prefixes of {warm.prefix_tokens} tokens, hits by bytes",
        "warm_waiting": "warm, one request waits while another one is served: TTFT includes waiting",
        "warm_ablations": f"ablations, warm, own disk, {warm.num_prefixes} prefixes of {warm.prefix_tokens} tokens",
    }
    tables = []
    for name, figures in by_part.items():
        if name.startswith("warm"):
            tables.append(of_samples.warm_table(where[name], figures))
        else:
            tables += of_samples.cold_tables(where[name], figures)
    for name, series in measured.sweeps.items():
        place = {"bandwidth": "cold, EMULATED disk", "prefixes": "warm, own disk"}.get(name, f"cold, {emulated}")
        tables.append(
            of_samples.sweep_table(f"sweep of {name}, {place}, over x: {reuse_sweeps.X_LABELS[name]}", series)
        )
    return tables


def _notes(settings: Settings, measured: Measured, by_part: Mapping[str, Sequence[Figures]]) -> list[str]:
    notes = [
        *(["QUICK: a fraction of the rounds, do not quote these figures"] if settings.is_quick else []),
        f"TTFT of {QUESTION_TOKENS} new tokens after the stored prefix; cold: nothing of it in the store's memory, "
        "reads with O_DIRECT, process and model stay; with so few requests, p95 and p99 are nearly the slowest request",
        "blocked: waiting for stored KV; amplification: bytes delivered from all tiers / K and V of the distinct rows "
        "attended to, at their stored width; disk amplification: all bytes that the disk read / those K and V",
        "ahead: records read ahead that were useful, late, wasted; precision: share of records read ahead that were "
        "useful or late; recall: share of records with chosen rows that were read ahead (only if records are chosen as "
        "a whole)",
        "stores that reorder rows have finished, having learned from six other questions (warm: two per prefix)",
    ]
    notes += _bandwidth_notes(measured, by_part.get("emulated", ()))
    if measured.recompute_s:
        notes.append(
            f"recompute: {', '.join(f'{one:.1f} s' for one in measured.recompute_s)}, one worker with {THREADS} "
            "threads; the fastest counts; two workers would share these cores"
        )
    if "warm" in by_part or "warm_ablations" in by_part:
        facts = _warm_facts(settings.warm, measured)
        notes.append(
            f"warm: {settings.warm.budget:.0%}, {facts['reuse']} reuse, memory for {facts['cache_share_of_kv']:.0%} of "
            f"the KV, {facts['device_mb']:.0f} MB device and {facts['host_mb']:.0f} MB host; "
            f"{facts['warm_up_requests']} requests to warm up, {facts['measured_requests']} measured; "
            f"{of_samples.LOOKING_AHEAD}: the same preset with lookahead: MB brought to the device tier while a "
            "request waits"
        )
    cold = [one for name in ("native", "emulated", "ablations") for one in by_part.get(name, ())]
    notes += dict.fromkeys(of_samples.rows_notes(cold, measured.num_prefix))
    notes.append("not shown: several requests at once, chains of workers, other models, accuracy")
    return notes


def _bandwidth_notes(measured: Measured, emulated: Sequence[Figures]) -> list[str]:
    found = measured.bandwidth
    if found is None:
        return []
    notes = [
        f"emulated: {label(YARDSTICK)} is blocked {found.blocked_share:.1%} at {found.bytes_per_s / 1e6:.1f} MB/s "
        f"(wanted {TARGET_SHARE:.0%}, {found.num_requests} requests); at most 100,000 reads per second"
    ]
    if not found.is_found:
        notes.append("THE SEARCH MISSED THE WANTED BLOCKED SHARE: no bars on the emulated disk")
    for one in emulated:
        is_off = abs(one["blocked_share_p50"] - TARGET_SHARE) > TOLERANCE
        if (one["preset"], one["budget"]) == YARDSTICK and found.is_found and is_off:
            notes.append(
                f"in the measured rounds it was blocked {one['blocked_share_p50']:.1%}, so judge the bars accordingly"
            )
    return notes
