"""Measurements of `runahead bench accuracy`: every question under every preset and budget, over the same exact KV."""

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
#: Questions of each prefix from which a store that reorders rows learns. They are never the measured ones.
LEARNING_QUESTIONS = 6

FULL: Configuration = (EXACT, None)


@dataclass(frozen=True, slots=True)
class Outcome:
    """Outcome of one question under one preset and budget. Rows are of one layer: the mean over all layers."""

    choice: int
    rows_attended: float
    num_prefix: int
    bytes_read: int
    #: Mean log-probability of the tokens of the right choice.
    answer_log_prob: float
    #: Share of the attention mass that the chosen rows keep: the preset's estimate, and the value over all keys.
    mass_kept_est: float | None = None
    mass_kept: float | None = None


@dataclass(frozen=True, slots=True)
class Answers:
    """Answers to one data set, or to all of them: right choices and outcomes in the same order."""

    name: str
    right: Sequence[int]
    outcomes: Mapping[Configuration, Sequence[Outcome]]
    #: Bytes of K and V of a token in all layers, in bfloat16.
    bf16_token_bytes: int
    #: Share of questions that a guess answers right.
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
    """Answers to each task; stores lie below `scratch`. Raises BenchError if the model cannot take a question."""
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
    """The presets, each of ours that keeps only coded rows after its twin without bits.

    The twin holds exact rows and teaches the coded preset its order of rows. A store of coded rows would need the
    prefix computed again for each question that teaches it.
    """
    names = list[str]()
    for name in presets:
        preset = preset_of(name)
        if preset.row_codec and not preset.keep_exact_rows and name.startswith(OURS):
            names.append(preset.name_as_computed)
        names.append(name)
    return list(dict.fromkeys(names))


def check_lengths(task: Task, facts: ModelFacts) -> None:
    """Raise BenchError for a question that the model cannot take, before an hour is spent on the other questions."""
    for number, question in enumerate(task.questions):
        try:
            prompt = [*task.prefixes[question.prefix], *question.tokens]
            facts.check_prompt(prompt, max(map(len, question.choices)))
        except ValueError as error:
            raise BenchError(f"{task.name}, question {number}: {error}") from error


def ask_all(task: Task, engines: PresetEngines, configurations: Sequence[Configuration], advance: Advance) -> Answers:
    """Ask all questions, prefix by prefix; the KV of each prefix is computed once.

    Stores that learn the order of rows from exact requests have reordered before they are measured, and no store is
    measured by the questions that taught it. The first few questions teach the store, which then answers the rest. Then
    the store forgets the prefix, stores it again, learns from other questions, and answers the first few.
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
    """Engines whose store learns from exact requests, with name and store."""
    for name, engine in engines.engines.items():
        if engine.store is not None and learns_from_exact(engine.store.identity.layout):
            yield name, engine, engine.store


def _teach(task: Task, numbers: Sequence[int], engines: PresetEngines) -> None:
    """Ask questions of one prefix exactly, then reorder."""
    if numbers:
        prefix = task.prefixes[task.questions[numbers[0]].prefix]
        for name, engine, store in _learning(engines):
            if not has_learned_from_twin(engines, name, prefix):
                for number in numbers:
                    list(engine.generate([*prefix, *task.questions[number].tokens], keep=False))
            reorder(store, name, [prefix])


def _forget(engines: PresetEngines, prefix: Sequence[int], kv: KVView) -> None:
    """Replace a prefix in the stores that learn, so that they are as before they learned."""
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
