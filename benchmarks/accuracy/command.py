"""`runahead bench accuracy`: right answers that a budget of stored rows costs, for every preset, on any data.

Data: `NAME.jsonl` with `{"prefix_id", "question", "choices", "answer"}` per line, and `NAME.prefixes.json` next to it.
The prompt is prefix + question; the prediction is the choice with the highest mean log-probability of its tokens. The
baseline is full attention over the same stored KV. `big-bench` instead of a file names all kinds of questions of
`benchmarks/accuracy/big_bench.py`, `big-bench/KIND` one of them.

The project's own tasks (`benchmarks/fixtures/synthetic_tasks.py`) can be asked with or without data. Bars need data.

Presets are compared question by question: all answer the same questions over the same KV. *Pooled* means all questions
of all data sets.

The engine counts rows attended, per layer. Bytes are those read from the store for one question, from all tiers, header
pages and padding included: what a cold request would read from disk.

Stores that learn the order of rows from exact requests learn it from questions about the same prefix other than the
measured one.

Modules of this folder: `big_bench.py` makes questions of BIG-bench, `bench.py` measures, `figures.py` makes figures,
tables and bars, `byte_bars.py` bars of bytes, `plots.py` plots.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

from benchmarks.accuracy import big_bench
from benchmarks.accuracy import figures as of_answers
from benchmarks.accuracy import plots as accuracy_plots
from benchmarks.accuracy.bench import LEARNING_QUESTIONS, THREADS, Answers, measure, with_twins
from benchmarks.accuracy.byte_bars import best_by_share, byte_bars, byte_bars_notes, byte_bars_table
from benchmarks.fixtures.measured_model import model_directory, stored_token_bytes
from benchmarks.fixtures.requests import OURS
from benchmarks.fixtures.synthetic_tasks import SyntheticTask
from benchmarks.fixtures.tasks import Task, read, tokenized
from benchmarks.report.report import BenchError, Report, bench_command, machine_facts, progress, scratch_directory
from workers.presets.preset import PRESETS
from workers.text.tokenization import Tokenizer

DEFAULT_PRESETS = tuple(name for name in (OURS, *of_answers.RIVALS, "h2o-lru") if name in PRESETS)
DEFAULT_BUDGETS = (0.05, 0.25, 0.5)
#: Value of `--data` that stands for its kinds of questions in place of a file.
_BIG_BENCH = "big-bench"


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Parameters of the bench."""

    #: Model directory; None for the demo's model.
    model: Path | None = None
    #: Paths of files, `big-bench`, or `big-bench/KIND`.
    data: Sequence[Path] = ()
    #: The project's own tasks.
    synthetic: Sequence[SyntheticTask] = ()
    presets: Sequence[str] = DEFAULT_PRESETS
    budgets: Sequence[float] = DEFAULT_BUDGETS
    #: Questions of each data set, evenly spread; None for all.
    num_questions: int | None = None


def _measure(settings: Settings, directory: Path | None) -> Report:
    model = model_directory(settings.model)
    tokenizer = Tokenizer(str(model))
    tokenizer.load()
    tasks = _tasks(settings, tokenizer)
    stored_bytes = max(task.stored_bytes(stored_token_bytes(model)) for task in tasks)
    needed_bytes = (1 + len(with_twins(settings.presets))) * stored_bytes
    steps = sum(task.num_steps for task in tasks)
    with scratch_directory(directory, needed_bytes) as scratch, progress("bench accuracy", steps + 1) as advance:
        measured = measure(tasks, settings.presets, settings.budgets, model, scratch, advance)
        facts = machine_facts(scratch, packages=("torch", "transformers", "numpy"), dtype="float32", threads=THREADS)
    return _report(settings, measured, {**facts, "model": model.name})


run = bench_command(_measure)


def _tasks(settings: Settings, tokenizer: Tokenizer) -> list[Task]:
    """The tasks to ask. Raises BenchError for data that cannot be asked."""
    files = [path for path in settings.data if path.parts[:1] != (_BIG_BENCH,)]
    kinds = [kind for path in settings.data if path not in files for kind in path.parts[1:] or big_bench.KINDS]
    names = [*kinds, *(path.stem for path in files), *(task.name for task in settings.synthetic)]
    if len(set(names)) < len(names):
        raise BenchError(f"data sets need distinct names: {', '.join(names)}")
    of_big_bench = big_bench.texts_of(kinds) if kinds else []
    tasks = [tokenized(texts, tokenizer, settings.num_questions) for texts in of_big_bench]
    tasks += [read(path, tokenizer, settings.num_questions) for path in files]
    for task in settings.synthetic:
        texts = task.compose(settings.num_questions, lambda text: len(tokenizer.encode_text(text)))
        tasks.append(tokenized(texts, tokenizer))
    return tasks


def _report(settings: Settings, measured: Sequence[Answers], machine: Mapping[str, Any]) -> Report:
    """`measured`: the answers to each data set."""
    pooled = of_answers.pooled_of(measured)
    data = {answers.name: of_answers.figures_of(answers) for answers in measured}
    worst = of_answers.worst_of(data)
    parts = list(measured)
    if len(measured) > 1:
        parts.append(pooled)
        data[pooled.name] = of_answers.figures_of(pooled)
    differences = [
        difference
        for answers in parts
        for rival in of_answers.RIVALS
        for difference in of_answers.differences_of(answers, rival)
    ]
    tables = [of_answers.answers_table(name, figures) for name, figures in data.items()]
    if len(measured) > 1:
        tables.append(of_answers.worst_table(worst))
    bests = best_by_share(worst, of_answers.figures_of(pooled))
    if bests:
        tables.append(byte_bars_table(bests))
    if differences:
        tables.append(of_answers.differences_table(differences))
    bars = [*of_answers.bars_of(measured, pooled), *byte_bars(bests)] if settings.data else []
    chances = of_answers.chances_of(measured)
    notes = [
        "baseline: full attention over the same stored KV; 95% intervals by paired bootstrap over questions, "
        "which treats questions as independent, although they share prefixes",
        *of_answers.chance_notes(chances),
        "log-prob: mean over the tokens of the right answer, and its change against full KV; rows: mean rows per layer "
        "as a share of the stored prefix; bytes: read per question from all tiers, and as a share of the prefix's KV "
        "in bfloat16",
        f"stores that learn the order of rows from exact requests learned from {LEARNING_QUESTIONS} other questions "
        "about the same prefix, or from half of its questions if there are fewer",
        *byte_bars_notes(bests),
        *(note for answers in measured for note in of_answers.rows_notes(answers.name, data[answers.name])),
        *(note for name, figures in data.items() for note in of_answers.mass_notes(name, figures)),
        "not shown: other models, generated text, budgets that change within a request",
    ]
    if bars and settings.num_questions is not None:
        notes.insert(0, f"the bars are over a part of the data: at most {settings.num_questions} questions of each set")
    figures = {
        "data": data,
        "chances": chances,
        "worst": worst,
        "best_by_bytes": bests,
        "differences": [asdict(one) for one in differences],
    }
    return Report("accuracy", machine, figures, bars, tables, notes, partial(accuracy_plots.draw, figures=figures))
