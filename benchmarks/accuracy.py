"""`runahead bench accuracy`: what a budget of stored rows costs in right answers, for every preset, on any data.

Data: few-shot classification, `NAME.jsonl` with `{"prefix_id", "question", "choices", "answer"}` a line and
`NAME.prefixes.json` beside it. The prompt is prefix + question; the prediction is the choice with the highest mean
log-probability of its tokens. The yardstick is full attention over the same stored KV.

Without `--data` the project's own key-value task is asked: "the code of K is V" many times, then for one of them.

Rows attended are counted by the engine, per layer. Bytes are what was read of the store for one question, all tiers,
header pages and padding included: what a cold request would read from disk.
"""

import json
import random
import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from benchmarks.preset_engines import COMMON_TOKENS, EXACT, PresetEngines, Sizes
from benchmarks.report import BenchError, Report, machine_facts, progress, run_bench, scratch_directory
from workers.tokenization import Tokenizer

DEFAULT_PRESETS = ("h2o-lru", "impress", "contiguous")
DEFAULT_BUDGETS = (0.05, 0.25)
_THREADS = 2
_BOOTSTRAP_ROUNDS = 2000
_BYTES_PER_PRESET = 2 * 2**30
_HOST_BYTES = 768 * 2**20


#: Number of the prefix, question, choices, answer.
_Text = tuple[int, str, Sequence[str], str]


@dataclass(frozen=True, slots=True)
class Question:
    """One line of the data, as tokens: what follows the stored prefix, and the choices behind it."""

    prefix: int
    tokens: tuple[int, ...]
    choices: tuple[tuple[int, ...], ...]
    answer: int


@dataclass(frozen=True, slots=True)
class Task:
    """A data set as tokens. `prefixes`: what is stored, whole records for every preset."""

    name: str
    prefixes: tuple[tuple[int, ...], ...]
    questions: tuple[Question, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """One question under one preset and budget."""

    choice: int
    rows_attended: float
    num_prefix: int
    bytes_read: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """What to measure."""

    data: Sequence[Path] = ()
    presets: Sequence[str] = DEFAULT_PRESETS
    budgets: Sequence[float] = DEFAULT_BUDGETS
    #: Of each data set, evenly spread; None for all.
    num_questions: int | None = None


def run(settings: Settings, *, directory: Path | None, force: bool, as_json: bool) -> int:
    """The bench as a command; see `benchmarks/report.py::run_bench` for the exit status."""
    return run_bench(lambda: _measure(settings, directory), force=force, as_json=as_json)


def _measure(settings: Settings, directory: Path | None) -> Report:
    from cluster.local_service import demo_model

    model = demo_model(Console(stderr=True))
    tokenizer = Tokenizer(str(model))
    tokenizer.load()
    tasks = [_read(path, tokenizer, settings.num_questions) for path in settings.data]
    tasks = tasks or [key_value_task(tokenizer, settings.num_questions or 120)]
    configurations = [(EXACT, None), *((preset, budget) for preset in settings.presets for budget in settings.budgets)]
    steps = sum(len(task.questions) for task in tasks)
    needed_bytes = (1 + len(settings.presets)) * _BYTES_PER_PRESET
    figures: dict[str, Any] = {}
    tables = []
    with scratch_directory(directory, needed_bytes) as scratch, progress("bench accuracy", steps + 1) as advance:
        for task in tasks:
            sizes = Sizes(disk_bytes=_BYTES_PER_PRESET, host_bytes=_HOST_BYTES)
            with PresetEngines(model, scratch / task.name, settings.presets, sizes, _THREADS) as engines:
                outcomes = _ask_all(task, engines, configurations, advance)
            figures[task.name] = _figures(task, outcomes)
            tables.append(_table(task.name, figures[task.name]))
        facts = machine_facts(scratch, packages=("torch", "transformers", "numpy"), dtype="float32", threads=_THREADS)
    notes = [
        "the yardstick is full attention over the same stored KV; 95 % intervals by paired bootstrap over questions",
        "rows: share of the stored prefix, mean over layers and questions; bytes: read per question, from all tiers",
        "not shown: other models, generated text, budgets that change within a request",
    ]
    return Report("accuracy", {**facts, "model": model.name}, figures, (), tables, notes)


def _ask_all(
    task: Task,
    engines: PresetEngines,
    configurations: Sequence[tuple[str, float | None]],
    advance: Callable[[str], None],
) -> dict[tuple[str, float | None], list[Outcome]]:
    """Outcomes by configuration, in the order of `task.questions`."""
    outcomes: dict[tuple[str, float | None], dict[int, Outcome]] = {key: {} for key in configurations}
    for prefix in range(len(task.prefixes)):
        numbers = [number for number, question in enumerate(task.questions) if question.prefix == prefix]
        if numbers:
            advance(f"{task.name}: prefix {prefix + 1} of {len(task.prefixes)}")
            engines.store(task.prefixes[prefix])
        for number in numbers:
            for preset, budget in configurations:
                outcomes[preset, budget][number] = _ask(task, task.questions[number], engines, preset, budget)
            advance(f"{task.name}: prefix {prefix + 1} of {len(task.prefixes)}")
    return {key: [by_number[number] for number in sorted(by_number)] for key, by_number in outcomes.items()}


def _ask(task: Task, question: Question, engines: PresetEngines, preset: str, budget: float | None) -> Outcome:
    prefix = task.prefixes[question.prefix]
    scores = engines.engines[preset].score([*prefix, *question.tokens], question.choices, kv_budget=budget)
    means = [statistics.fmean(log_probs) for log_probs in scores.log_probs]
    rows = float(len(prefix))
    if scores.selection is not None:
        rows = statistics.fmean(scores.selection.rows_attended)
    return Outcome(means.index(max(means)), rows, len(prefix), scores.bytes_read)


# -- data --------------------------------------------------------------------------------------------------------------


def _read(path: Path, tokenizer: Tokenizer, num_questions: int | None) -> Task:
    """Raises BenchError, in one line, for a file that is not of the shape."""
    prefixes_path = path.with_suffix(".prefixes.json")
    try:
        prefixes = json.loads(prefixes_path.read_text())
        lines = [json.loads(line) for line in path.read_text().split("\n") if line.strip()]
        texts = [
            (int(line["prefix_id"]), str(line["question"]), [str(c) for c in line["choices"]], str(line["answer"]))
            for line in lines
        ]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BenchError(f"{path} is not of the shape that `bench accuracy --help` describes: {error!r}") from error
    if num_questions is not None and num_questions < len(texts):
        texts = [texts[i * len(texts) // num_questions] for i in range(num_questions)]
    return _tokenized(path.stem, prefixes, texts, tokenizer)


def _tokenized(name: str, prefixes: Sequence[str], texts: Sequence[_Text], tokenizer: Tokenizer) -> Task:
    stored = []
    for prefix in prefixes:
        tokens = tokenizer.encode_text(prefix)
        stored.append(tuple(tokens[: len(tokens) // COMMON_TOKENS * COMMON_TOKENS]))
    questions = []
    for number, question, choices, answer in texts:
        prompt = tokenizer.encode_text(prefixes[number] + question)
        start = len(stored[number])
        if tuple(prompt[:start]) != stored[number]:
            raise BenchError(f"{name}: a question changes the tokens of its prefix; end prefixes with a line break")
        whole = [tokenizer.encode_text(prefixes[number] + question + choice) for choice in choices]
        tails = tuple(tuple(tokens[len(prompt) :]) for tokens in whole)
        if answer not in choices or not all(tails):
            raise BenchError(f"{name}: {answer!r} is none of the choices {list(choices)}, or one of them is empty")
        questions.append(Question(number, tuple(prompt[start:]), tails, list(choices).index(answer)))
    return Task(name, tuple(stored), tuple(questions))


def key_value_task(tokenizer: Tokenizer, num_questions: int, num_pairs: int = 220, num_prefixes: int = 3) -> Task:
    """Codes of names, many of them, then one is asked for: a needle among its likes. Four choices from the prefix."""
    draw = random.Random(20)
    trees = ("alder", "birch", "cedar", "elm", "fir", "hazel", "larch", "maple", "oak", "pine", "rowan", "willow")
    stones = ("agate", "basalt", "chalk", "flint", "gneiss", "jasper", "marble", "onyx", "opal", "pumice", "quartz")
    metals = ("brass", "bronze", "cobalt", "copper", "iron", "lead", "nickel", "silver", "steel", "tin", "zinc")
    texts: list[_Text] = []
    prefixes = []
    for prefix in range(num_prefixes):
        keys = [f"{first} {second}" for first in trees for second in stones + metals]
        draw.shuffle(keys)
        codes = {key: str(draw.randrange(100, 1000)) for key in keys[:num_pairs]}
        prefixes.append("".join(f"The code of {key} is {code}.\n" for key, code in codes.items()))
        for _ in range(num_questions // num_prefixes):
            key = draw.choice(list(codes))
            others = draw.sample([code for code in codes.values() if code != codes[key]], 3)
            choices = [f" {code}" for code in (*others, codes[key])]
            draw.shuffle(choices)
            texts.append((prefix, f"Again: the code of {key} is", choices, f" {codes[key]}"))
    return _tokenized("key-value", prefixes, texts, tokenizer)


# -- figures -----------------------------------------------------------------------------------------------------------


def _figures(task: Task, outcomes: dict[tuple[str, float | None], list[Outcome]]) -> list[dict[str, Any]]:
    answers = [question.answer for question in task.questions]
    full = outcomes[EXACT, None]
    is_right_full = [one.choice == answer for one, answer in zip(full, answers, strict=True)]
    figures = []
    for (preset, budget), asked in outcomes.items():
        is_right = [one.choice == answer for one, answer in zip(asked, answers, strict=True)]
        low, high = paired_interval(is_right, is_right_full)
        figures.append(
            {
                "preset": preset,
                "budget": budget,
                "questions": len(asked),
                "accuracy": statistics.fmean(is_right),
                "drop_points": 100 * (statistics.fmean(is_right_full) - statistics.fmean(is_right)),
                "drop_low": -100 * high,
                "drop_high": -100 * low,
                "agreement": statistics.fmean(a.choice == b.choice for a, b in zip(asked, full, strict=True)),
                "rows_share": statistics.fmean(one.rows_attended / one.num_prefix for one in asked),
                "mb_read": statistics.fmean(one.bytes_read for one in asked) / 1e6,
                "right": "".join("01"[right] for right in is_right),
            }
        )
    return figures


def paired_interval(a: Sequence[bool], b: Sequence[bool], seed: int = 0) -> tuple[float, float]:
    """95 % bootstrap interval of mean(a) - mean(b), questions drawn in pairs."""
    differences = np.asarray(a, float) - np.asarray(b, float)
    drawn = np.random.default_rng(seed).integers(0, len(differences), (_BOOTSTRAP_ROUNDS, len(differences)))
    low, high = np.percentile(differences[drawn].mean(axis=1), [2.5, 97.5])
    return float(low), float(high)


def _table(name: str, figures: Sequence[dict[str, Any]]) -> Table:
    table = Table("preset", "budget", "accuracy", "drop, points (95 %)", "agrees", "rows", "MB read", title=name)
    for one in figures:
        budget = "all" if one["budget"] is None else f"{one['budget']:.0%}"
        drop = f"{one['drop_points']:.1f} ({one['drop_low']:.1f} to {one['drop_high']:.1f})"
        table.add_row(
            one["preset"], budget, f"{one['accuracy']:.3f}", drop, f"{one['agreement']:.3f}",
            f"{one['rows_share']:.1%}", f"{one['mb_read']:.1f}",
        )  # fmt: skip
    return table
