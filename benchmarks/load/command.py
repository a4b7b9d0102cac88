"""`runahead bench load`: many clients on one service, every reply checked; overhead when idle, time to release a
cancel.

load       Closed or open loop over prompts that share prefixes, or over a trace. A request is right if its tokens are
           those of stock transformers; one without an end within two minutes hangs. `load_wrong_or_hung` also counts
           requests that failed with any status except RESOURCE_EXHAUSTED, and in a closed loop also with that status.
           `memory_growth`: resident memory of the service's process tree (PSS), the store's mapped memory included,
           after all requests, divided by that after a tenth of them.
overhead, cancel, tenants: see `phases.py`. Bars: p50 of the overhead; p90 of the cancels. chat: see `chats.py`.

Modules: `bench.py` measures, `clients.py` sends requests, `mix.py` and `trace.py` make them, `answers.py` holds right
answers, `service.py` starts the service; `peer_command.py`, `peer.py` and `peer_asks.py` are `--peer`.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from rich.table import Table

from benchmarks.fixtures.tiny_model import write_tiny_model
from benchmarks.load.bench import Bench, Measured, Settings
from benchmarks.load.chats import ANSWER_TOKENS, MESSAGE_TOKENS, TURNS, Chats
from benchmarks.load.clients import End, Load, Outcome, percentiles
from benchmarks.load.phases import Cancels, Idle, Tenants
from benchmarks.report import plots
from benchmarks.report.report import (
    Bar,
    Figures,
    Report,
    bench_command,
    machine_facts,
    named,
    progress,
    scratch_directory,
    table_of,
)
from workers.model.stock_model import load_model

_SCRATCH_BYTES = 3 * 2**30
_OVERHEAD_MS, _CANCEL_MS, _GROWTH, _CHAT_RECOMPUTED = 10.0, 50.0, 1.05, 1.2
#: Number of windows of a plot over time.
_WINDOWS = 30


def _measure(settings: Settings, directory: Path | None) -> Report:
    with (
        scratch_directory(directory, _SCRATCH_BYTES) as scratch,
        progress("bench load", _num_steps(settings)) as advance,
    ):
        model = settings.model
        if model is None:
            model = scratch / "tiny"
            write_tiny_model(model)
        facts = load_model(str(model), "float32").facts
        measured = Bench(settings, model, facts, scratch, advance).measure()
        machine = machine_facts(
            scratch, packages=("torch", "transformers", "ray", "grpcio"), dtype="float32", threads=1
        )
    return report_of(settings, measured, {**machine, "model": model.name})


run = bench_command(_measure)


def _num_steps(settings: Settings) -> int:
    """Approximate: the number of distinct prompts is unknown before the load is drawn."""
    steps = {
        "load": settings.mix.requests + settings.mix.prefixes * settings.mix.suffixes,
        "overhead": settings.idle_rounds,
        "cancel": settings.cancel_rounds + 1,
        "tenants": 3,
        "chat": 2 * TURNS * len(MESSAGE_TOKENS),
    }
    return 1 + sum(steps[name] for name in settings.phases)


def report_of(settings: Settings, measured: Measured, machine: Mapping[str, Any]) -> Report:
    """The measurements as figures, tables, bars and notes."""
    figures: Figures = {}
    if measured.load is not None:
        figures["load"] = _load_figures(settings, measured, measured.load)
    if measured.early_bytes is not None and measured.late_bytes is not None:
        figures["memory"] = _memory_figures(measured.early_requests, measured.early_bytes, measured.late_bytes)
    if measured.idle is not None:
        figures["overhead"] = _overhead_figures(measured.idle)
    if measured.cancels is not None:
        figures["cancel"] = _cancel_figures(measured.cancels)
    if measured.tenants is not None:
        figures["tenants"] = _tenant_figures(measured.tenants)
    if measured.chats is not None:
        figures["chat"] = _chat_figures(measured.chats)
    tables = [_TABLES[name](figure) for name, figure in figures.items()]
    draw = None if measured.load is None else partial(_draw, load=measured.load)
    return Report("load", machine, figures, _bars(figures), tables, _notes(settings, figures), draw)


def _bars(figures: Figures) -> list[Bar]:
    bars = []
    if "load" in figures:
        bars.append(Bar.at_most("load_wrong_or_hung", figures["load"]["wrong_or_hung"], 0))
    if "memory" in figures:
        bars.append(Bar.at_most("memory_growth", figures["memory"]["growth"], _GROWTH))
    if "overhead" in figures:
        bars.append(Bar.at_most("overhead_ms", figures["overhead"]["overhead_ms"]["p50"], _OVERHEAD_MS))
    if "cancel" in figures:
        bars.append(Bar.at_most("cancel_ms_over_layer", figures["cancel"]["over_layer_ms"]["p90"], _CANCEL_MS))
    if "tenants" in figures:
        bars.append(Bar.at_most("cross_tenant_hits", figures["tenants"]["stranger_tokens"], 0))
    if "chat" in figures:
        longest = figures["chat"]["by_message"][str(MESSAGE_TOKENS[-1])]
        bars.append(Bar.at_most("chat_recomputed", longest["recomputed"], _CHAT_RECOMPUTED))
        bars.append(Bar.at_most("chat_wrong", figures["chat"]["wrong"], 0))
    return bars


# -- figures -----------------------------------------------------------------------------------------------------------


def _load_figures(settings: Settings, measured: Measured, load: Load) -> Figures:
    answered = [outcome for outcome in load.outcomes if outcome.end is End.RIGHT]
    bad = [End.WRONG, End.HUNG, End.FAILED] + ([] if settings.is_open else [End.REFUSED])
    return {
        "loop": "open" if settings.is_open else "closed",
        "clients": settings.clients,
        "requests": len(load.outcomes),
        "distinct_prompts": measured.distinct_prompts,
        "ends": load.ends,
        "wrong_or_hung": load.count(*bad),
        "details": sorted({outcome.detail for outcome in load.outcomes if outcome.end in bad})[:5],
        "seconds": load.seconds,
        "requests_per_s": load.requests_per_s,
        "tokens_per_s": sum(len(outcome.token_ids) for outcome in load.outcomes) / load.seconds,
        "hit_share": sum(each.cached_tokens for each in answered)
        / max(1, sum(each.stats.prompt_tokens for each in answered)),
        "approximate": sum(outcome.approximate for outcome in load.outcomes),
        "replays": sum(outcome.stats.replays for outcome in load.outcomes),
        "ties": measured.ties,
        "cut": measured.cut,
        "ttft_s": percentiles([outcome.ttft_s for outcome in answered if outcome.ttft_s is not None]),
        "total_s": percentiles([outcome.total_s for outcome in answered]),
        "late_s": percentiles([outcome.late_s for outcome in load.outcomes]),
    }


def _memory_figures(early_requests: int, early: Mapping[str, int], late: Mapping[str, int]) -> Figures:
    return {
        "early_requests": early_requests,
        "growth": sum(late.values()) / sum(early.values()),
        "early_mb": {name: size_bytes / 1e6 for name, size_bytes in sorted(early.items())},
        "late_mb": {name: size_bytes / 1e6 for name, size_bytes in sorted(late.items())},
    }


def _overhead_figures(idle: Sequence[Idle]) -> Figures:
    parts = {
        "overhead_ms": [one.overhead_s for one in idle],
        "client_ms": [one.client_s for one in idle],
        "grpc_ms": [one.client_s - one.service_s for one in idle],
        "lookup_ms": [one.lookup_s for one in idle],
        "worker_ms": [one.worker_s for one in idle],
    }
    return {name: percentiles([1e3 * seconds for seconds in values]) for name, values in parts.items()}


def _cancel_figures(cancels: Cancels) -> Figures:
    return {
        "cancels": len(cancels.free_s),
        "prefill_ms": 1e3 * cancels.prefill_s,
        "layer_ms": 1e3 * cancels.layer_s,
        "free_ms": percentiles([1e3 * seconds for seconds in cancels.free_s]),
        "over_layer_ms": percentiles([1e3 * seconds for seconds in cancels.over_layer_s]),
    }


def _tenant_figures(tenants: Tenants) -> Figures:
    return {
        "prompts": tenants.prompts,
        "stranger_tokens": tenants.stranger_tokens,
        "own_tokens": tenants.own_tokens,
    }


def _chat_figures(chats: Chats) -> Figures:
    by_message = {}
    for num_tokens, turns in chats.turns.items():
        last = turns[-1].stats
        by_message[str(num_tokens)] = {
            "prompt_tokens": last.prompt_tokens,
            "cached_tokens": last.cached_tokens,
            "computed_tokens": last.computed_tokens,
            "below_a_chunk": last.computed_tokens - num_tokens,
            "recomputed": last.computed_tokens / num_tokens,
            "stored_answer_tokens": sum(turn.stats.stored_answer_tokens for turn in turns),
        }
    return {
        "turns": TURNS,
        "answer_tokens": ANSWER_TOKENS,
        "by_message": by_message,
        "wrong": chats.num_wrong,
        "ties": chats.num_ties,
    }


# -- tables, notes, plots ----------------------------------------------------------------------------------------------


_PERCENTILES = "name p50:.1f p90:.1f p99:.1f most:.1f"


def _load_table(load: Figures) -> Table:
    ends = ", ".join(f"{count} {name}" for name, count in load["ends"].items() if count)
    title = (
        f"load: {load['requests']} requests, {load['clients']} clients, {load['loop']} loop; times in ms. "
        f"Ends: {ends}. {load['requests_per_s']:.1f} requests and {load['tokens_per_s']:.0f} tokens per second; "
        f"{load['hit_share']:.0%} of prompt tokens from the store"
    )
    keys = ("ttft_s", "total_s", "late_s") if load["loop"] == "open" else ("ttft_s", "total_s")
    rows = {
        key.removesuffix("_s"): {name: 1e3 * seconds for name, seconds in load[key].items()}
        for key in keys
        if load[key]
    }
    return table_of(title, named(rows), _PERCENTILES)


def _memory_table(memory: Figures) -> Table:
    sizes = {
        f"{when}_mb": {**memory[f"{when}_mb"], "all": sum(memory[f"{when}_mb"].values())} for when in ("early", "late")
    }
    names = sorted(set(memory["early_mb"]) | set(memory["late_mb"]))
    rows = [
        {"command": name, **{when: of_names.get(name, 0) for when, of_names in sizes.items()}}
        for name in [*names, "all"]
    ]
    title = f"resident memory (PSS) in MB after {memory['early_requests']} requests and at the end"
    return table_of(title, rows, "command early_mb:.1f late_mb:.1f")


def _overhead_table(overhead: Figures) -> Table:
    return table_of("overhead of an idle service, one request at a time; times in ms", named(overhead), _PERCENTILES)


def _cancel_table(cancel: Figures) -> Table:
    title = (
        f"cancel: {cancel['cancels']} cancels in prefills of {cancel['prefill_ms']:.0f} ms, {cancel['layer_ms']:.0f} "
        "ms per layer; ms until the workers are free, and the same less one layer"
    )
    return table_of(title, named({key: cancel[key] for key in ("free_ms", "over_layer_ms")}), _PERCENTILES)


def _tenants_table(tenants: Figures) -> Table:
    title = f"tenants: {tenants['prompts']} prompts; tokens from the store for another principal, and for their own"
    return table_of(title, [tenants], "stranger_tokens own_tokens")


def _chat_table(chat: Figures) -> Table:
    title = f"chat: turn {chat['turns']}, answers of {chat['answer_tokens']} tokens; by tokens of a message"
    columns = "name prompt_tokens cached_tokens computed_tokens below_a_chunk recomputed:.2f stored_answer_tokens"
    return table_of(title, named(chat["by_message"]), columns)


_TABLES: Mapping[str, Callable[[Figures], Table]] = {
    "load": _load_table,
    "memory": _memory_table,
    "overhead": _overhead_table,
    "cancel": _cancel_table,
    "tenants": _tenants_table,
    "chat": _chat_table,
}


def _notes(settings: Settings, figures: Figures) -> list[str]:
    notes = ["clients and service share this machine, so clients take processor time from the service"]
    if "load" in figures:
        load, mix = figures["load"], settings.mix
        notes.append(
            f"{load['distinct_prompts']} distinct prompts, whose answers transformers computed beforehand; "
            f"{load['ties']} of them have a near tie between two tokens, after which replies are not compared"
        )
        if settings.trace is None:
            notes.append(
                f"{mix.prefixes} prefixes of {mix.prefix_tokens} tokens, Zipf {mix.zipf:g}, {mix.suffixes} suffixes "
                f"each; {mix.abort_share:.0%} of the clients leave, {mix.budget_share:.0%} have a budget of "
                f"{mix.kv_budget:g}" + ("" if mix.kv_budget >= 1 else "; its replies are not compared")
            )
        else:
            notes.append(
                f"trace {settings.trace.name}, {settings.trace_block_tokens} tokens per block of 512, speed-up "
                f"{settings.trace_speed:g}; {load['cut']} requests cut to the model's positions"
            )
        notes += [f"wrong or failed: {detail}" for detail in load["details"]]
    if "tenants" in figures and not figures["tenants"]["own_tokens"]:
        notes.append("nothing was stored for either principal, so cross_tenant_hits says nothing")
    if "chat" in figures:
        notes.append(
            "chats: each turn computes the end of the conversation that fills no chunk, and the last token "
            f"of an answer, again; short messages are affected most. {figures['chat']['ties']} answers have a near tie "
            "between two tokens"
        )
    return notes


def _draw(directory: Path, load: Load) -> None:
    """Draw percentiles of time to first token and of whole replies over the time of the load."""
    for name, title, value in (
        ("load-ttft", "time to first token under load", lambda outcome: outcome.ttft_s),
        ("load-total", "time to the whole reply under load", lambda outcome: outcome.total_s),
    ):
        plots.curves(directory / f"{name}.svg", title, "time when due, s", "time, s", over_time(load, value))


def over_time(load: Load, value: Callable[[Outcome], float | None]) -> dict[str, list[tuple[float, float]]]:
    """p50, p90 and p99 of right replies in seconds, by windows of equal length; empty windows have no point."""
    width_s = load.seconds / _WINDOWS
    windows: dict[int, list[float]] = {}
    for outcome in load.outcomes:
        seconds = value(outcome)
        if outcome.end is End.RIGHT and seconds is not None:
            windows.setdefault(int(outcome.due_s / width_s), []).append(seconds)
    curves: dict[str, list[tuple[float, float]]] = {"p50": [], "p90": [], "p99": []}
    for window, values in sorted(windows.items()):
        of_window = percentiles(values)
        for name, points in curves.items():
            points.append(((window + 0.5) * width_s, of_window[name]))
    return curves
