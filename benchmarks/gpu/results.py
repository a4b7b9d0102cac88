"""What a run leaves: files in a folder, brought up to date after each phase, and the last words on stdout.

A machine with a GPU may not be had again: what was measured stays, whatever comes later.
"""

import json
import sys
from typing import Any

from benchmarks.gpu.bench import GpuBench
from benchmarks.gpu.report import (
    attention_table,
    bar_values,
    bars_table,
    copies_table,
    doubts,
    in_json,
    json_line,
    judged,
    preset_table,
    scores_table,
    write_files,
)
from benchmarks.gpu.settings import Settings
from benchmarks.report import plots
from benchmarks.report.bars import BenchError


class Results:
    """Of one bench. Owns: the files below `settings.out`."""

    def __init__(self, settings: Settings, bench: GpuBench) -> None:
        self._settings = settings
        self._bench = bench
        self._machine = bench.machine()

    def open(self) -> None:
        """Before anything is measured. Raises BenchError where nothing can be written."""
        try:
            self._save()
        except OSError as error:
            raise BenchError(f"cannot write to {self._settings.out}: {error.strerror}; choose another --out") from error

    def update(self) -> None:
        """With what there is by now; what goes wrong is written down as any phase's failure."""
        self._bench.budget.attempt("results", self._save)

    def show(self) -> None:
        """All of it: files, a plot, tables and one JSON line on stdout."""
        self._bench.budget.attempt("plot", self._plot)
        self.update()
        text, content = self._text_and_content()
        sys.stdout.write(f"{text}\n{json.dumps(content, allow_nan=False)}\n")
        sys.stdout.flush()

    def _save(self) -> None:
        text, content = self._text_and_content()
        written = write_files(self._settings.out, content, text, self._bench.budget.tracebacks)
        self._bench.budget.say(f"written: {', '.join(map(str, written))}")

    def _text_and_content(self) -> tuple[str, dict[str, Any]]:
        bench, figures = self._bench, self._bench.figures
        bars = judged(in_json(bar_values(figures)), doubts(figures, is_gpu=bench.clock.is_gpu))
        lines = [*(f"* {note}" for note in bench.notes), *(f"* SKIPPED: {what}" for what in figures["skipped"])]
        lines += [f"* FAILED: {what}" for what in figures["failed"]]
        lines.append(", ".join(f"{name} {value}" for name, value in self._machine.items()))
        text = "\n".join(["\n\n".join(_tables(figures, self._settings)), "", *lines, "", bars_table(bars)])
        return text, in_json(json_line(figures, self._machine, bench.notes, bars))

    def _plot(self) -> None:
        """Of the times to first token, where plots can be drawn."""
        settings, presets = self._settings, self._bench.figures.get("presets")
        if not presets:
            return
        advice = plots.missing()
        if advice is not None:
            self._bench.budget.say(advice)
            return
        series = {what: [row[key] for row in presets.values()] for what, key in (("TTFT", "ttft_ms"), ("I/O", "io_ms"))}
        title = f"{settings.shape}, {settings.num_prefix} tokens stored, cold"
        plots.bars_chart(settings.out / "ttft.svg", title, "ms", list(presets), series)


def _tables(figures: dict[str, Any], settings: Settings) -> list[str]:
    tables = []
    if "presets" in figures:
        title = (
            f"{settings.shape}, {settings.num_prefix} tokens stored, {settings.new_tokens} new, budget "
            f"{settings.kv_budget:.0%}, cold; INJECTED sets, {figures['sets']['source']}"
        )
        tables.append(preset_table(title, figures["presets"], figures.get("idle_shares", {})))
    if "presets" in figures.get("own_model", {}):
        own = figures["own_model"]
        title = f"{own['name']}, its own attention, {own['prefix_tokens']} tokens stored, cold"
        tables.append(preset_table(title, own["presets"], own.get("idle_shares", {})))
    makers = {"attention": attention_table, "scores": scores_table, "copies": copies_table}
    return tables + [make(figures[name]) for name, make in makers.items() if name in figures]
