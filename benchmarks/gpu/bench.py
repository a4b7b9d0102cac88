"""The phases of `benchmarks.gpu`, one after the other, within the time that there is."""

import os
import platform
import shutil
import time
from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import torch

from benchmarks.fixtures.preset_engines import PresetEngines
from benchmarks.fixtures.requests import Sample
from benchmarks.gpu.budget import TimeBudget
from benchmarks.gpu.clock import Clock, clock_of
from benchmarks.gpu.phases.attention import attention_times, peaks
from benchmarks.gpu.phases.copies import copy_rates
from benchmarks.gpu.phases.importance import DrawnImportance, statistics_of
from benchmarks.gpu.phases.layers import GPU_GRID, TINY_GRID, Assumed, LayerBench, cost_model_of, layer_rows, write
from benchmarks.gpu.phases.own_model import own_prompts
from benchmarks.gpu.phases.reuse import COMPARED_TOKENS, LEARNED, MEASURED, PresetRuns, Prompts
from benchmarks.gpu.phases.scores import score_times
from benchmarks.gpu.phases.sets import InjectedScores, injected
from benchmarks.gpu.preset_figures import disk_bytes_per_s, figures_of
from benchmarks.gpu.settings import Settings
from benchmarks.gpu.shapes import config_of
from benchmarks.report.machine import commit_of_checkout, cpu_model
from cluster.planning.cost_key import cost_key_of
from workers.device.by_name import device_of
from workers.device.device import Device
from workers.kernels.triton_here import why_no_kernel
from workers.model.stock_model import Model, load_model, random_model_in_memory, versions
from workers.plan.config import WorkerConfig
from workers.presets.registry import known_presets, preset_of

COST_FILE = "cost.json"
#: Seconds that phases are expected to take on a GPU, before anything has been measured.
_MODEL_S, _OWN_MODEL_S = 30.0, 90.0
_EXPECTED_S = {"attention": 20.0, "copies": 20.0, "layers": 60.0}
#: At least; within it, presets that do not fit are left out by what others have taken (`gpu_reuse.py`).
_REUSE_S = 60.0
_COPIED_BUDGETS = (0.05, 0.25)


class GpuBench:
    """One run. Owns: the model; stores lie in `scratch` while a phase needs them.

    `make_device`: makes one as the settings name it, for each engine and for what is measured without one.
    """

    def __init__(
        self, settings: Settings, scratch: Path, budget: TimeBudget, make_device: Callable[[], Device] | None = None
    ) -> None:
        self._settings = settings
        self._scratch = scratch
        self.budget = budget
        self._make_device = make_device or partial(device_of, settings.device)
        self.device = self._make_device()
        self.clock: Clock = clock_of(self.device.torch_device)
        self._directory = scratch / settings.shape
        self._model: Model | None = None
        #: As they stand in JSON; complete when `run` returns.
        self.figures: dict[str, Any] = {"skipped": budget.skipped, "failed": budget.failed, "phase_s": budget.spent_s}
        self.notes: list[str] = []

    @property
    def model(self) -> Model:
        assert self._model is not None, "the first phase makes it"
        return self._model

    def run(self, after_phase: Callable[[], None] = lambda: None) -> None:
        """All phases that there is time for, those that are over soon first. Whatever fails is in `budget.failed`."""
        self.budget.run("model", _MODEL_S if self.clock.is_gpu else 0.0, self._make_model)
        after_phase()
        phases: dict[str, Callable[[], None]] = {
            "attention": self._attention,
            "copies": self._copies,
            "reuse": self._reuse,
            "layers": self._layers,
            "own-model": self._own_model,
        }
        for name, work in phases.items():
            if name not in self._settings.phases or (name == "own-model" and self._settings.model is None):
                continue
            if self._model is None:
                self.budget.skipped.append(f"{name}: there is no model")
                continue
            self.budget.run(name, self._expected_s(name) if self.clock.is_gpu else 0.0, work)
            after_phase()

    def machine(self) -> dict[str, Any]:
        """What the figures depend on."""
        commit, dirty = commit_of_checkout()
        return {
            **self.clock.name(),
            "cpu": cpu_model(),
            "cores": len(os.sched_getaffinity(0)),
            "kernel": platform.release(),
            "python": platform.python_version(),
            "versions": versions(),
            "commit": commit,
            "dirty": dirty,
            "date": time.strftime("%Y-%m-%d", time.gmtime()),
            "dtype": self._settings.dtype,
            "threads": self._settings.threads,
            "shape": self._settings.shape,
        }

    # -- phases --------------------------------------------------------------------------------------------------------

    def _make_model(self) -> None:
        settings = self._settings
        torch.set_num_threads(settings.threads)
        self._model = random_model_in_memory(
            config_of(settings.shape), str(self._directory), settings.dtype, device=self.device
        )
        facts = self._model.facts
        self.figures["model"] = {
            "shape": settings.shape,
            "layers": facts.kv.num_layers,
            "heads": facts.num_heads,
            "kv_heads": facts.kv.num_kv_heads,
            "head_dim": facts.kv.head_dim,
            "kv_bytes_per_token": facts.kv.token_bytes,
            "weights": "random, made on the device",
        }
        if self.clock.is_gpu and why_no_kernel():
            self.figures["why_no_kernel"] = why_no_kernel()
            self.notes.append(f"NO TRITON: presets that judge rows do so in plain torch, slower ({why_no_kernel()})")

    def _reuse(self) -> None:
        settings, facts = self._settings, self.model.facts
        importance = DrawnImportance(facts.kv.num_layers, settings.num_prefix, settings.kv_budget)
        scores = InjectedScores(importance, facts.kv.num_layers, facts.num_heads, facts.kv.num_kv_heads, self.device)
        presets = injected(settings.presets, scores)
        worker = WorkerConfig(
            model=str(self._directory), device=settings.device, dtype=settings.dtype, threads=settings.threads
        )
        prompts = _random_prompts(settings.num_prefix, settings.new_tokens, facts.vocab_size)
        found = statistics_of(importance, facts.kv.num_layers, settings.num_chosen)
        self.figures["sets"] = {"source": importance.source, **asdict(found)}
        self.notes.append(
            "random weights have no trained attention: after their own reads and their own scoring, all presets chose "
            f"from the same mass, {importance.source}: head Jaccard {found.head_jaccard:.2f}, coverage between periods "
            f"{found.period_coverage:.2f}"
        )
        runs = PresetRuns(
            self.model,
            worker,
            presets,
            prompts,
            settings.kv_budget,
            self._scratch,
            self.budget,
            self._make_device,
            scores,
        )
        with known_presets(*(preset for preset in presets.values() if preset.selector is not None)):
            self._measure(runs, self.figures)
        self.notes.append(
            "cold: nothing of the prefix in the store's memory, reads with O_DIRECT, stores opened anew after the "
            "saving; I/O: how long at least one read was under way; amplification: bytes that the disk read / K and V "
            "of the rows attended to"
        )
        if self.clock.is_gpu:
            self.notes.append(
                "GPU idle: the part of a request in which no kernel ran, by the profiler, apart from TTFT"
            )

    def _attention(self) -> None:
        settings, facts = self._settings, self.model.facts
        chip = peaks(self.clock, getattr(torch, settings.dtype), self.device.torch_device)
        judged = (settings.num_chosen, settings.new_tokens)
        half = settings.num_prefix // 2
        sizes = dict.fromkeys([judged, (settings.num_chosen, 4 * settings.new_tokens), (half, settings.new_tokens)])
        if self.clock.is_gpu:
            sizes |= dict.fromkeys([(settings.num_chosen, 512), (half, 2048)])
        rows = attention_times(facts, list(sizes), self.clock, self.device.torch_device, chip)
        self.figures["peaks"] = {"tflop_s": chip.flops_per_s / 1e12, "memory_gb_s": chip.bytes_per_s / 1e9}
        self.figures["attention"] = [
            {**row.as_plain(), "is_judged": (row.chosen_rows, row.new_tokens) == judged} for row in rows
        ]
        self.notes.append(
            f"roofline: {chip.flops_per_s / 1e12:.3g} TFLOP/s and {chip.bytes_per_s / 1e9:.3g} GB/s, measured here"
        )
        scores = score_times(
            facts, settings.num_prefix, settings.new_tokens, self.clock, self.device.torch_device, chip
        )
        self.figures["scores"] = [each.as_plain() for each in scores]

    def _copies(self) -> None:
        if self.device.transfers is None:
            self.notes.append("copies: this device has no memory of its own; nothing to copy")
            return
        rates = copy_rates(self.device, self.model.facts.kv, self._settings.num_prefix, _COPIED_BUDGETS)
        self.figures["copies"] = [each.as_plain() for each in rates]

    def _layers(self) -> None:
        assumed = Assumed(link_gb_s=self._settings.link_gb_s, link_us=self._settings.link_us)
        grid = GPU_GRID if self.clock.is_gpu else TINY_GRID
        path = self._settings.out / COST_FILE
        bench = LayerBench(self.model, self.clock)
        fitted, held_out = (bench.measure(points, self.budget) for points in (grid.fitted, grid.held_out))
        settings = self._settings
        key = cost_key_of(self._directory, threads=settings.threads, dtype=settings.dtype, device=settings.device)
        cost, sources = cost_model_of(key, self.model.facts.kv, fitted, assumed, self.figures)
        quality = write(path, cost, held_out, sources)
        self.figures["layers"] = layer_rows(cost, fitted, held_out)
        self.figures["cost_model"] = {"file": str(path), **sources, **quality}
        self.notes.append(f"cost model: link {sources['link']}; load {sources['load']}")

    def _own_model(self) -> None:
        settings = self._settings
        assert settings.model is not None
        model = load_model(str(settings.model), settings.dtype, self.device)
        wanted = min(settings.num_prefix, model.facts.max_positions - settings.new_tokens - 1)
        prompts = own_prompts(settings.model, wanted, settings.new_tokens, len(MEASURED) + len(LEARNED))
        worker = WorkerConfig(
            model=str(settings.model), device=settings.device, dtype=settings.dtype, threads=settings.threads
        )
        presets = {name: preset_of(name) for name in settings.presets}
        scratch = self._scratch / "own-model"
        runs = PresetRuns(model, worker, presets, prompts, settings.kv_budget, scratch, self.budget, self._make_device)
        own: dict[str, Any] = {"name": model.facts.name, "prefix_tokens": len(prompts.prefix), "presets": {}}
        self.figures["own_model"] = own
        self._measure(runs, own)
        self.notes.append(f"{model.facts.name}: its own attention, {len(prompts.prefix)} tokens of documentation")

    # -- parts of phases -----------------------------------------------------------------------------------------------

    def _measure(self, runs: PresetRuns, into: dict[str, Any]) -> None:
        """Presets side by side: what `reuse` and `own-model` have in common."""
        budget = self.budget
        try:
            runs.prepare(shutil.disk_usage(self._scratch).free, self._reserve_s())
            with runs.engines() as engines:

                def show(samples: dict[str, list[Sample]]) -> None:
                    measured = [name for name in self._settings.presets if samples.get(name)]
                    into["presets"] = {name: figures_of(samples[name], runs.shape) for name in measured}

                samples = runs.rounds(engines, self._settings.rounds, self._reserve_s(), show)
                into["disk_bytes_per_s"] = disk_bytes_per_s(samples)
                into["reads"] = runs.reads(engines)
                budget.attempt("the first tokens", lambda: self._compare_tokens(runs, engines, into))
                if self.clock.is_gpu:
                    into["idle_shares"] = runs.idle_shares(engines, self.clock, self._reserve_s())
        finally:
            runs.remove()
        if not into["reads"]["direct_io"]:
            self.notes.append("THE PAGE CACHE WAS NOT BYPASSED, nothing was cold; choose a --directory with O_DIRECT")

    def _compare_tokens(self, runs: PresetRuns, engines: PresetEngines, into: dict[str, Any]) -> None:
        into["same_tokens"] = same_tokens = runs.same_tokens(engines)
        if same_tokens is not None:
            self.notes.append(
                f"over the whole stored prefix, the first {same_tokens} of {COMPARED_TOKENS} tokens are those of "
                "computing it anew"
            )

    def _expected_s(self, phase: str) -> float:
        """On a GPU."""
        if phase == "own-model":
            return _OWN_MODEL_S
        return _EXPECTED_S.get(phase, _REUSE_S)

    def _reserve_s(self) -> float:
        """For the phases after this one."""
        rest = {*_EXPECTED_S} & {*self._settings.phases} - {*self.budget.spent_s}
        return sum(_EXPECTED_S[name] for name in rest) if self.clock.is_gpu else 0.0


def _random_prompts(num_prefix: int, num_new: int, vocabulary: int) -> Prompts:
    numbers = np.random.default_rng(0)
    prefix = numbers.integers(0, vocabulary, num_prefix).tolist()
    questions = [numbers.integers(0, vocabulary, num_new).tolist() for _ in (*MEASURED, *LEARNED)]
    return Prompts(prefix=prefix, questions=questions)
