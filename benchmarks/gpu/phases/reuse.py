"""Every preset over the same stored prefix, cold: time to first token, time of reads, bytes; and recomputation.

The prefix is computed once, by the exact preset on the device, and saved for each preset in its own layout. Stores that
reorder rows have learned from other questions than those that are measured. Then all engines are closed and opened
again. A request finds nothing of the prefix in the store's memory and reads with O_DIRECT.
"""

import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from itertools import takewhile
from pathlib import Path

from benchmarks.fixtures.preset_engines import EXACT, PresetEngines, Sizes
from benchmarks.fixtures.requests import Configuration, Requests, Sample, reorder
from benchmarks.gpu.budget import TimeBudget
from benchmarks.gpu.clock import Clock
from benchmarks.gpu.phases.sets import InjectedScores
from benchmarks.report.bars import BenchError
from kvstore import KVShape, KVView
from workers.device.device import Device
from workers.model.stock_model import Model
from workers.plan.config import WorkerConfig
from workers.presets.preset import Preset
from workers.presets.registry import preset_of
from workers.selective.token_importance import learns_from_exact

RECOMPUTE = "recompute"
COMPARED_TOKENS = 8
#: Questions that are measured, in turn, and those that stores learn an order of rows from.
MEASURED, LEARNED = range(4), range(4, 7)
#: Of the KV, on disk: headers, padding, probe keys, sketches; and the second copy of a reorder.
_STORED_FACTOR, _REORDERED_FACTOR = 1.6, 2.2
_SLACK_BYTES = 2**27
_GREATEST_HOST_BYTES = 2**31
#: Where there is no time or room for all presets, those that bars compare come first.
_FIRST = ("runahead", "impress", RECOMPUTE, EXACT)


@dataclass(frozen=True, slots=True, kw_only=True)
class Prompts:
    """A prefix, and questions about it by number: `MEASURED` and `LEARNED`."""

    prefix: Sequence[int]
    questions: Sequence[Sequence[int]]

    def of(self, question: int) -> list[int]:
        return [*self.prefix, *self.questions[question]]


class PresetRuns:
    """Requests to presets that share one model. Owns: their stores, below `scratch`.

    `presets`: by the name that tables show, the preset that is asked. `scores`: what it chooses by, injected; None for
    its own. A preset that fails is asked nothing more, and the others go on. `make_device`: each has one of its own, as
    workers have, on the same GPU.
    """

    def __init__(
        self,
        model: Model,
        worker: WorkerConfig,
        presets: dict[str, Preset],
        prompts: Prompts,
        kv_budget: float,
        scratch: Path,
        budget: TimeBudget,
        make_device: Callable[[], Device],
        scores: InjectedScores | None = None,
    ) -> None:
        self._model = model
        self._make_device = make_device
        #: Of the engines that are open.
        self._devices: list[Device] = []
        self._worker = worker
        self._presets = {name: presets[name] for name in sorted(presets, key=_rank)}
        self._prompts = prompts
        self._kv_budget = kv_budget
        self._scratch = scratch
        self._budget = budget
        self._scores = scores
        #: How long presets took to be stored, the longest; and by name, how long to be asked first.
        self._longest_s = 0.0
        self._asked_s: dict[str, float] = {}

    @property
    def shape(self) -> KVShape:
        return self._model.facts.kv

    def remove(self) -> None:
        """Remove the stores. No engine is open."""
        shutil.rmtree(self._scratch / "stores", ignore_errors=True)

    def needed_bytes(self) -> int:
        """On disk, for all stores together."""
        stored = {preset.name: preset for preset in (preset_of(EXACT), *self._presets.values()) if preset.uses_store}
        return sum(map(self._disk_bytes, stored.values()))

    @contextmanager
    def engines(self) -> Iterator[PresetEngines]:
        """All of them, open: what they have stored before is there."""
        kv_bytes = len(self._prompts.prefix) * self.shape.token_bytes
        sizes = Sizes(
            disk_bytes=max(map(self._disk_bytes, self._presets.values())),
            host_bytes=min(kv_bytes, _GREATEST_HOST_BYTES) + _SLACK_BYTES,
        )
        names = [preset.name for preset in self._presets.values()]
        self._devices.clear()
        with PresetEngines(
            Path(self._worker.model),
            self._scratch / "stores",
            names,
            sizes,
            self._worker.threads,
            dtype=self._worker.dtype,
            model_in_memory=self._model_of_an_engine,
        ) as engines:
            yield engines

    def prepare(self, free_bytes: int, reserve_s: float) -> None:
        """Compute the prefix, save it for all presets, reorder where a preset does so.

        Presets for which there is not enough room on disk, or time, are left out and named. Raises BenchError.
        """
        self._leave_out_what_has_no_room(free_bytes)
        self._budget.say(self._room(free_bytes))
        with self.engines() as engines:
            self._budget.say(f"computing {len(self._prompts.prefix)} tokens, saving them in the first layout")
            started_s = self._budget.elapsed_s
            kv = engines.compute(self._prompts.prefix)
            self._longest_s = self._budget.elapsed_s - started_s
            for name, preset in list(self._presets.items()):
                if preset.uses_store and self._fits(name, self._longest_s, reserve_s):
                    stored_s = self._timed(name, partial(self._store, engines, name, preset, kv))
                    self._longest_s = max(self._longest_s, stored_s)
        if not self._presets:
            raise BenchError("no preset is left to ask; see what failed and what was skipped")

    def rounds(
        self,
        engines: PresetEngines,
        num_rounds: int,
        reserve_s: float,
        show: Callable[[dict[str, list[Sample]]], None] = lambda _: None,
    ) -> dict[str, list[Sample]]:
        """By name, one request a round, after one that is not counted; `show` hears of them after each round.

        What would not leave `reserve_s` for what comes after is skipped: presets, then rounds.
        """
        asked_s = self._asked_s
        for name in list(self._presets):
            # The first request, and one to be measured, of each that was asked by now, too.
            longest_s = max(asked_s.values(), default=0.0)
            if self._fits(name, 2 * longest_s, reserve_s + sum(asked_s.values())):
                self._budget.say(f"{name}: to warm up")
                asked_s[name] = self._timed(name, partial(self._ask, engines, name, MEASURED[-1]))
        self._wait_for_arenas()
        samples: dict[str, list[Sample]] = {name: [] for name in self._presets}
        longest_s = 0.0
        for number in range(num_rounds):
            if number and not self._budget.allows(f"round {number + 1} of {num_rounds}", longest_s, reserve_s):
                break
            started_s = self._budget.elapsed_s
            for name in _turned(list(self._presets), number):
                self._budget.say(f"round {number + 1} of {num_rounds}: {name}")
                question = MEASURED[number % len(MEASURED)]
                self._attempt(name, lambda: samples[name].append(self._ask(engines, name, question)))  # noqa: B023
            longest_s = max(longest_s, self._budget.elapsed_s - started_s)
            show(samples)
        return {name: some for name, some in samples.items() if some}

    def idle_shares(self, engines: PresetEngines, clock: Clock, reserve_s: float) -> dict[str, float | None]:
        """By name, the part of a request's time to first token in which no kernel ran; None where nothing tells."""
        shares: dict[str, float | None] = {}

        def profile(name: str) -> None:
            self._get_ready(engines, name, MEASURED[0])
            busy = clock.busy_share(partial(self._request, engines, name, MEASURED[0]))
            shares[name] = None if busy is None else 1.0 - busy

        for name, preset in self._presets.items():
            what = f"{name} under the profiler"
            if preset.uses_store and self._budget.allows(what, 2 * self._asked_s.get(name, 0.0), reserve_s):
                self._budget.say(what)
                self._budget.attempt(what, partial(profile, name))
        return shares

    def reads(self, engines: PresetEngines) -> dict[str, bool | None]:
        """How the disk was read: past the page cache, and through the kernel's asynchronous I/O."""
        assert engines.exact.store is not None
        stats = engines.exact.store.stats()
        return {"direct_io": stats.direct_io, "native_aio": stats.native_aio}

    def same_tokens(self, engines: PresetEngines) -> int | None:
        """How many tokens over the stored prefix are those of computing all of it, before the first that differs, of
        `COMPARED_TOKENS`; None where nothing is computed anew.

        In 16 bits the two need not agree for ever: other numbers of rows are added up in another order.
        """
        if RECOMPUTE not in engines.engines:
            return None
        prompt = self._prompts.of(MEASURED[0])
        pair = (engines.exact, engines.engines[RECOMPUTE])
        stored, computed = (list(engine.generate(prompt, COMPARED_TOKENS, keep=False)) for engine in pair)
        return sum(1 for _ in takewhile(lambda both: both[0] == both[1], zip(stored, computed, strict=False)))

    def _model_of_an_engine(self) -> Model:
        device = self._make_device()
        self._devices.append(device)
        return self._model.beside(device)

    def _wait_for_arenas(self) -> None:
        """Until all that is to be registered is: the driver keeps others waiting meanwhile."""
        arenas = [device.staging.arena for device in self._devices if device.staging is not None]
        for arena in arenas:
            if arena is not None:
                self._budget.say("waiting until the store's memory is registered")
                arena.wait()

    def _leave_out_what_has_no_room(self, free_bytes: int) -> None:
        for name, preset in reversed(list(self._presets.items())):
            if preset.uses_store and preset.name != EXACT and self.needed_bytes() > free_bytes:
                self._budget.skipped.append(f"{name}: {self._room(free_bytes)}")
                del self._presets[name]
        if not self._presets or self.needed_bytes() > free_bytes:
            raise BenchError(f"{self._room(free_bytes)}; choose another --directory, or fewer --prefix-tokens")

    def _room(self, free_bytes: int) -> str:
        return f"stores take {self.needed_bytes() / 1e9:.1f} GB of disk, {free_bytes / 1e9:.1f} are free"

    def _fits(self, name: str, expected_s: float, reserve_s: float) -> bool:
        """Whether there is time for a step of a preset; else it is left out."""
        if self._budget.allows(name, expected_s, reserve_s):
            return True
        del self._presets[name]
        return False

    def _timed(self, name: str, work: Callable[[], object]) -> float:
        """`_attempt`, and the seconds that it took."""
        started_s = self._budget.elapsed_s
        self._attempt(name, work)
        return self._budget.elapsed_s - started_s

    def _attempt(self, name: str, work: Callable[[], object]) -> None:
        """A preset that fails is dropped."""
        if not self._budget.attempt(name, work):
            del self._presets[name]

    def _store(self, engines: PresetEngines, name: str, preset: Preset, kv: KVView) -> None:
        """Save the prefix for a preset; where its store reorders rows, let it learn, and reorder.

        One that learns from exact requests stays in the order of the tokens, in which importance is injected.
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

    def _ask(self, engines: PresetEngines, name: str, question: int) -> Sample:
        self._get_ready(engines, name, question)
        return self._request(engines, name, question)

    def _get_ready(self, engines: PresetEngines, name: str, question: int) -> None:
        """What takes time before a cold request, and is no part of it."""
        if self._scores is not None:
            self._scores.ask(question)
        engines.forget(self._presets[name].name)

    def _request(self, engines: PresetEngines, name: str, question: int) -> Sample:
        requests = Requests(engines, lambda step: None)
        preset = self._presets[name]
        configuration: Configuration = (preset.name, self._kv_budget if preset.selector is not None else None)
        return requests.ask(configuration, self._prompts.of(question), "", is_cold=False)

    def _disk_bytes(self, preset: Preset) -> int:
        kv_bytes = len(self._prompts.prefix) * self.shape.token_bytes
        is_reordered = preset.layout is not None and preset.layout(self._model.facts).reorder != "none"
        return round((_REORDERED_FACTOR if is_reordered else 1.0) * _STORED_FACTOR * kv_bytes) + _SLACK_BYTES


def _rank(name: str) -> int:
    return _FIRST.index(name) if name in _FIRST else len(_FIRST)


def _turned(names: list[str], number: int) -> list[str]:
    turn = number % max(1, len(names))
    return [*names[turn:], *names[:turn]]
