"""`runahead bench accuracy`: what a budget of stored rows costs in right answers, for every preset, on any data.

Data: few-shot classification, `NAME.jsonl` with `{"prefix_id", "question", "choices", "answer"}` a line and
`NAME.prefixes.json` beside it. The prompt is prefix + question; the prediction is the choice with the highest mean
log-probability of its tokens. The yardstick is full attention over the same stored KV.

Without `--data` the project's own tasks are asked, see `benchmarks/synthetic_tasks.py`. The bars are about data only.

Presets are compared question by question: all of them answer the same ones, over the same KV. *Pooled* is all questions
of all data sets.

Rows attended are counted by the engine, per layer. Bytes are what was read of the store for one question, all tiers,
header pages and padding included: what a cold request would read from disk.
"""

import json
import shutil
import statistics
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from benchmarks import plots
from benchmarks.preset_engines import COMMON_TOKENS, EXACT, PresetEngines, Sizes
from benchmarks.report import Bar, BenchError, Report, machine_facts, progress, run_bench, scratch_directory
from benchmarks.synthetic_tasks import SyntheticTask, TextQuestion, Texts
from workers.model_facts import ModelFacts
from workers.preset import PRESETS
from workers.tokenization import Tokenizer

#: Ours, and what it is compared with at equal budgets.
_SUBJECT = "runahead"
_RIVALS = ("contiguous", "impress")
DEFAULT_PRESETS = tuple(name for name in (_SUBJECT, *_RIVALS, "h2o-lru") if name in PRESETS)
DEFAULT_BUDGETS = (0.05, 0.25, 0.5)
_POOLED = "pooled"
_THREADS = 2
_BOOTSTRAP_ROUNDS = 2000
#: What a layer may attend to above its budget: one chunk.
_CHUNK_ROWS = 16
#: SmolLM2-135M, float32: room for a token's K and V with headers, padding and probe keys, so that nothing is evicted.
_STORED_TOKEN_BYTES = 80_000
_LEAST_BYTES_PER_PRESET = 2 * 2**30
_HOST_BYTES = 768 * 2**20

#: Preset and budget; no budget: all rows.
Configuration = tuple[str, float | None]
_FULL: Configuration = (EXACT, None)


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

    @property
    def num_steps(self) -> int:
        """Prefixes to store and questions to ask."""
        return len({question.prefix for question in self.questions}) + len(self.questions)

    @property
    def stored_bytes(self) -> int:
        """Room for all prefixes in the store of one preset."""
        return max(_LEAST_BYTES_PER_PRESET, _STORED_TOKEN_BYTES * sum(map(len, self.prefixes)))


@dataclass(frozen=True, slots=True)
class Outcome:
    """One question under one preset and budget. Rows are of one layer: the mean over all."""

    choice: int
    rows_attended: float
    num_prefix: int
    bytes_read: int
    #: Share of the attention mass that the chosen rows keep, as the preset estimates it, and by all keys.
    mass_kept_est: float | None = None
    mass_kept: float | None = None


@dataclass(frozen=True, slots=True)
class Answers:
    """A data set as answered, or all of them: right choices and outcomes in the same order."""

    name: str
    right: Sequence[int]
    outcomes: Mapping[Configuration, Sequence[Outcome]]

    def is_right(self, key: Configuration) -> list[bool]:
        return [one.choice == right for one, right in zip(self.outcomes[key], self.right, strict=True)]

    def rows_per_layer(self, key: Configuration) -> float:
        return statistics.fmean(one.rows_attended for one in self.outcomes[key])


@dataclass(frozen=True, slots=True)
class Difference:
    """Points that one preset is above another at a budget, and the 95 % interval."""

    data: str
    budget: float
    preset: str
    rival: str
    points: float
    low: float
    high: float
    #: Mean rows a layer of the preset / of its rival.
    rows_ratio: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """What to measure."""

    data: Sequence[Path] = ()
    #: Asked where there is no data.
    synthetic: SyntheticTask = field(default_factory=SyntheticTask)
    presets: Sequence[str] = DEFAULT_PRESETS
    budgets: Sequence[float] = DEFAULT_BUDGETS
    #: Of each data set, evenly spread; None for all.
    num_questions: int | None = None
    #: Where plots go.
    plot: Path | None = None


def run(settings: Settings, *, directory: Path | None, force: bool, as_json: bool) -> int:
    """The bench as a command; see `benchmarks/report.py::run_bench` for the exit status."""
    return run_bench(lambda: _measure(settings, directory), force=force, as_json=as_json)


def _measure(settings: Settings, directory: Path | None) -> Report:
    from cluster.local_service import demo_model

    if settings.plot is not None:
        plots.prepare(settings.plot)
    model = demo_model(Console(stderr=True))
    tokenizer = Tokenizer(str(model))
    tokenizer.load()
    tasks = _tasks(settings, tokenizer)
    configurations = [_FULL, *((preset, budget) for preset in settings.presets for budget in settings.budgets)]
    needed_bytes = (1 + len(settings.presets)) * max(task.stored_bytes for task in tasks)
    steps = sum(task.num_steps for task in tasks)
    measured = []
    with scratch_directory(directory, needed_bytes) as scratch, progress("bench accuracy", steps + 1) as advance:
        for task in tasks:
            sizes = Sizes(disk_bytes=task.stored_bytes, host_bytes=_HOST_BYTES)
            with PresetEngines(model, scratch / task.name, settings.presets, sizes, _THREADS) as engines:
                _check_lengths(task, engines.exact.facts)
                measured.append(_ask_all(task, engines, configurations, advance))
            shutil.rmtree(scratch / task.name)
        facts = machine_facts(scratch, packages=("torch", "transformers", "numpy"), dtype="float32", threads=_THREADS)
    report = _report(settings, measured, {**facts, "model": model.name})
    if settings.plot is None:
        return report
    return replace(report, notes=[*report.notes, _draw(settings.plot, report.figures["data"])])


def _tasks(settings: Settings, tokenizer: Tokenizer) -> list[Task]:
    """Raises BenchError for data that cannot be asked."""
    if not settings.data:
        texts = settings.synthetic.compose(settings.num_questions, lambda text: len(tokenizer.encode_text(text)))
        return [_tokenized(texts, tokenizer)]
    names = [path.stem for path in settings.data]
    if len(set(names)) < len(names):
        raise BenchError(f"data sets are told apart by their file names, and these are not: {', '.join(names)}")
    return [_read(path, tokenizer, settings.num_questions) for path in settings.data]


def _check_lengths(task: Task, facts: ModelFacts) -> None:
    """Raises BenchError for what the model cannot take, before an hour is spent on the rest."""
    for number, question in enumerate(task.questions):
        try:
            prompt = [*task.prefixes[question.prefix], *question.tokens]
            facts.check_prompt(prompt, max(map(len, question.choices)))
        except ValueError as error:
            raise BenchError(f"{task.name}, question {number}: {error}") from error


def _ask_all(
    task: Task, engines: PresetEngines, configurations: Sequence[Configuration], advance: Callable[[str], None]
) -> Answers:
    outcomes: dict[Configuration, dict[int, Outcome]] = {key: {} for key in configurations}
    for prefix in range(len(task.prefixes)):
        numbers = [number for number, question in enumerate(task.questions) if question.prefix == prefix]
        if numbers:
            advance(f"{task.name}: storing prefix {prefix + 1} of {len(task.prefixes)}")
            engines.store(task.prefixes[prefix])
        for number in numbers:
            advance(f"{task.name}: asking about prefix {prefix + 1} of {len(task.prefixes)}")
            for preset, budget in configurations:
                outcomes[preset, budget][number] = _ask(task, task.questions[number], engines, preset, budget)
    right = [question.answer for question in task.questions]
    in_order = {key: [by_number[number] for number in sorted(by_number)] for key, by_number in outcomes.items()}
    return Answers(task.name, right, in_order)


def _ask(task: Task, question: Question, engines: PresetEngines, preset: str, budget: float | None) -> Outcome:
    prefix = task.prefixes[question.prefix]
    scores = engines.engines[preset].score([*prefix, *question.tokens], question.choices, kv_budget=budget)
    means = [statistics.fmean(log_probs) for log_probs in scores.log_probs]
    choice, selection = means.index(max(means)), scores.selection
    if selection is None:
        return Outcome(choice, float(len(prefix)), len(prefix), scores.bytes_read)
    return Outcome(
        choice,
        statistics.fmean(selection.rows_attended),
        len(prefix),
        scores.bytes_read,
        selection.attention_mass_kept_est,
        selection.attention_mass_kept,
    )


# -- data --------------------------------------------------------------------------------------------------------------


def _read(path: Path, tokenizer: Tokenizer, num_questions: int | None) -> Task:
    """Raises BenchError, in one line, for a file that is not of the shape."""
    prefixes_path = path.with_suffix(".prefixes.json")
    try:
        prefixes = json.loads(prefixes_path.read_text())
        lines = [json.loads(line) for line in path.read_text().split("\n") if line.strip()]
        questions = [
            TextQuestion(
                int(line["prefix_id"]), str(line["question"]), [str(c) for c in line["choices"]], str(line["answer"])
            )
            for line in lines
        ]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BenchError(f"{path} is not of the shape that `bench accuracy --help` describes: {error!r}") from error
    if not questions:
        raise BenchError(f"{path} has no questions")
    if num_questions is not None and num_questions < len(questions):
        questions = [questions[i * len(questions) // num_questions] for i in range(num_questions)]
    return _tokenized(Texts(path.stem, prefixes, questions), tokenizer)


def _tokenized(texts: Texts, tokenizer: Tokenizer) -> Task:
    name, prefixes = texts.name, texts.prefixes
    stored = []
    for prefix in prefixes:
        tokens = tokenizer.encode_text(prefix)
        stored.append(tuple(tokens[: len(tokens) // COMMON_TOKENS * COMMON_TOKENS]))
    questions = []
    for number, question, choices, answer in texts.questions:
        prompt = tokenizer.encode_text(prefixes[number] + question)
        start = len(stored[number])
        if tuple(prompt[:start]) != stored[number]:
            raise BenchError(f"{name}: a question changes the tokens of its prefix; end prefixes with a line break")
        tails = _tails(tokenizer, prefixes[number], question, choices, prompt)
        if answer not in choices or not all(tails):
            raise BenchError(f"{name}: {answer!r} is none of the choices {list(choices)}, or one of them is empty")
        questions.append(Question(number, tuple(prompt[start:]), tails, list(choices).index(answer)))
    return Task(name, tuple(stored), tuple(questions))


def _tails(
    tokenizer: Tokenizer, prefix: str, question: str, choices: Sequence[str], prompt: Sequence[int]
) -> tuple[tuple[int, ...], ...]:
    """The tokens of each choice behind `prompt`, the tokens of prefix and question.

    Where a question has the same tokens behind its prefix and alone, what follows it is encoded without the prefix,
    which is a hundred times as long.
    """
    alone = tokenizer.encode_text(question)
    if alone and tuple(prompt[-len(alone) :]) == tuple(alone):
        prefix, prompt = "", alone
    return tuple(tuple(tokenizer.encode_text(prefix + question + choice)[len(prompt) :]) for choice in choices)


# -- figures -----------------------------------------------------------------------------------------------------------


def _report(settings: Settings, measured: Sequence[Answers], machine: Mapping[str, Any]) -> Report:
    """`measured`: of each data set."""
    pooled = _pooled(measured)
    parts = [*measured, pooled] if len(measured) > 1 else list(measured)
    data = {answers.name: _figures(answers) for answers in parts}
    differences = [difference for answers in parts for rival in _RIVALS for difference in _differences(answers, rival)]
    tables = [_table(name, figures) for name, figures in data.items()]
    if differences:
        tables.append(_differences_table(differences))
    bars = _bars(measured, pooled) if settings.data else []
    notes = [
        "the yardstick is full attention over the same stored KV; 95 % intervals by paired bootstrap over questions, "
        "as if questions were drawn independently, although they share prefixes",
        "rows: mean rows a layer as share of the stored prefix, and as a multiple of the budget; bytes: read per "
        "question, from all tiers",
        *(note for answers in measured for note in _rows_notes(answers.name, data[answers.name])),
        *(note for name, figures in data.items() for note in _mass_notes(name, figures)),
        "not shown: other models, generated text, budgets that change within a request",
    ]
    if bars and settings.num_questions is not None:
        notes.insert(0, f"the bars are of a part of the data: at most {settings.num_questions} questions of each set")
    figures = {"data": data, "differences": [asdict(one) for one in differences]}
    return Report("accuracy", machine, figures, bars, tables, notes)


def _pooled(measured: Sequence[Answers]) -> Answers:
    """All questions of all data sets, in the order of the data sets."""
    outcomes = {key: [one for answers in measured for one in answers.outcomes[key]] for key in measured[0].outcomes}
    return Answers(_POOLED, [right for answers in measured for right in answers.right], outcomes)


def _figures(answers: Answers) -> list[dict[str, Any]]:
    full, is_right_full = answers.outcomes[_FULL], answers.is_right(_FULL)
    figures = []
    for (preset, budget), asked in answers.outcomes.items():
        is_right = answers.is_right((preset, budget))
        low, high = paired_interval(is_right, is_right_full)
        share = 1.0 if budget is None else budget
        figures.append(
            {
                "preset": preset,
                "budget": budget,
                "questions": len(asked),
                "accuracy": statistics.fmean(is_right),
                "drop_points": _points(is_right_full, is_right),
                "drop_low": 0.0 - 100 * high,
                "drop_high": 0.0 - 100 * low,
                "agreement": statistics.fmean(a.choice == b.choice for a, b in zip(asked, full, strict=True)),
                "rows_share": statistics.fmean(one.rows_attended / one.num_prefix for one in asked),
                "rows_per_layer": answers.rows_per_layer((preset, budget)),
                "rows_of_budget": share * statistics.fmean(one.num_prefix for one in asked),
                "mb_read": statistics.fmean(one.bytes_read for one in asked) / 1e6,
                **_masses(asked),
                "right": "".join("01"[right] for right in is_right),
            }
        )
    return figures


def _masses(asked: Sequence[Outcome]) -> dict[str, float | None]:
    """The attention mass kept, as estimated; and where it is known, by how much the estimate is off."""
    estimates = [one.mass_kept_est for one in asked if one.mass_kept_est is not None]
    errors = [
        one.mass_kept_est - one.mass_kept
        for one in asked
        if one.mass_kept_est is not None and one.mass_kept is not None
    ]
    return {
        "mass_kept_est": statistics.fmean(estimates) if estimates else None,
        "mass_kept_bias": statistics.fmean(errors) if errors else None,
        "mass_kept_error": statistics.fmean(map(abs, errors)) if errors else None,
    }


def _points(a: Sequence[bool], b: Sequence[bool]) -> float:
    """Percentage points that a is above b."""
    return 100 * (sum(a) - sum(b)) / len(a)


def paired_interval(a: Sequence[bool], b: Sequence[bool], seed: int = 0) -> tuple[float, float]:
    """95 % bootstrap interval of mean(a) - mean(b), questions drawn in pairs."""
    differences = np.asarray(a, float) - np.asarray(b, float)
    drawn = np.random.default_rng(seed).integers(0, len(differences), (_BOOTSTRAP_ROUNDS, len(differences)))
    low, high = np.percentile(differences[drawn].mean(axis=1), [2.5, 97.5])
    return float(low), float(high)


def _differences(answers: Answers, rival: str) -> list[Difference]:
    """Of our preset to another, at every budget at which both were asked; by budget."""
    differences = []
    for budget in sorted({budget for _, budget in answers.outcomes if budget is not None}):
        ours, theirs = (_SUBJECT, budget), (rival, budget)
        if ours in answers.outcomes and theirs in answers.outcomes:
            a, b = answers.is_right(ours), answers.is_right(theirs)
            low, high = paired_interval(a, b)
            rows_ratio = answers.rows_per_layer(ours) / answers.rows_per_layer(theirs)
            differences.append(
                Difference(answers.name, budget, _SUBJECT, rival, _points(a, b), 100 * low, 100 * high, rows_ratio)
            )
    return differences


def _bars(measured: Sequence[Answers], pooled: Answers) -> list[Bar]:
    """Those whose presets and budgets were measured. What a budget costs is that of the worst data set."""
    bars = []
    for budget, most in ((0.25, 1.5), (0.5, 0.5)):
        key = (_SUBJECT, budget)
        if key in pooled.outcomes:
            drop = max(_points(answers.is_right(_FULL), answers.is_right(key)) for answers in measured)
            bars.append(Bar.at_most(f"accuracy_drop_{budget * 100:.0f}", round(drop, 3), most))
    contiguous = {difference.budget: difference for difference in _differences(pooled, "contiguous")}
    for budget in (0.05, 0.25):
        if budget in contiguous:
            low = contiguous[budget].low
            bars.append(Bar.at_least(f"accuracy_vs_contiguous_{budget * 100:.0f}", round(low, 3), -1))
    impress = {difference.budget: difference for difference in _differences(pooled, "impress")}
    if 0.05 in impress:
        bars.append(Bar.at_least("accuracy_vs_impress_5", round(impress[0.05].points, 3), 3))
    return bars


def _rows_notes(name: str, figures: Sequence[Mapping[str, Any]]) -> list[str]:
    """Who attended to more than its budget and a chunk a layer: its accuracy is not that of the budget."""
    return [
        f"{name}: {one['preset']} at {one['budget']:.0%} attended to {one['rows_per_layer']:.0f} rows a layer, MORE "
        f"than its budget of {one['rows_of_budget']:.0f} and one chunk"
        for one in figures
        if one["budget"] is not None and one["rows_per_layer"] > one["rows_of_budget"] + _CHUNK_ROWS
    ]


def _mass_notes(name: str, figures: Sequence[Mapping[str, Any]]) -> list[str]:
    """How good estimates of the attention kept are, where all keys were looked at."""
    return [
        f"{name}: {one['preset']} at {one['budget']:.0%} estimates {one['mass_kept_est']:.3f} of the attention kept, "
        f"{one['mass_kept_bias']:+.3f} off by all keys; {one['mass_kept_error']:.3f} off in a question"
        for one in figures
        if one["mass_kept_error"] is not None
    ]


# -- tables and plots --------------------------------------------------------------------------------------------------


def _table(name: str, figures: Sequence[Mapping[str, Any]]) -> Table:
    table = Table(
        "preset", "budget", "accuracy", "drop, points (95 %)", "agrees", "rows", "x budget", "MB read", title=name
    )
    for one in figures:
        budget = "all" if one["budget"] is None else f"{one['budget']:.0%}"
        drop = f"{one['drop_points']:.1f} ({one['drop_low']:.1f} to {one['drop_high']:.1f})"
        table.add_row(
            one["preset"], budget, f"{one['accuracy']:.3f}", drop, f"{one['agreement']:.3f}",
            f"{one['rows_share']:.1%}", f"{one['rows_per_layer'] / one['rows_of_budget']:.2f}", f"{one['mb_read']:.1f}",
        )  # fmt: skip
    return table


def _differences_table(differences: Sequence[Difference]) -> Table:
    table = Table(
        "data", "against", "budget", "points", "95 %", "rows, ours / theirs", title=f"{_SUBJECT}: points above"
    )
    for one in differences:
        table.add_row(
            one.data, one.rival, f"{one.budget:.0%}", f"{one.points:+.1f}", f"{one.low:+.1f} to {one.high:+.1f}",
            f"{one.rows_ratio:.2f}",
        )  # fmt: skip
    return table


def _draw(directory: Path, data: Mapping[str, Sequence[Mapping[str, Any]]]) -> str:
    """The curves of every data set. Returns what came of it, as a note: the figures are worth more than their plots."""
    advice = plots.missing()
    if advice is not None:
        return advice
    try:
        for name, figures in data.items():
            _draw_one(directory, name, figures)
    except OSError as error:
        return f"plots could not be written to {directory}: {error.strerror}"
    return f"plots: {directory}"


def _draw_one(directory: Path, name: str, figures: Sequence[Mapping[str, Any]]) -> None:
    """Accuracy and agreement of a data set, each against rows and bytes: four files."""
    x_axes = (("rows", "rows_share", "rows attended, share of the prefix"), ("mb", "mb_read", "MB read a question"))
    y_axes = (("accuracy", "accuracy of the answers"), ("agreement", "answers as under full attention, share"))
    (full,) = (one for one in figures if one["budget"] is None)
    for y, y_label in y_axes:
        for x_name, x, x_label in x_axes:
            series: dict[str, list[tuple[float, float]]] = {}
            for one in figures:
                if one["budget"] is not None:
                    series.setdefault(one["preset"], []).append((one[x], one[y]))
            path = directory / f"{name}-{y}-{x_name}.svg"
            plots.curves(path, name, x_label, y_label, series, baseline=("full attention", full[y]))
