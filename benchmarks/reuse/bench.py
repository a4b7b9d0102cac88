"""Measurements of `runahead bench reuse`: its phases, one after the other, over shared stores."""

import itertools
import shutil
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from benchmarks.fixtures.emulated_disk import EmulatedDisk
from benchmarks.fixtures.measured_model import stored_token_bytes
from benchmarks.fixtures.preset_engines import EXACT, PresetEngines, Sizes
from benchmarks.fixtures.prompts import documents, measured_questions, other_questions
from benchmarks.fixtures.requests import (
    Configuration,
    Requests,
    Samples,
    configurations_of,
    finish_reordering,
    label,
)
from benchmarks.report.bars import Advance, BenchError
from benchmarks.reuse import sweeps as reuse_sweeps
from benchmarks.reuse import warm as reuse_warm
from benchmarks.reuse.bandwidth import CONFIRMATIONS, Bandwidth, find_bandwidth, first_guess
from benchmarks.reuse.figures import Measured, Series, figures_of
from benchmarks.reuse.settings import YARDSTICK, Settings
from benchmarks.reuse.sweeps import BANDWIDTH_FACTORS, BANDWIDTH_PRESETS, points_by_length
from benchmarks.reuse.warm import Warm
from kvstore.format.layout import padded_to_page
from workers.engine import Engine
from workers.plan.config import WorkerConfig
from workers.text.tokenization import Tokenizer

THREADS = 2
#: Largest size of a store as a multiple of its tokens' bytes: copies of a reorder, the smallest records of a sweep.
_DISK_FACTOR = 4
_FASTEST_BYTES_PER_S = 8e9
#: Budget of the questions from which stores learn an order of rows.
_LEARNING_BUDGET = 0.05
#: Tokens of an engine's first request, which is slower than the next ones, however short.
_FIRST_TOKENS = 64


class Bench:
    """Runs the measurements. Owns the stores below `scratch`."""

    def __init__(self, settings: Settings, model: Path, scratch: Path, advance: Advance) -> None:
        self._settings = settings
        self._model = model
        self._scratch = scratch
        self._advance = advance
        self._token_bytes = stored_token_bytes(model)
        self._tokenizer = Tokenizer(str(model))
        self._tokenizer.load()
        #: The document: whole records of all presets.
        (self._prefix,) = documents(self._tokenizer, 1, settings.prefix_tokens)
        self._questions = measured_questions(self._tokenizer)
        self._others = other_questions(self._tokenizer)
        #: Presets whose store of the document has been reordered.
        self._reordered: set[str] = set()
        self._bandwidth: Bandwidth | None = None

    def measure(self) -> Measured:
        """Run all phases of the settings."""
        settings, phases = self._settings, self._settings.phases
        with self._without_store() as engine:
            self._check_prompt(engine)
            measured = Measured(shape=engine.facts.kv, num_prefix=len(self._prefix))
        if "native" in phases:
            with self._document(settings.configurations) as requests:
                requests.rounds(settings.configurations, self._prompts(), 1, "own disk, warming up")
                measured.native = requests.rounds(settings.configurations, self._prompts(), settings.rounds, "own disk")
        if "emulated" in phases:
            with self._emulated(settings.configurations) as (_, requests):
                measured.emulated = requests.rounds(
                    settings.configurations, self._prompts(), settings.emulated_rounds, "emulated disk"
                )
        if "recompute" in phases:
            measured.recompute_s = self._recompute()
        if "warm" in phases:
            measured.warm, measured.warm_waiting = self._warm(
                settings.warm, settings.warm_presets, measured.shape.token_bytes
            )
        if "ablations" in phases:
            ablations = configurations_of(reuse_sweeps.ABLATIONS, (reuse_sweeps.BUDGET,))
            with self._slowed(ablations, "ablations") as requests:
                measured.ablations = requests.rounds(ablations, self._prompts(), settings.sweep_rounds, "ablations")
            measured.warm_ablations, _ = self._warm(
                settings.warm, reuse_sweeps.ABLATIONS, measured.shape.token_bytes, has_waiting=False
            )
        for name in settings.sweeps if "sweeps" in phases else ():
            measured.sweeps[name] = self._sweep(name, measured)
        measured.bandwidth = self._bandwidth
        return measured

    # -- cold ------------------------------------------------------------------------------------------------------

    @contextmanager
    def _document(
        self, configurations: Sequence[Configuration], disk: EmulatedDisk | None = None, num_tokens: int | None = None
    ) -> Iterator[Requests]:
        """Engines that have the document stored and reordered. `disk` must be fast until then.

        `num_tokens`: store this much of its beginning as a document of its own, whose stores are removed at the end. As
        a part of a longer document, its rows would be mixed with the rest's by reordering.
        """
        presets = list(dict.fromkeys(preset for preset, _ in configurations))
        prefix, is_whole = self._prefix[:num_tokens], num_tokens in (None, len(self._prefix))
        directory = self._scratch / ("document" if is_whole else f"document of {num_tokens}")
        kv_bytes = self._token_bytes * len(prefix)
        sizes = Sizes(disk_bytes=_DISK_FACTOR * kv_bytes + 2**28, host_bytes=padded_to_page(kv_bytes) + 2**28)
        try:
            with PresetEngines(self._model, directory, presets, sizes, THREADS, disk) as engines:
                self._advance("storing the document")
                engines.store(prefix)
                done = self._reordered if is_whole else set[str]()
                done |= finish_reordering(engines, [prefix], self._others, _LEARNING_BUDGET, self._advance, done=done)
                yield Requests(engines, self._advance, disk)
        finally:
            if not is_whole:
                shutil.rmtree(directory, ignore_errors=True)

    def _prompts(self, num_tokens: int | None = None) -> list[list[int]]:
        return [[*self._prefix[:num_tokens], *question] for question in self._questions]

    @contextmanager
    def _emulated(
        self, configurations: Sequence[Configuration], num_tokens: int | None = None
    ) -> Iterator[tuple[EmulatedDisk, Requests]]:
        """Warmed-up engines on the emulated disk at its bandwidth, which is searched for with the whole document."""
        if self._bandwidth is None and num_tokens not in (None, len(self._prefix)):
            with self._emulated(()):
                assert self._bandwidth is not None, "found on the way in"
        if self._bandwidth is None:
            configurations = list(dict.fromkeys((*configurations, YARDSTICK)))
        disk = EmulatedDisk(_FASTEST_BYTES_PER_S)
        with self._document(configurations, disk, num_tokens) as requests:
            warmed_up = requests.rounds(configurations, self._prompts(num_tokens), 1, "emulated disk, still fast")
            if self._bandwidth is None:
                self._bandwidth = self._find_bandwidth(disk, requests, warmed_up)
            disk.bytes_per_s = self._bandwidth.bytes_per_s
            yield disk, requests

    def _find_bandwidth(self, disk: EmulatedDisk, requests: Requests, warmed_up: Samples) -> Bandwidth:
        """The settings' bandwidth with the blocked share there, or the bandwidth with the wanted blocked share."""
        (fast,) = warmed_up[YARDSTICK]
        prompts = itertools.cycle(self._prompts())

        def blocked_share(bytes_per_s: float) -> float:
            disk.bytes_per_s = bytes_per_s
            step = f"searching for the bandwidth: {bytes_per_s / 1e6:.0f} MB/s"
            return requests.ask(YARDSTICK, next(prompts), step).blocked_share

        if self._settings.bytes_per_s is None:
            return find_bandwidth(blocked_share, first_guess(fast.disk_bytes, fast.ttft_s - fast.blocked_s))
        shares = sorted(blocked_share(self._settings.bytes_per_s) for _ in range(CONFIRMATIONS))
        return Bandwidth(self._settings.bytes_per_s, shares[CONFIRMATIONS // 2], CONFIRMATIONS)

    @contextmanager
    def _slowed(
        self, configurations: Sequence[Configuration], step: str, num_tokens: int | None = None
    ) -> Iterator[Requests]:
        """Warmed-up engines on the emulated disk if its bandwidth is known, otherwise on the machine's own disk."""
        if self._bandwidth is None and self._settings.bytes_per_s is None:
            with self._document(configurations, num_tokens=num_tokens) as requests:
                requests.rounds(configurations, self._prompts(num_tokens), 1, f"{step}, warming up")
                yield requests
            return
        with self._emulated(configurations, num_tokens) as (_, requests):
            yield requests

    # -- without a store, and warm ---------------------------------------------------------------------------------

    def _check_prompt(self, engine: Engine) -> None:
        try:
            engine.facts.check_prompt(self._prompts()[0], 1)
        except ValueError as error:
            raise BenchError(f"the model cannot take the prompts: {error}") from error

    def _without_store(self) -> Engine:
        return Engine(WorkerConfig(model=str(self._model), threads=THREADS, preset="recompute"))

    def _recompute(self) -> list[float]:
        """TTFT of the whole prompt in seconds, each time with another question."""
        ttfts_s = []
        with self._without_store() as engine:
            list(engine.generate(self._prefix[:_FIRST_TOKENS]))
            for number, prompt in enumerate(self._prompts()[: self._settings.recompute_rounds], 1):
                self._advance(f"recompute: {number} of {self._settings.recompute_rounds}")
                started = time.perf_counter()
                list(engine.generate(prompt))
                ttfts_s.append(time.perf_counter() - started)
        return ttfts_s

    def _warm(
        self, warm: Warm, presets: Sequence[str], token_bytes: int, *, has_waiting: bool = True
    ) -> tuple[Samples, Samples]:
        """Samples of requests one by one, and with one request waiting."""
        directory = self._scratch / "warm"
        prefixes = documents(self._tokenizer, warm.num_prefixes, warm.prefix_tokens)
        sizes = warm.sizes(token_bytes, self._token_bytes * _DISK_FACTOR)
        with PresetEngines(self._model, directory, presets, sizes, THREADS) as engines:
            samples = reuse_warm.measure(
                warm,
                engines,
                presets,
                prefixes,
                self._questions,
                self._others,
                self._advance,
                has_waiting=has_waiting,
            )
        shutil.rmtree(directory)
        return samples

    # -- sweeps ----------------------------------------------------------------------------------------------------

    def _sweep(self, name: str, measured: Measured) -> Series:
        if name == "bandwidth":
            return self._sweep_bandwidth(measured)
        if name == "prefixes":
            return self._sweep_prefixes(measured)
        series: Series = {}
        presets: set[str] = set()
        for num_tokens, points in points_by_length(name, len(self._prefix)).items():
            configurations = list(dict.fromkeys(point.configuration for point in points))
            presets |= {preset for preset, _ in configurations}
            with self._slowed(configurations, f"sweep of {name}", num_tokens) as requests:
                asked = requests.rounds(
                    configurations, self._prompts(num_tokens), self._settings.sweep_rounds, f"sweep of {name}"
                )
            for point in points:
                figures = figures_of(point.configuration, asked[point.configuration], measured.shape)
                series.setdefault(point.series, []).append((point.x, figures))
        self._remove(presets)
        return series

    def _sweep_bandwidth(self, measured: Measured) -> Series:
        """Sweep the emulated disk's bandwidth, starting from the found one."""
        series: Series = {}
        with self._emulated(BANDWIDTH_PRESETS) as (disk, requests):
            usual_bytes_per_s = disk.bytes_per_s
            for factor in BANDWIDTH_FACTORS:
                disk.bytes_per_s = factor * usual_bytes_per_s
                step = f"{disk.bytes_per_s / 1e6:.0f} MB/s"
                asked = requests.rounds(BANDWIDTH_PRESETS, self._prompts(), self._settings.sweep_rounds, step)
                for configuration, samples in asked.items():
                    figures = figures_of(configuration, samples, measured.shape)
                    series.setdefault(label(configuration), []).append((disk.bytes_per_s / 1e6, figures))
        return series

    def _sweep_prefixes(self, measured: Measured) -> Series:
        """Sweep the number of warm prefixes, with the memory of the usual number."""
        series: Series = {}
        usual = self._settings.warm
        for number in reuse_sweeps.NUMBERS_OF_PREFIXES:
            share = usual.cache_share * usual.num_prefixes / number
            warm = replace(usual, num_prefixes=number, cache_share=share)
            asked, _ = self._warm(warm, reuse_sweeps.PREFIXES_PRESETS, measured.shape.token_bytes, has_waiting=False)
            for configuration, samples in asked.items():
                figures = figures_of(configuration, samples, measured.shape)
                series.setdefault(label(configuration), []).append((float(number), figures))
        return series

    def _remove(self, presets: set[str]) -> None:
        """Remove the stores of variants that no other phase uses."""
        for preset in presets - {EXACT, *(preset for preset, _ in self._settings.configurations)}:
            # A document of another length has no store here.
            shutil.rmtree(self._scratch / "document" / preset, ignore_errors=True)
            self._reordered.discard(preset)
