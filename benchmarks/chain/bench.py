"""The measuring of `runahead bench chain`: a store in this process, workers in their own, and requests in turn."""

import time
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field, replace
from pathlib import Path

import transformers

from benchmarks.fixtures import kept_prefix
from benchmarks.fixtures.measured_model import stored_token_bytes
from benchmarks.fixtures.preset_engines import COMMON_TOKENS
from benchmarks.fixtures.prompts import QUESTION_TOKENS, documents, measured_questions
from benchmarks.report.report import BenchError
from kvstore import CHUNK_TOKENS, KVStore
from workers.engine import Engine
from workers.measuring.local_ranks import EPOCH, LocalRanks, RanksFailed
from workers.plan.config import WorkerConfig
from workers.plan.events import RunDone
from workers.plan.partition import Partition, balanced
from workers.plan.worker_plan import Asked, plan_workers
from workers.presets.registry import preset_of
from workers.text.tokenization import Tokenizer

PRESET, HINTING_PRESET = "runahead", "runahead+hints"
#: Of each worker.
THREADS = 1
#: Cuts to try beside the planner's, in tokens from it.
OFFSETS = (-128, -64, 64, 128)
_NUM_PROMPTS = 3
_FORGET_S = 10.0

#: Ends one step of the progress and names the next.
Advance = Callable[[str], None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """What to measure. The defaults are those of the project's bar. Raises ValueError."""

    #: A model's directory; None for the demo's.
    model: Path | None = None
    prefix_tokens: int = 4096
    new_tokens: int = 2048
    budget: float = 0.25
    #: Of all configurations, every other one in the opposite order.
    rounds: int = 6
    num_generated: int = 32
    #: New tokens of the first worker, to try beside the planner's choice; None: some around that.
    cuts: Sequence[int] | None = None

    def __post_init__(self) -> None:
        if self.prefix_tokens < COMMON_TOKENS or self.prefix_tokens % COMMON_TOKENS:
            raise ValueError(f"the prefix must be a multiple of {COMMON_TOKENS} tokens, not {self.prefix_tokens}")
        if self.new_tokens < 2 * QUESTION_TOKENS:
            raise ValueError(f"there must be at least {2 * QUESTION_TOKENS} new tokens, not {self.new_tokens}")
        if not all(0 < cut < self.new_tokens and cut % CHUNK_TOKENS == 0 for cut in self.cuts or ()):
            raise ValueError(f"cuts must be multiples of {CHUNK_TOKENS} between 0 and {self.new_tokens}: {self.cuts}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Configuration:
    """One way to answer the same prompt."""

    name: str
    num_workers: int
    #: Share of the stored prefix; None: all of it, exact.
    budget: float | None = None
    uses_prefix: bool = True
    #: Which decides what is read ahead; the layout is always that of `PRESET`.
    preset: str = PRESET
    #: New tokens of the first of two workers; None: the planner's choice.
    cut: int | None = None


CHAIN_AND_SELECTION = "chain + selection"
HINTED = "chain + selection + hints"
SELECTION = "selection only"
CHAIN = "chain only"
EXACT_CHAIN = "exact prefix, p = 2"
EXACT = "exact prefix, p = 1"


def configurations(settings: Settings) -> list[Configuration]:
    """Those that are compared, without the other cuts."""
    return [
        Configuration(name=CHAIN_AND_SELECTION, num_workers=2, budget=settings.budget),
        Configuration(name=HINTED, num_workers=2, budget=settings.budget, preset=HINTING_PRESET),
        Configuration(name=SELECTION, num_workers=1, budget=settings.budget),
        Configuration(name=CHAIN, num_workers=2, uses_prefix=False),
        Configuration(name=EXACT_CHAIN, num_workers=2),
        Configuration(name=EXACT, num_workers=1),
    ]


def cuts_to_try(settings: Settings, planned: int) -> list[int]:
    """New tokens of the first worker, without the planner's."""
    cuts = [planned + offset for offset in OFFSETS] if settings.cuts is None else settings.cuts
    return [cut for cut in dict.fromkeys(cuts) if 0 < cut < settings.new_tokens and cut != planned]


@dataclass(frozen=True, slots=True, kw_only=True)
class Sample:
    """One request."""

    #: From its start, look-up and planning included, to the last worker's first token.
    ttft_s: float
    tokens: list[int]
    #: What the embedded engine says to the same prompt, exact.
    exact_tokens: list[int]
    partition: Partition
    #: By position in the chain.
    done: list[RunDone]
    disk_bytes: int

    @property
    def num_as_exact(self) -> int:
        """How many tokens are those of the exact answer, up to the first that is not."""
        pairs = zip(self.tokens, self.exact_tokens, strict=True)
        return next((number for number, (one, other) in enumerate(pairs) if one != other), len(self.tokens))


@dataclass(slots=True, kw_only=True)
class Measured:
    """What the bench found."""

    #: By name of the configuration.
    samples: dict[str, list[Sample]] = field(default_factory=dict)
    #: New tokens of the first worker.
    planned_cut: int
    #: Name of the configuration with each cut, the planner's among them.
    by_cut: dict[int, str]


def check(configuration: Configuration, sample: Sample, prefix_tokens: int) -> None:
    """Raises BenchError when a stored prefix was not used, or an answer over all of it is not the exact one."""
    if not configuration.uses_prefix:
        return
    num_stored = sample.partition.num_prefix_tokens
    if num_stored != prefix_tokens:
        raise BenchError(f"{configuration.name}: {num_stored} tokens of the prefix were stored, not {prefix_tokens}")
    if configuration.budget is None and sample.tokens != sample.exact_tokens:
        raise BenchError(
            f"{configuration.name} is NOT exact: of {len(sample.tokens)} tokens only the first {sample.num_as_exact} "
            "are those of the embedded engine"
        )


class Bench:
    """Asks a chain of two and its last worker the same. Owns: nothing; engine and ranks live while it measures."""

    def __init__(
        self, settings: Settings, model: Path, scratch: Path, advance: Advance, prompts: Sequence[Sequence[int]]
    ) -> None:
        """`prompts`: their first `prefix_tokens` are the same."""
        self._settings = settings
        self._model = model
        self._scratch = scratch
        self._advance = advance
        self._prompts = [list(prompt) for prompt in prompts]

    def measure(self) -> Measured:
        """Raises BenchError, also when exact answers differ."""
        worker = WorkerConfig(model=str(self._model), threads=THREADS, preset=PRESET)
        self._advance("starting the workers")
        transformers.utils.logging.disable_progress_bar()
        try:
            return self._measured(worker)
        except RanksFailed as error:
            raise BenchError(str(error)) from error

    def _measured(self, worker: WorkerConfig) -> Measured:
        token_bytes = stored_token_bytes(self._model)
        store = kept_prefix.store_config(self._scratch, self._settings.prefix_tokens, token_bytes)
        with (
            Engine(worker, store) as engine,
            LocalRanks(worker, 2) as ranks,
        ):
            self._check_prompts(engine)
            asking = _Asking(engine, ranks, self._settings)
            self._advance("storing the prefix")
            asking.keep(self._prompts[0][: self._settings.prefix_tokens])
            for number, prompt in enumerate(self._prompts, 1):
                self._advance(f"exact answer {number} of {len(self._prompts)}, by the embedded engine")
                asking.learn_exact(prompt)
            return self._measure(asking)

    def _measure(self, asking: "_Asking") -> Measured:
        settings = self._settings
        compared = configurations(settings)
        planned = asking.partition(compared[0], settings.prefix_tokens).cuts[1] - settings.prefix_tokens
        tried = [
            replace(compared[0], name=f"{CHAIN_AND_SELECTION}, first {cut}", cut=cut)
            for cut in cuts_to_try(settings, planned)
        ]
        for configuration in compared:  # the first request of a worker is slower than all others
            self._advance(f"warming up: {configuration.name}")
            asking.ask(configuration, self._prompts[0])
        by_cut = {planned: CHAIN_AND_SELECTION, **{each.cut: each.name for each in tried if each.cut is not None}}
        measured = Measured(planned_cut=planned, by_cut=by_cut)
        for number in range(settings.rounds):
            turn = [*compared, *tried]
            for configuration in turn if number % 2 == 0 else reversed(turn):
                self._advance(f"round {number + 1} of {settings.rounds}: {configuration.name}")
                # Both rounds of a pair ask the same.
                sample = asking.ask(configuration, self._prompts[number // 2 % len(self._prompts)])
                measured.samples.setdefault(configuration.name, []).append(sample)
        return measured

    def _check_prompts(self, engine: Engine) -> None:
        try:
            for prompt in self._prompts:
                engine.facts.check_prompt(prompt, self._settings.num_generated)
        except ValueError as error:
            raise BenchError(f"the model cannot take the prompts: {error}") from error


class _Asking:
    """Plans and runs one request after the other, as the service does. Borrows engine and ranks."""

    def __init__(self, engine: Engine, ranks: LocalRanks, settings: Settings) -> None:
        assert engine.store is not None
        self._engine = engine
        self._store: KVStore = engine.store
        self._ranks = ranks
        self._settings = settings
        self._num_requests = 0
        self._exact: dict[tuple[int, ...], list[int]] = {}
        ranks.open_store(self._store.serve())

    def keep(self, prefix: Sequence[int]) -> None:
        """Compute the prefix here and store it. Raises BenchError when the store did not take it."""
        kept_prefix.keep(self._engine, prefix)

    def learn_exact(self, prompt: Sequence[int]) -> None:
        self._exact[tuple(prompt)] = list(
            self._engine.generate(prompt, self._settings.num_generated, stop_token_ids=(), keep=False)
        )

    def partition(self, configuration: Configuration, num_stored: int) -> Partition:
        """Equal work by operation counts, unless the configuration says where."""
        num_prompt = self._settings.prefix_tokens + self._settings.new_tokens
        if configuration.cut is not None:
            return Partition((num_stored, num_stored + configuration.cut, num_prompt))
        return balanced(num_stored, num_prompt, configuration.num_workers, self._engine.facts.row_cost)

    def ask(self, configuration: Configuration, prompt: Sequence[int]) -> Sample:
        """A cold request. Raises BenchError as `check`, and when a worker fails."""
        self._forget()
        before = self._store.inventory.counters.disk_read_bytes
        started_s = time.perf_counter()
        uses_prefix = configuration.uses_prefix
        with kept_prefix.placed(self._store, prompt) if uses_prefix else nullcontext() as placement:
            num_stored = placement.num_stored_tokens if placement is not None else 0
            partition = self.partition(configuration, num_stored)
            self._num_requests += 1
            outcome = self._ranks.compute(
                plan_workers(
                    request=self._num_requests,
                    epoch=EPOCH,
                    token_ids=prompt,
                    partition=partition,
                    placements=[placement],
                    asked=Asked(max_new_tokens=self._settings.num_generated),
                    selection=preset_of(configuration.preset).select(
                        num_stored, configuration.budget, self._engine.facts
                    ),
                )
            )
        sample = Sample(
            ttft_s=outcome.first_token_at_s - started_s,
            tokens=outcome.tokens,
            exact_tokens=self._exact[tuple(prompt)],
            partition=partition,
            done=outcome.done,
            disk_bytes=self._store.inventory.counters.disk_read_bytes - before,
        )
        check(configuration, sample, self._settings.prefix_tokens)
        return sample

    def _forget(self) -> None:
        """Empty the store's memory. Workers give leases back a little after their answer."""
        deadline_s = time.monotonic() + _FORGET_S
        while True:
            self._store.tier.forget(lambda _: True)
            if not self._store.tier.used_bytes:
                return
            if time.monotonic() > deadline_s:
                raise BenchError(f"the store's memory was still in use {_FORGET_S:.0f} s after a request")
            time.sleep(0.01)


def prompts(tokenizer: Tokenizer, settings: Settings) -> list[list[int]]:
    """One document, what follows it, and a question: the same prefix, other new tokens. Raises BenchError."""
    fresh = settings.new_tokens - QUESTION_TOKENS
    wanted = settings.prefix_tokens + _NUM_PROMPTS * fresh
    (text,) = documents(tokenizer, 1, -(-wanted // COMMON_TOKENS) * COMMON_TOKENS)
    made: list[list[int]] = []
    for question in measured_questions(tokenizer)[:_NUM_PROMPTS]:
        start = settings.prefix_tokens + len(made) * fresh
        made.append([*text[: settings.prefix_tokens], *text[start : start + fresh], *question])
    return made
