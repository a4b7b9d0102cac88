"""`runahead bench layers`: which layers of a model need the stored prefix, and what shares of a budget follow.

For each set of layers that `runahead` gives one choice of chunks, a part of the questions is asked with a budget in
those layers alone and all rows in the others. How far the distribution of the next token moves (Kullback-Leibler
divergence from full attention) is how much that set matters. It falls with about the square of the budget, so the sum
over all sets is least when shares are as the cube roots (`docs/decisions/0023`).

Texts are the project's own: words and texts with labels, codes to look up, a document with questions.
Divergences are added up over all of them: what moves answers most counts most. `--write` puts the shares beside the
model's weights, where every worker finds them.

The distribution is that of the most probable tokens under full attention, as many as an engine tells, and of all others
together.
"""

import math
import shutil
import statistics
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from itertools import islice, product
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks.accuracy_bench import Advance
from benchmarks.accuracy_data import Question, Task, tokenized
from benchmarks.preset_engines import PresetEngines, Sizes
from benchmarks.report import BenchError, Report, machine_facts, progress, run_bench, scratch_directory
from benchmarks.reuse_prompts import documents, other_questions
from benchmarks.synthetic_tasks import SyntheticTask
from workers.engine import Engine
from workers.model_facts import ModelFacts
from workers.plan import SelectionPlan, WorkerConfig
from workers.preset import Preset, known_presets, preset_of
from workers.sampling import MAX_TOP_LOGPROBS
from workers.selection.layer_shares import LAYER_SHARES_FILE, write_layer_shares
from workers.tokenization import Tokenizer

THREADS = 2
_PRESET = "runahead"
_HOST_BYTES = 768 * 2**20
_LEAST_DISK_BYTES = 2**30
#: What a divergence does with a budget b: it goes with 1 / b ** 2.
_POWER = 1 / 3
#: Of any layer, nearly: a few texts do not tell that one matters for none.
LEAST_SHARE = 0.5
#: Sentences of the text that names each word, of the two labels tasks.
_LABELS = {"words": 0, "texts": 1}


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """What to measure."""

    #: A model's directory; None for the demo's.
    model: Path | None = None
    budget: float = 0.25
    #: Of each kind of text.
    num_questions: int = 24
    prefix_tokens: int = 3072
    #: Whether the shares are written beside the model.
    write: bool = False


def run(settings: Settings, *, directory: Path | None, force: bool, as_json: bool) -> int:
    """The bench as a command; see `benchmarks/report.py::run_bench` for the exit status."""
    return run_bench(lambda: _measure(settings, directory), force=force, as_json=as_json)


@dataclass(frozen=True, kw_only=True)
class OneSet(Preset):
    """A preset whose budget holds in some layers only, `layers`, changed between runs; others attend to all rows."""

    layers: list[int] = field(default_factory=list)

    def select(
        self, num_prefix: int, kv_budget: float | None, facts: ModelFacts, *, recall_guard: bool = False
    ) -> SelectionPlan | None:
        plan = super().select(num_prefix, kv_budget, facts, recall_guard=recall_guard)
        if plan is None:
            return None
        rows = [plan.num_rows if layer in self.layers else num_prefix for layer in range(facts.kv.num_layers)]
        return replace(plan, layer_rows=tuple(rows))


def divergence(full: Sequence[float], approximate: Sequence[float]) -> float:
    """Kullback-Leibler, in nats, of some tokens' log-probabilities and of all others together. Not below 0."""
    rest, approximate_rest = (max(1e-9, 1.0 - math.fsum(map(math.exp, each))) for each in (full, approximate))
    terms = [math.exp(p) * (p - q) for p, q in zip(full, approximate, strict=True)]
    return max(0.0, math.fsum([*terms, rest * math.log(rest / approximate_rest)]))


def shares_of(divergences: Sequence[Sequence[float]], layers_of_set: Sequence[int]) -> list[float]:
    """Shares of a budget, a layer's each, of mean 1, from the divergences [texts][sets]. `layers_of_set`: how many."""
    sums = [math.fsum(of_set) for of_set in zip(*divergences, strict=True)]
    roots = [(each / count) ** _POWER for each, count in zip(sums, layers_of_set, strict=True)]
    if not any(roots):
        raise BenchError("no set of layers changes an answer; ask more questions, or about longer prefixes")
    by_layer = [root for root, count in zip(roots, layers_of_set, strict=True) for _ in range(count)]
    mean = statistics.fmean(by_layer)
    bounded = [max(share / mean, LEAST_SHARE) for share in by_layer]
    return [share / statistics.fmean(bounded) for share in bounded]


def _measure(settings: Settings, directory: Path | None) -> Report:
    from cluster.local_service import demo_model

    model = settings.model or demo_model(Console(stderr=True))
    tokenizer = Tokenizer(str(model))
    tokenizer.load()
    with Engine(WorkerConfig(model=str(model), threads=THREADS, preset="recompute")) as engine:
        facts = engine.facts
    tasks = list(_tasks(settings, tokenizer))
    preset = _one_set(facts)
    sets = _sets(preset, facts)
    stored_bytes = _LEAST_DISK_BYTES + 3 * facts.kv.token_bytes * max(sum(map(len, task.prefixes)) for task in tasks)
    steps = 1 + sum(task.num_steps for task in tasks)
    by_task: dict[str, list[float]] = {}
    with scratch_directory(directory, 2 * stored_bytes) as scratch, progress("bench layers", steps) as advance:
        for task in tasks:
            sizes = Sizes(disk_bytes=stored_bytes, host_bytes=_HOST_BYTES)
            with (
                known_presets(preset),
                PresetEngines(model, scratch / task.name, [preset.name], sizes, THREADS) as engines,
            ):
                by_task[task.name] = _ask(task, engines, preset, sets, settings.budget, advance)
            shutil.rmtree(scratch / task.name)
        machine = machine_facts(scratch, packages=("torch", "transformers"), dtype="float32", threads=THREADS)
    shares = [round(share, 3) for share in shares_of(list(by_task.values()), [len(each) for each in sets])]
    written = _write(model, shares, machine) if settings.write else f"not written; with --write, into {model}"
    notes = [
        f"divergence: of the next token from full attention, 1/1000 nats, mean of {settings.num_questions} questions, "
        f"with {settings.budget:.0%} of the rows in these layers and all in the others",
        "share: of a budget, as the cube root of the sum over all texts, mean 1; a half at least",
        f"shares: {written}",
        "not shown: other budgets; what several sets lose together",
    ]
    figures = {"divergence": by_task, "layer_shares": shares}
    return Report("layers", {**machine, "model": model.name}, figures, [], [_table(by_task, sets, shares)], notes)


def _tasks(settings: Settings, tokenizer: Tokenizer) -> Iterator[Task]:
    def count_tokens(text: str) -> int:
        return len(tokenizer.encode_text(text))

    for name, num_sentences in _LABELS.items():
        labels = SyntheticTask(name="labels", difficulty=num_sentences, prefix_tokens=settings.prefix_tokens)
        yield replace(tokenized(labels.compose(settings.num_questions, count_tokens), tokenizer), name=name)
    codes = SyntheticTask(name="key-value").compose(settings.num_questions, count_tokens)
    yield tokenized(codes, tokenizer)
    questions = [tuple(question) for question in other_questions(tokenizer)]
    num_documents = -(-settings.num_questions // len(questions))
    prefixes = documents(tokenizer, num_documents, settings.prefix_tokens)
    asked = product(range(num_documents), questions)
    yield Task(
        "document",
        tuple(map(tuple, prefixes)),
        tuple(Question(prefix, tokens, ((0,),), 0) for prefix, tokens in islice(asked, settings.num_questions)),
    )


def _one_set(facts: ModelFacts) -> OneSet:
    ours = preset_of(_PRESET)
    plain = {each.name: getattr(ours, each.name) for each in fields(Preset)}
    return OneSet(**{**plain, "name": f"{_PRESET}-in-one-set", "has_layer_shares": False})


def _sets(preset: Preset, facts: ModelFacts) -> list[range]:
    """The layers that get one choice together."""
    assert preset.layout is not None
    step, end = preset.layout(facts).layers_per_record, facts.kv.num_layers
    return [range(start, min(start + step, end)) for start in range(0, end, step)]


def _ask(
    task: Task, engines: PresetEngines, preset: OneSet, sets: Sequence[range], budget: float, advance: Advance
) -> list[float]:
    """The mean divergence of each set."""
    divergences: list[list[float]] = [[] for _ in sets]
    stored = set[int]()
    for question in task.questions:
        prefix = task.prefixes[question.prefix]
        if question.prefix not in stored:
            advance(f"{task.name}: storing prefix {len(stored) + 1}")
            engines.store(prefix)
            stored.add(question.prefix)
        advance(f"{task.name}: asking")
        prompt = [*prefix, *question.tokens]
        list(engines.exact.generate(prompt, keep=False, logprobs=MAX_TOP_LOGPROBS))
        reply = engines.exact.last_reply
        assert reply is not None
        tokens, full = zip(*reply.logprobs[0].top, strict=True)
        for number, layers in enumerate(sets):
            preset.layers[:] = layers
            scores = engines.engines[preset.name].score(prompt, [[token] for token in tokens], kv_budget=budget)
            divergences[number].append(divergence(full, [log_prob for (log_prob,) in scores.log_probs]))
    return [statistics.fmean(of_set) for of_set in divergences]


def _write(model: Path, shares: Sequence[float], machine: Mapping[str, Any]) -> str:
    measured = {name: machine[name] for name in ("commit", "dirty", "date", "versions")}
    try:
        return f"written to {write_layer_shares(model, shares, measured)}"
    except OSError as error:  # what took minutes to measure is told all the same
        return f"NOT written, put layer_shares of the JSON line into {LAYER_SHARES_FILE} there: {error}"


def _table(by_task: Mapping[str, Sequence[float]], sets: Sequence[range], shares: Sequence[float]) -> Table:
    table = Table("layers", *by_task, "share", title="what a budget in some layers alone changes")
    for number, layers in enumerate(sets):
        cells = [f"{1000 * of_sets[number]:.2f}" for of_sets in by_task.values()]
        table.add_row(f"{layers.start}-{layers.stop - 1}", *cells, f"{shares[layers.start]:.2f}")
    return table
