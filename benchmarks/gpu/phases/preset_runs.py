"""Every preset over the same stored prefix, cold: time to first token, time of reads, bytes; and recomputation.

The exact preset computes the prefix once, on the device; each preset saves it in its own layout. Stores that reorder
rows learn from questions other than the measured ones. Then all engines are closed and opened again. A request finds
nothing of the prefix in the store's memory and reads with O_DIRECT.
"""

import shutil
import statistics
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from itertools import takewhile
from pathlib import Path
from typing import Any

from benchmarks.fixtures.preset_engines import EXACT, PresetEngines, Sizes
from benchmarks.fixtures.requests import Configuration, Requests, Sample, reorder
from benchmarks.gpu.frame.bench import Bench
from benchmarks.gpu.phases.preset_figures import disk_bytes_per_s, figures_of
from benchmarks.gpu.phases.sets import InjectedScores
from benchmarks.report.bars import BenchError
from kvstore import KVView
from workers.device.device import Device
from workers.model.stock_model import Model
from workers.presets.preset import Preset
from workers.presets.registry import preset_of
from workers.selective.token_importance import learns_from_exact

RECOMPUTE = "recompute"
COMPARED_TOKENS = 8
#: Questions that are measured, one after the other, and questions from which stores learn an order of rows.
MEASURED, LEARNED = range(4), range(4, 7)
#: Disk space / KV, for headers, padding, probe keys and sketches; and for the second copy of a reorder.
_STORED_FACTOR, _REORDERED_FACTOR = 1.6, 2.2
_SLACK_BYTES = 2**27
_GREATEST_HOST_BYTES = 2**31
#: Presets that bars compare come first, in case there is no time or disk space for all.
_FIRST = ("runahead", "impress", RECOMPUTE, EXACT)


@dataclass(frozen=True, slots=True, kw_only=True)
class Prompts:
    """A prefix, and questions about it by number: `MEASURED` and `LEARNED`."""

    prefix: Sequence[int]
    questions: Sequence[Sequence[int]]

    def of(self, question: int) -> list[int]:
        return [*self.prefix, *self.questions[question]]


class PresetRuns:
    """Requests to presets that share one model. Owns their stores, below the bench's scratch directory.

    `presets`: preset to ask, by the name that tables show. `scores`: injected mass from which presets choose; None for
    their own attention. A preset that fails is dropped, and the others continue. Each has a device object of its own,
    as workers have, on the same GPU.
    """

    def __init__(
        self,
        bench: Bench,
        model: Model,
        directory: Path,
        presets: dict[str, Preset],
        prompts: Prompts,
        scores: InjectedScores | None = None,
    ) -> None:
        self._bench = bench
        self._budget = bench.budget
        self._model = model
        self._directory = directory
        self._presets = {name: presets[name] for name in sorted(presets, key=_rank)}
        self._prompts = prompts
        self._scores = scores
        self._stores = bench.scratch / "stores"
        #: Devices of the open engines.
        self._devices: list[Device] = []
        #: Seconds of each preset's first request, by name.
        self._asked_s: dict[str, float] = {}

    def measure(self, into: dict[str, Any]) -> None:
        """Add the figures of all presets as soon as they exist. `reuse` and `own-model` share this."""
        bench, shape = self._bench, self._model.facts.kv
        try:
            self._prepare()
            with self._engines() as engines:
                for samples in self.rounds(engines):
                    measured = [name for name in bench.settings.presets if samples.get(name)]
                    into["presets"] = {name: figures_of(samples[name], shape) for name in measured}
                    into["disk_bytes_per_s"] = disk_bytes_per_s(samples)
                assert engines.exact.store is not None
                stats = engines.exact.store.stats()
                into["reads"] = {"direct_io": stats.direct_io, "native_aio": stats.native_aio}
                self._budget.attempt("the first tokens", lambda: self._compare_tokens(engines, into))
                into["warm_ttft_ms"] = self.warm_ttft_ms(engines)
                if bench.clock.is_gpu:
                    into["idle_shares"] = self.idle_shares(engines)
        finally:
            shutil.rmtree(self._stores, ignore_errors=True)
        if not into["reads"]["direct_io"]:
            bench.notes.append(
                "THE PAGE CACHE WAS NOT BYPASSED, so nothing was cold; choose a --directory with O_DIRECT"
            )

    # -- storing -------------------------------------------------------------------------------------------------------

    def needed_bytes(self) -> int:
        """Disk space for all stores together, in bytes."""
        stored = {preset.name: preset for preset in (preset_of(EXACT), *self._presets.values()) if preset.uses_store}
        return sum(map(self._disk_bytes, stored.values()))

    def leave_out_what_has_no_room(self, free_bytes: int) -> None:
        """Drop presets without disk space and record them as skipped. Raises BenchError if none is left."""
        for name, preset in reversed(list(self._presets.items())):
            if preset.uses_store and preset.name != EXACT and self.needed_bytes() > free_bytes:
                self._budget.skipped.append(f"{name}: {self._room(free_bytes)}")
                del self._presets[name]
        if not self._presets or self.needed_bytes() > free_bytes:
            raise BenchError(f"{self._room(free_bytes)}; choose another --directory, or fewer --prefix-tokens")

    @contextmanager
    def _engines(self) -> Iterator[PresetEngines]:
        """All engines, open, with the prefix that they have stored."""
        settings = self._bench.settings
        kv_bytes = len(self._prompts.prefix) * self._model.facts.kv.token_bytes
        sizes = Sizes(
            disk_bytes=max(map(self._disk_bytes, self._presets.values())),
            host_bytes=min(kv_bytes, _GREATEST_HOST_BYTES) + _SLACK_BYTES,
        )
        self._devices.clear()
        with PresetEngines(
            self._directory,
            self._stores,
            [preset.name for preset in self._presets.values()],
            sizes,
            settings.threads,
            dtype=settings.dtype,
            model_in_memory=self._model_of_an_engine,
        ) as engines:
            yield engines

    def _prepare(self) -> None:
        """Compute the prefix, save it for all presets, reorder where a preset does so. Raises BenchError."""
        budget, free_bytes = self._budget, shutil.disk_usage(self._bench.scratch).free
        self.leave_out_what_has_no_room(free_bytes)
        budget.say(self._room(free_bytes))
        with self._engines() as engines:
            budget.say(f"computing {len(self._prompts.prefix)} tokens, saving them in the first layout")
            started_s = budget.elapsed_s
            kv = engines.compute(self._prompts.prefix)
            longest_s = budget.elapsed_s - started_s
            for name, preset in list(self._presets.items()):
                if preset.uses_store:
                    stored_s = self._step(name, longest_s, partial(self._store, engines, name, preset, kv))
                    longest_s = max(longest_s, stored_s)
        if not self._presets:
            raise BenchError("no preset is left; the lists of failed and skipped steps say why")

    def _store(self, engines: PresetEngines, name: str, preset: Preset, kv: KVView) -> None:
        """Save the prefix for a preset; if its store reorders rows, let it learn and reorder.

        A store that learns from exact requests keeps the order of the tokens, in which importance is injected.
        """
        self._budget.say(f"{name}: saving")
        engines.save(preset.name, self._prompts.prefix, kv)
        store = engines.engines[preset.name].store
        assert store is not None
        if store.identity.layout.reorder == "none" or learns_from_exact(store.identity.layout):
            return
        for question in LEARNED:
            self._budget.say(f"{name}: question {question}, which its store learns from")
            self._ask(engines, name, question)
        self._budget.say(f"{name}: reordering")
        reorder(store, name, [self._prompts.prefix])

    def _room(self, free_bytes: int) -> str:
        return f"stores take {self.needed_bytes() / 1e9:.1f} GB of disk, and {free_bytes / 1e9:.1f} GB are free"

    def _disk_bytes(self, preset: Preset) -> int:
        kv_bytes = len(self._prompts.prefix) * self._model.facts.kv.token_bytes
        is_reordered = preset.layout is not None and preset.layout(self._model.facts).reorder != "none"
        return round((_REORDERED_FACTOR if is_reordered else 1.0) * _STORED_FACTOR * kv_bytes) + _SLACK_BYTES

    def _model_of_an_engine(self) -> Model:
        device = self._bench.make_device()
        self._devices.append(device)
        return self._model.beside(device)

    # -- asking --------------------------------------------------------------------------------------------------------

    def rounds(self, engines: PresetEngines) -> Iterator[dict[str, list[Sample]]]:
        """Samples by name so far, after each round of one request per preset. An uncounted round comes first.

        If time runs out, presets are skipped first, then rounds.
        """
        budget, asked_s, num_rounds = self._budget, self._asked_s, self._bench.settings.rounds
        for name in list(self._presets):
            budget.say(f"{name}: to warm up")
            # Time for the first request, and for a measured one of each preset asked so far.
            work, expected_s = partial(self._ask, engines, name, MEASURED[-1]), 2 * max(asked_s.values(), default=0.0)
            asked_s[name] = self._step(name, expected_s, work, besides_s=sum(asked_s.values()))
        self._wait_for_arenas()
        samples: dict[str, list[Sample]] = {name: [] for name in self._presets}
        longest_s = 0.0
        for number in range(num_rounds):
            if number and not budget.allows(f"round {number + 1} of {num_rounds}", longest_s):
                return
            started_s, question = budget.elapsed_s, MEASURED[number % len(MEASURED)]
            for name in _turned(list(self._presets), number):
                budget.say(f"round {number + 1} of {num_rounds}: {name}")
                self._step(name, 0.0, lambda: samples[name].append(self._ask(engines, name, question)))  # noqa: B023
            longest_s = max(longest_s, budget.elapsed_s - started_s)
            yield {name: some for name, some in samples.items() if some}

    def warm_ttft_ms(self, engines: PresetEngines) -> dict[str, float]:
        """Time to first token in ms by name, for a repeated question: what it needs is in the store's memory."""
        found: dict[str, float] = {}
        num_asked = 1 + self._bench.settings.rounds  # the first one is not counted

        def ask(name: str) -> None:
            if self._scores is not None:
                self._scores.ask(MEASURED[0])
            asked = [self._request(engines, name, MEASURED[0]).ttft_s * 1e3 for _ in range(num_asked)]
            found[name] = statistics.median(asked[1:])

        for name, preset in self._presets.items():
            what = f"{name} warm"
            if preset.uses_store and self._budget.allows(what, num_asked * self._asked_s.get(name, 0.0)):
                self._budget.say(what)
                self._budget.attempt(what, partial(ask, name))
        return found

    def idle_shares(self, engines: PresetEngines) -> dict[str, float | None]:
        """Share of a request's time to first token in which no kernel ran, by name; None without a profiler."""
        shares: dict[str, float | None] = {}

        def profile(name: str) -> None:
            self._get_ready(engines, name, MEASURED[0])
            busy = self._bench.clock.busy_share(partial(self._request, engines, name, MEASURED[0]))
            shares[name] = None if busy is None else 1.0 - busy

        for name, preset in self._presets.items():
            what = f"{name} under the profiler"
            if preset.uses_store and self._budget.allows(what, 2 * self._asked_s.get(name, 0.0)):
                self._budget.say(what)
                self._budget.attempt(what, partial(profile, name))
        return shares

    def _compare_tokens(self, engines: PresetEngines, into: dict[str, Any]) -> None:
        """Count the leading tokens over the stored prefix that equal those of computing the whole prompt; None without
        `recompute`.

        In 16 bits the two may diverge: different numbers of rows are added up in a different order.
        """
        into["same_tokens"] = None
        if RECOMPUTE not in engines.engines:
            return
        prompt, pair = self._prompts.of(MEASURED[0]), (engines.exact, engines.engines[RECOMPUTE])
        stored, computed = (list(engine.generate(prompt, COMPARED_TOKENS, keep=False)) for engine in pair)
        same = sum(1 for _ in takewhile(lambda both: both[0] == both[1], zip(stored, computed, strict=False)))
        into["same_tokens"] = same
        self._bench.notes.append(
            f"over the whole stored prefix, the first {same} of {COMPARED_TOKENS} tokens equal those of recomputing it"
        )

    def _wait_for_arenas(self) -> None:
        """Wait until all memory is registered: the driver delays other calls meanwhile."""
        for device in self._devices:
            if device.staging is not None and device.staging.arena is not None:
                self._budget.say("waiting until the store's memory is registered")
                device.staging.arena.wait()

    def _step(self, name: str, expected_s: float, work: Callable[[], object], besides_s: float = 0.0) -> float:
        """Run a step of a preset; returns its seconds. A preset that fails, or has no time left, is dropped."""
        budget, started_s = self._budget, self._budget.elapsed_s
        if not (budget.allows(name, expected_s, besides_s) and budget.attempt(name, work)):
            del self._presets[name]
        return budget.elapsed_s - started_s

    def _ask(self, engines: PresetEngines, name: str, question: int) -> Sample:
        self._get_ready(engines, name, question)
        return self._request(engines, name, question)

    def _get_ready(self, engines: PresetEngines, name: str, question: int) -> None:
        """Do the untimed preparation of a cold request."""
        if self._scores is not None:
            self._scores.ask(question)
        engines.forget(self._presets[name].name)

    def _request(self, engines: PresetEngines, name: str, question: int) -> Sample:
        requests, preset = Requests(engines, lambda step: None), self._presets[name]
        configuration = self._configuration(preset)
        return requests.ask(configuration, self._prompts.of(question), "", is_cold=False)

    def _configuration(self, preset: Preset) -> Configuration:
        if preset.selector is not None:
            return preset.name, self._bench.settings.kv_budget
        return preset.name, 1.0 if preset.row_codec else None


def _rank(name: str) -> int:
    return _FIRST.index(name) if name in _FIRST else len(_FIRST)


def _turned(names: list[str], number: int) -> list[str]:
    turn = number % max(1, len(names))
    return [*names[turn:], *names[:turn]]
