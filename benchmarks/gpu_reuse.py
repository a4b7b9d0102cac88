"""Every preset over the same stored prefix, cold: time to first token, time of reads, bytes; and recomputation.

The prefix is computed once, by the exact preset on the device, and saved for each preset in its own layout. Stores that
reorder rows have learned from other questions than those that are measured. Then all engines are closed and opened
again. A request finds nothing of the prefix in the store's memory and reads with O_DIRECT.
"""

import statistics
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from itertools import takewhile
from pathlib import Path
from typing import Any

from benchmarks.gpu_budget import TimeBudget
from benchmarks.gpu_clock import Clock
from benchmarks.gpu_sets import InjectedScores
from benchmarks.preset_engines import EXACT, PresetEngines, Sizes
from benchmarks.reuse_requests import Configuration, Requests, Sample, reorder
from kvstore import KVShape, KVStore
from kvstore.tiering import Tier
from workers.device import Device
from workers.model import Model
from workers.plan import WorkerConfig
from workers.preset import Preset, preset_of

RECOMPUTE = "recompute"
COMPARED_TOKENS = 8
#: Questions that are measured, in turn, and those that stores learn an order of rows from.
MEASURED, LEARNED = range(4), range(4, 7)
#: Of the KV, on disk: headers, padding, probe keys, sketches; and the second copy of a reorder.
_STORED_FACTOR, _REORDERED_FACTOR = 1.6, 2.2
_SLACK_BYTES = 2**27
_GREATEST_HOST_BYTES = 2**31


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
        self._presets = dict(presets)
        self._prompts = prompts
        self._kv_budget = kv_budget
        self._scratch = scratch
        self._budget = budget
        self._scores = scores

    @property
    def shape(self) -> KVShape:
        return self._model.facts.kv

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

    def prepare(self) -> None:
        """Compute the prefix, save it for all presets, reorder where a preset does so. Raises BenchError."""
        with self.engines() as engines:
            self._budget.say(f"computing {len(self._prompts.prefix)} tokens and saving them in every layout")
            engines.store(self._prompts.prefix)
            for name, preset in list(self._presets.items()):
                store = engines.engines[preset.name].store
                if store is None or store.identity.layout.reorder == "none":
                    continue
                self._attempt(name, partial(self._learn, engines, store, name))

    def rounds(self, engines: PresetEngines, num_rounds: int, reserve_s: float) -> dict[str, list[Sample]]:
        """By name, one request a round, behind one that is not counted.

        Rounds that would not leave `reserve_s` for what comes behind are skipped, but for the first.
        """
        for name in list(self._presets):
            self._budget.say(f"{name}: to warm up")
            self._attempt(name, partial(self._ask, engines, name, MEASURED[-1]))
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
        return {name: some for name, some in samples.items() if some}

    def idle_shares(self, engines: PresetEngines, clock: Clock) -> dict[str, float | None]:
        """By name, the part of a request's time to first token in which no kernel ran; None where nothing tells."""
        shares = {}
        for name, preset in self._presets.items():
            if preset.uses_store:
                self._budget.say(f"{name}: under the profiler")
                busy = clock.busy_share(partial(self._ask, engines, name, MEASURED[0]))
                shares[name] = None if busy is None else 1.0 - busy
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

    def _attempt(self, name: str, work: Callable[[], object]) -> None:
        """A preset that fails is dropped."""
        if not self._budget.attempt(name, work):
            del self._presets[name]

    def _learn(self, engines: PresetEngines, store: KVStore, name: str) -> None:
        for question in LEARNED:
            self._budget.say(f"{name}: question {question}, which its store learns from")
            self._ask(engines, name, question)
        self._budget.say(f"{name}: reordering")
        reorder(store, name, [self._prompts.prefix])

    def _ask(self, engines: PresetEngines, name: str, question: int) -> Sample:
        if self._scores is not None:
            self._scores.ask(question)
        requests = Requests(engines, lambda step: None)
        preset = self._presets[name]
        configuration: Configuration = (preset.name, self._kv_budget if preset.selector is not None else None)
        return requests.ask(configuration, self._prompts.of(question), "")

    def _disk_bytes(self, preset: Preset) -> int:
        kv_bytes = len(self._prompts.prefix) * self.shape.token_bytes
        is_reordered = preset.layout is not None and preset.layout(self._model.facts).reorder != "none"
        return round((_REORDERED_FACTOR if is_reordered else 1.0) * _STORED_FACTOR * kv_bytes) + _SLACK_BYTES


def figures_of(samples: Sequence[Sample], shape: KVShape) -> dict[str, Any]:
    """Of one preset: medians over its requests; bytes, rows and records are means."""
    ttfts_ms = [sample.ttft_s * 1e3 for sample in samples]
    rows = statistics.fmean(sum(sample.rows_by_layer(shape.num_layers)) for sample in samples)
    read_mb = statistics.fmean(sample.disk_bytes for sample in samples) / 1e6
    attended_mb = rows * shape.token_bytes / shape.num_layers / 1e6
    selections = [sample.reply.selection for sample in samples if sample.reply.selection is not None]

    def mean_of(name: str) -> float:
        return statistics.fmean(getattr(each, name) for each in selections) if selections else 0.0

    return {
        "requests": len(samples),
        "ttft_ms": statistics.median(ttfts_ms),
        "ttft_min_ms": min(ttfts_ms),
        "ttft_max_ms": max(ttfts_ms),
        "blocked_ms": statistics.median(sample.blocked_s for sample in samples) * 1e3,
        "io_ms": statistics.median(sample.reply.read_seconds.get(Tier.DISK, 0.0) for sample in samples) * 1e3,
        "cached_tokens": samples[0].reply.num_cached_tokens,
        "rows_per_layer": rows / shape.num_layers,
        "mb_of_disk": read_mb,
        "mb_to_identify": mean_of("identify_bytes") / 1e6,
        "mb_attended": attended_mb,
        "amplification": read_mb / attended_mb if read_mb else 0.0,
        "fallback_layers": mean_of("fallback_layers"),
        **{f"prefetch_{what}": mean_of(f"prefetch_{what}") for what in ("useful", "late", "wasted")},
    }


def _turned(names: list[str], number: int) -> list[str]:
    turn = number % len(names)
    return [*names[turn:], *names[:turn]]


def disk_bytes_per_s(samples: dict[str, list[Sample]]) -> float | None:
    """Of the requests that load all of the prefix; None when there is none."""
    rates = [
        sample.disk_bytes / sample.reply.read_seconds[Tier.DISK]
        for sample in samples.get(EXACT, ())
        if sample.reply.read_seconds.get(Tier.DISK)
    ]
    return statistics.median(rates) if rates else None
