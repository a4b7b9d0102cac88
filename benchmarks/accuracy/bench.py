"""The measuring of `runahead bench accuracy`: every question under every preset and budget, over the same exact KV."""

import shutil
import statistics
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from benchmarks.fixtures.measured_model import stored_token_bytes
from benchmarks.fixtures.preset_engines import EXACT, PresetEngines, Sizes
from benchmarks.fixtures.requests import OURS, Configuration, configurations_of, has_learned_from_twin, reorder
from benchmarks.fixtures.tasks import Question, Task
from benchmarks.report.report import Advance, BenchError
from kvstore import KVStore, KVView
from workers.engine import Engine
from workers.plan.model_facts import ModelFacts
from workers.presets.registry import preset_of
from workers.selective.token_importance import learns_from_exact

THREADS = 2
_HOST_BYTES = 768 * 2**20
#: Of each prefix: those that a store learns from which reorders rows; others than are measured.
LEARNING_QUESTIONS = 6

FULL: Configuration = (EXACT, None)


@dataclass(frozen=True, slots=True)
class Outcome:
    """One question under one preset and budget. Rows are of one layer: the mean over all."""

    choice: int
    rows_attended: float
    num_prefix: int
    bytes_read: int
    #: Mean over the tokens of the right choice.
    answer_log_prob: float
    #: Share of the attention mass that the chosen rows keep, as the preset estimates it, and by all keys.
    mass_kept_est: float | None = None
    mass_kept: float | None = None


@dataclass(frozen=True, slots=True)
class Answers:
    """A data set as answered, or all of them: right choices and outcomes in the same order."""

    name: str
    right: Sequence[int]
    outcomes: Mapping[Configuration, Sequence[Outcome]]
    #: K and V of a token in all layers, in bfloat16.
    bf16_token_bytes: int
    #: The share of questions that a guess would answer.
    guessing: float

    def is_right(self, key: Configuration) -> list[bool]:
        return [one.choice == right for one, right in zip(self.outcomes[key], self.right, strict=True)]

    def rows_per_layer(self, key: Configuration) -> float:
        return statistics.fmean(one.rows_attended for one in self.outcomes[key])


def measure(
    tasks: Sequence[Task],
    presets: Sequence[str],
    budgets: Sequence[float],
    model: Path,
    scratch: Path,
    advance: Advance,
) -> list[Answers]:
    """Of each task, with stores below `scratch`. Raises BenchError for a question that the model cannot take."""
    configurations = list(dict.fromkeys([FULL, *configurations_of(presets, budgets)]))
    measured, token_bytes = [], stored_token_bytes(model)
    for task in tasks:
        sizes = Sizes(disk_bytes=task.stored_bytes(token_bytes), host_bytes=_HOST_BYTES)
        with PresetEngines(model, scratch / task.name, with_twins(presets), sizes, THREADS) as engines:
            check_lengths(task, engines.exact.facts)
            measured.append(ask_all(task, engines, configurations, advance))
        shutil.rmtree(scratch / task.name)
    return measured


def with_twins(presets: Sequence[str]) -> list[str]:
    """The presets, and before each of ours that keeps only coded rows its twin without bits, which teaches it.

    It reads what is exact; a store of coded rows would have the prefix computed anew for each question that teaches it.
    """
    names = list[str]()
    for name in presets:
        preset = preset_of(name)
        if preset.row_codec and not preset.keep_exact_rows and name.startswith(OURS):
            names.append(preset.name_as_computed)
        names.append(name)
    return list(dict.fromkeys(names))


def check_lengths(task: Task, facts: ModelFacts) -> None:
    """Raises BenchError for what the model cannot take, before an hour is spent on the rest."""
    for number, question in enumerate(task.questions):
        try:
            prompt = [*task.prefixes[question.prefix], *question.tokens]
            facts.check_prompt(prompt, max(map(len, question.choices)))
        except ValueError as error:
            raise BenchError(f"{task.name}, question {number}: {error}") from error


def ask_all(task: Task, engines: PresetEngines, configurations: Sequence[Configuration], advance: Advance) -> Answers:
    """Prefix by prefix: the KV of each is computed once, when its first question is asked.

    Stores that learn from exact requests in which order to keep rows have reordered before they are measured, and no
    question is measured by what it has taught: the first few teach the store that all others are asked of; then it
    forgets the prefix, is given it anew, learns from others, and is asked the first few.
    """
    outcomes: dict[Configuration, dict[int, Outcome]] = {key: {} for key in configurations}

    def ask(numbers: Sequence[int]) -> None:
        for number in numbers:
            question = task.questions[number]
            advance(f"{task.name}: asking about prefix {question.prefix + 1} of {len(task.prefixes)}")
            for preset, budget in configurations:
                outcomes[preset, budget][number] = _ask(task, question, engines, preset, budget)

    for prefix, tokens in enumerate(task.prefixes):
        numbers = [number for number, question in enumerate(task.questions) if question.prefix == prefix]
        if not numbers:
            continue
        advance(f"{task.name}: storing prefix {prefix + 1} of {len(task.prefixes)}")
        kv = engines.store(tokens)
        num_first = min(LEARNING_QUESTIONS, len(numbers) // 2)
        first, others = numbers[:num_first], numbers[num_first:]
        _teach(task, first, engines)
        ask(others)
        if first:
            _forget(engines, tokens, kv)
            _teach(task, others[:LEARNING_QUESTIONS], engines)
            ask(first)
    right = [question.answer for question in task.questions]
    in_order = {key: [by_number[number] for number in sorted(by_number)] for key, by_number in outcomes.items()}
    return Answers(
        task.name,
        right,
        in_order,
        replace(engines.exact.facts.kv, dtype="bfloat16").token_bytes,
        statistics.fmean(1 / len(question.choices) for question in task.questions),
    )


def _learning(engines: PresetEngines) -> Iterator[tuple[str, Engine, KVStore]]:
    """Those with a store that learns from exact requests."""
    for name, engine in engines.engines.items():
        if engine.store is not None and learns_from_exact(engine.store.identity.layout):
            yield name, engine, engine.store


def _teach(task: Task, numbers: Sequence[int], engines: PresetEngines) -> None:
    """Ask questions of one prefix exactly, and reorder."""
    if numbers:
        prefix = task.prefixes[task.questions[numbers[0]].prefix]
        for name, engine, store in _learning(engines):
            if not has_learned_from_twin(engines, name, prefix):
                for number in numbers:
                    list(engine.generate([*prefix, *task.questions[number].tokens], keep=False))
            reorder(store, name, [prefix])


def _forget(engines: PresetEngines, prefix: Sequence[int], kv: KVView) -> None:
    """A prefix is in the stores that learn as it was before they did."""
    for name, _, store in _learning(engines):
        store.delete_tenant("")
        engines.save(name, prefix, kv)


def _ask(task: Task, question: Question, engines: PresetEngines, preset: str, budget: float | None) -> Outcome:
    prefix = task.prefixes[question.prefix]
    scores = engines.engines[preset].score([*prefix, *question.tokens], question.choices, kv_budget=budget)
    means = [statistics.fmean(log_probs) for log_probs in scores.log_probs]
    choice, answer_log_prob, selection = means.index(max(means)), means[question.answer], scores.selection
    if selection is None:
        return Outcome(choice, float(len(prefix)), len(prefix), scores.bytes_read, answer_log_prob)
    return Outcome(
        choice,
        statistics.fmean(selection.rows_attended),
        len(prefix),
        scores.bytes_read,
        answer_log_prob,
        selection.attention_mass_kept_est,
        selection.attention_mass_kept,
    )
