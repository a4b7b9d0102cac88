"""Requests of `runahead bench reuse`, and what is kept of each: time to first token, and the engine's own accounts.

TTFT is from the call to the first token, without the loading of the model. *Cold*: nothing of the prefix is in the
store's memory, all of it is read from disk, probe keys and sketches included. Before a request there is a pause, in
which ends what the one before has left behind: reads that nobody waits for, notes for the store, threads that stay
awake.
"""

import time
from collections.abc import Callable, Container, Generator, Sequence
from dataclasses import dataclass

from benchmarks.bars import BenchError
from benchmarks.emulated_disk import EmulatedDisk
from benchmarks.preset_engines import PresetEngines
from kvstore import KVStore
from kvstore.maintenance import tools
from workers.engine import EngineReply
from workers.selective.token_importance import learns_from_exact

#: Preset and budget; no budget: all rows.
Configuration = tuple[str, float | None]
#: Ends one step of the progress and names the next.
Advance = Callable[[str], None]
#: Before a timed request: what the one before has left behind ends.
SETTLE_S = 0.2
_NOTED_S = 30.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Sample:
    """One request."""

    ttft_s: float
    reply: EngineReply
    #: What the disk has read meanwhile, also for nobody, or for requests at the same time.
    disk_bytes: int
    #: Rows of one record in all its layers, where all rows of a record are chosen or none; None elsewhere.
    rows_per_record: int | None = None

    @property
    def blocked_s(self) -> float:
        """Waiting for stored KV."""
        return self.reply.timings.load_s

    @property
    def blocked_share(self) -> float:
        return self.blocked_s / self.ttft_s

    @property
    def bytes_read(self) -> int:
        """Records that were delivered, from all tiers, with headers and padding."""
        return self.reply.bytes_from_disk + self.reply.bytes_from_host + self.reply.bytes_from_device

    def rows_by_layer(self, num_layers: int) -> list[int]:
        """Rows of the prefix that each layer attended to."""
        if self.reply.selection is None:
            return [self.reply.num_cached_tokens] * num_layers
        return self.reply.selection.rows_attended


Samples = dict[Configuration, list[Sample]]


class Requests:
    """Asks engines. Borrows them, and the disk below them where it is emulated."""

    def __init__(self, engines: PresetEngines, advance: Advance, disk: EmulatedDisk | None = None) -> None:
        self._engines = engines
        self._advance = advance
        self._disk = disk

    def ask(
        self,
        configuration: Configuration,
        prompt: Sequence[int],
        step: str,
        *,
        is_cold: bool = True,
        is_alone: bool = True,
    ) -> Sample:
        """`step`: what the progress says meanwhile. `is_alone`: behind a pause.

        Raises BenchError when nothing of the prompt was stored.
        """
        preset, budget = configuration
        engine = self._engines.engines[preset]
        store = engine.store
        self._advance(f"{step}: {label(configuration)}")
        if is_cold:
            self._engines.forget(preset)
        if is_alone:
            time.sleep(SETTLE_S)
        before = self._disk_bytes(store)
        started = time.perf_counter()
        tokens = engine.generate(prompt, kv_budget=budget, keep=False)
        next(tokens)
        ttft_s = time.perf_counter() - started
        reply = _reply_of(tokens)
        if store is None:
            return Sample(ttft_s=ttft_s, reply=reply, disk_bytes=0)
        if not reply.num_cached_tokens:
            raise BenchError(f"{preset} computed all of a prompt whose prefix it had stored")
        layout = store.identity.layout
        has_whole_records = layout.reorder == "none" or bool(layout.sketch)  # who chooses by sketches chooses records
        is_whole = reply.selection is not None and has_whole_records and layout.planes == "joint"
        slot = store.geometry.slots[store.geometry.kv_slots[0]]
        rows_per_record = slot.num_tokens * slot.num_layers if is_whole else None
        disk_bytes = self._disk_bytes(store) - before
        return Sample(ttft_s=ttft_s, reply=reply, disk_bytes=disk_bytes, rows_per_record=rows_per_record)

    def rounds(
        self, configurations: Sequence[Configuration], prompts: Sequence[Sequence[int]], num_rounds: int, step: str
    ) -> Samples:
        """Cold. A round asks every configuration the same, in an order that turns with the round."""
        samples: Samples = {configuration: [] for configuration in configurations}
        for number in range(num_rounds):
            turn = number % len(configurations)
            for configuration in (*configurations[turn:], *configurations[:turn]):
                samples[configuration].append(self.ask(configuration, prompts[number % len(prompts)], step))
        return samples

    def _disk_bytes(self, store: KVStore | None) -> int:
        """So far. The emulated disk counts what was dropped on arrival, too."""
        if self._disk is not None:
            return self._disk.bytes_read
        return store.inventory.counters.disk_read_bytes if store is not None else 0


def _reply_of(tokens: Generator[int, None, EngineReply]) -> EngineReply:
    """What it took, when all tokens are there."""
    while True:
        try:
            next(tokens)
        except StopIteration as end:
            reply: EngineReply = end.value
            return reply


def finish_reordering(
    engines: PresetEngines,
    prefixes: Sequence[Sequence[int]],
    questions: Sequence[Sequence[int]],
    budget: float,
    advance: Advance,
    *,
    done: Container[str] = (),
) -> set[str]:
    """Ask the stores that reorder rows some questions and run the reorder to its end; the names of their presets.

    With the budget, or exactly where a store learns from exact requests only (`workers/selective/token_importance.py`).
    `done`: presets to leave as they are. Raises BenchError when a store did not reorder.
    """
    reordered = set()
    for name, engine in engines.engines.items():
        store = engine.store
        if store is None or store.identity.layout.reorder == "none" or name in done:
            continue
        of_learning = None if learns_from_exact(store.identity.layout) else budget
        for prefix in prefixes:
            for number, question in enumerate(questions, 1):
                advance(f"reordering {name}: question {number} of {len(questions)} that is not measured")
                list(engine.generate([*prefix, *question], kv_budget=of_learning, keep=False))
        advance(f"reordering {name}")
        reorder(store, name, prefixes)
        reordered.add(name)
    return reordered


def reorder(store: KVStore, name: str, prefixes: Sequence[Sequence[int]]) -> None:
    """Wait until what mattered to earlier requests is noted, then reorder. Raises BenchError where there is no room."""
    _wait_until_noted(store, prefixes)
    report = tools.reorder(store)
    if report["skipped_nodes"] and not report["rewritten_extents"]:
        raise BenchError(f"the store of {name} was not reordered; is there room for two copies of a prefix?")


def _wait_until_noted(store: KVStore, prefixes: Sequence[Sequence[int]]) -> None:
    """Importance is noted behind the requests; until every extent has some, and no more comes."""
    deadline_s, known = time.monotonic() + _NOTED_S, list[int]()
    while time.monotonic() < deadline_s:
        extents = dict.fromkeys(extent for prefix in prefixes for extent, _ in store.inventory.match(prefix))
        before, known = known, [extent.num_importance for extent in extents]
        if known and all(known) and known == before:
            return
        time.sleep(0.2)
    raise BenchError(f"what matters of a prefix was not noted within {_NOTED_S:.0f} s")


def label(configuration: Configuration) -> str:
    preset, budget = configuration
    return preset if budget is None else f"{preset} {budget:.0%}"
