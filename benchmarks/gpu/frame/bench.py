"""One run of `benchmarks.gpu`: model, device and clock of its phases, their figures, and the time that is left."""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import torch

from benchmarks.gpu.frame.budget import TimeBudget
from benchmarks.gpu.frame.clock import Clock, clock_of
from benchmarks.gpu.frame.settings import PHASES, Settings
from benchmarks.gpu.frame.shapes import config_of
from benchmarks.report.machine import machine_basics
from workers.device.cuda import device_of
from workers.device.device import Device
from workers.kernels.gpu.triton_here import why_no_kernel
from workers.model.stock_model import Model, random_model_in_memory, versions
from workers.plan.model_facts import ModelFacts

#: Expected seconds of making the model on a GPU.
_MODEL_S = 30.0


class Bench:
    """A run. Owns the model; stores lie in `scratch` while a phase needs them.

    `make_device`: makes a device as the settings name it, for each engine and for measurements without one.
    """

    def __init__(
        self, settings: Settings, scratch: Path, budget: TimeBudget, make_device: Callable[[], Device] | None = None
    ) -> None:
        self.settings = settings
        self.scratch = scratch
        self.budget = budget
        self.make_device = make_device or partial(device_of, settings.device)
        self.device = self.make_device()
        self.clock: Clock = clock_of(self.device.torch_device)
        #: Directory of the shape's configuration.
        self.directory = scratch / settings.shape
        self._model: Model | None = None
        self._phase_s: dict[str, float] = {}
        #: Figures as in the JSON line; each phase adds its own.
        self.figures: dict[str, Any] = {
            "skipped": budget.skipped, "failed": budget.failed, "phase_s": self._phase_s
        }  # fmt: skip
        self.notes: list[str] = []
        #: Facts that the figures depend on.
        self.machine: dict[str, Any] = {
            **self.clock.name(),
            **machine_basics(),
            "versions": versions(),
            "dtype": settings.dtype,
            "threads": settings.threads,
            "shape": settings.shape,
        }

    @property
    def model(self) -> Model:
        assert self._model is not None, "the model is made before the first phase"
        return self._model

    @property
    def facts(self) -> ModelFacts:
        return self.model.facts

    @property
    def torch_device(self) -> torch.device:
        return self.device.torch_device

    def run(
        self, phases: Mapping[str, Callable[["Bench"], None]], after_phase: Callable[[], object] = lambda: None
    ) -> None:
        """Make the model, then run the requested phases in order while there is time.

        A phase adds figures as it gets them. A failed phase is recorded, and the next ones still run.
        """
        self._run_phase("model", _MODEL_S, self._make_model)
        after_phase()
        asked = [name for name in phases if name in self.settings.phases]
        if self.settings.model is None and "own-model" in asked:
            asked.remove("own-model")
        for number, name in enumerate(asked, 1):
            if self._model is None:
                self.budget.skipped.append(f"{name}: no model")
                continue
            reserve_s = sum(PHASES[later] for later in asked[number:])
            self._run_phase(name, PHASES[name], partial(phases[name], self), reserve_s)
            after_phase()

    def _run_phase(self, name: str, expected_s: float, work: Callable[[], None], reserve_s: float = 0.0) -> None:
        """Run one phase. Expected times and reserves hold for GPUs, so a processor ignores them."""
        budget, is_gpu = self.budget, self.clock.is_gpu
        if not budget.allows(name, expected_s if is_gpu else 0.0):
            return
        budget.say(name)
        started_s, budget.reserve_s = budget.elapsed_s, reserve_s if is_gpu else 0.0
        budget.attempt(name, work)
        budget.reserve_s = 0.0
        self._phase_s[name] = round(budget.elapsed_s - started_s, 2)

    def _make_model(self) -> None:
        settings = self.settings
        torch.set_num_threads(settings.threads)
        self._model = random_model_in_memory(
            config_of(settings.shape), str(self.directory), settings.dtype, device=self.device
        )
        kv = self.facts.kv
        self.figures["model"] = {
            "shape": settings.shape,
            "layers": kv.num_layers,
            "heads": self.facts.num_heads,
            "kv_heads": kv.num_kv_heads,
            "head_dim": kv.head_dim,
            "kv_bytes_per_token": kv.token_bytes,
            "weights": "random, made on the device",
        }
        if self.clock.is_gpu and why_no_kernel():
            self.figures["why_no_kernel"] = why_no_kernel()
            self.notes.append(f"NO TRITON: presets score rows in plain torch, which is slower ({why_no_kernel()})")
