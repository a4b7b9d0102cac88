"""`runahead bench layers`: losses of layers and heads without the whole prefix, and the shares that follow from them.

Questions are asked after exact prefixes. For each KV head, the bench estimates how far the distribution of the next
token would move if only this head attended to a part of the rows (`benchmarks/layers/head_losses.py`). That loss falls
with about the square of the budget, so the sum over all heads is least if shares follow the cube roots of the losses
(`docs/decisions/0023`, `0025`). Sets of layers with one choice of chunks have shares by the joint loss of their heads.
In a model with sliding windows, each layer without a window has a share of its own, and KV heads have none.

Then engines with these shares answer questions: the loss of an answer at each budget and width of rows
(`benchmarks/layers/answer_losses.py`) is the loss curve, which turns a request's `max_loss` into a budget.

The texts are the project's own: words and texts with labels, codes to look up, a document with questions. Losses are
added over all texts, so the text with the largest losses counts most. `--write` puts shares and curve into the model's
directory, where every worker finds them.
"""

import math
import statistics
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice, product
from pathlib import Path
from typing import Any

import torch
from rich.table import Table

from benchmarks.accuracy.bench import check_lengths
from benchmarks.fixtures.measured_model import model_directory, stored_token_bytes
from benchmarks.fixtures.prompts import documents, other_questions
from benchmarks.fixtures.synthetic_tasks import SyntheticTask
from benchmarks.fixtures.tasks import Question, Task, tokenized
from benchmarks.layers import answer_losses
from benchmarks.layers.head_losses import ExactPrefix, HeadLosses
from benchmarks.layers.time_budget import TimeBudget
from benchmarks.report.report import (
    Advance,
    BenchError,
    Report,
    bench_command,
    machine_facts,
    progress,
    scratch_directory,
)
from workers.model.stock_model import Model, load_model, read_config, windows_of
from workers.plan.loss_curve import LEAST_QUESTIONS, LossCurve
from workers.selection.layer_shares import (
    LAYER_SHARES_FILE,
    MeasuredShares,
    retrieval_heads,
    write_layer_shares,
)
from workers.selection.sizes import LOOKAHEAD_LAYERS
from workers.text.tokenization import Tokenizer

THREADS = 2
#: A loss falls with the square of the budget, 1 / b ** 2.
_POWER = 1 / 3
#: Smallest share of a layer or head: a few texts do not prove that it matters for no text.
LEAST_SHARE = 0.5
#: Sentences of the text around each word, by labels task.
_LABELS = {"words": 0, "texts": 1}


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Parameters of the bench."""

    #: Model directory; None for the demo's model.
    model: Path | None = None
    budget: float = 0.25
    #: Number of questions of each kind of text.
    num_questions: int = 24
    prefix_tokens: int = 3072
    #: Time for the bench, in minutes: asks as many questions as fit; None for all.
    minutes: float | None = None
    #: Whether to write shares and curve into the model's directory.
    write: bool = False


@dataclass(frozen=True, slots=True)
class TaskLosses:
    """Mean losses over the `num_questions` asked questions of one task, in nats."""

    num_questions: int

    #: By set of layers: [sets].
    of_sets: list[float]
    #: By layer and KV head: [layers][KV heads].
    of_heads: list[list[float]]


def shares_of(losses: Sequence[Sequence[float]], sizes: Sequence[int]) -> list[float]:
    """Shares of a budget, with mean 1, from the losses [texts][groups]. All members of a group have equal shares.

    `sizes`: members of each group. Raises BenchError if all losses are 0.
    """
    sums = [math.fsum(of_group) for of_group in zip(*losses, strict=True)]
    roots = [(each / size) ** _POWER for each, size in zip(sums, sizes, strict=True)]
    if not any(roots):
        raise BenchError("no part of a prefix changes an answer; use more --questions or more --prefix-tokens")
    by_member = [root for root, size in zip(roots, sizes, strict=True) for _ in range(size)]
    mean = statistics.fmean(by_member)
    bounded = [max(share / mean, LEAST_SHARE) for share in by_member]
    return [share / statistics.fmean(bounded) for share in bounded]


def shares_of_model(by_task: Mapping[str, TaskLosses], sets: Sequence[range]) -> MeasuredShares:
    """Shares of all layers (equal within a set) and of all KV heads.

    Layers with a window are in no set; their share of 1 is never read. Heads of such a model have no shares.
    """
    of_sets = shares_of([task.of_sets for task in by_task.values()], [len(layers) for layers in sets])
    members = [layer for layers in sets for layer in layers]
    of_layers = [1.0] * len(next(iter(by_task.values())).of_heads)
    for layer, share in zip(members, of_sets, strict=True):
        of_layers[layer] = round(share, 3)
    if len(members) < len(of_layers):
        return MeasuredShares(tuple(of_layers), None)
    num_heads = len(next(iter(by_task.values())).of_heads[0])
    flat = [[loss for of_layer in task.of_heads for loss in of_layer] for task in by_task.values()]
    of_heads = [round(share, 3) for share in shares_of(flat, [1] * len(flat[0]))]
    by_layer = [tuple(of_heads[start : start + num_heads]) for start in range(0, len(of_heads), num_heads)]
    return MeasuredShares(tuple(of_layers), tuple(by_layer))


def _measure(settings: Settings, scratch_parent: Path | None) -> Report:
    directory = model_directory(settings.model)
    sets = _sets_of(str(directory))
    tokenizer = Tokenizer(str(directory))
    tokenizer.load()
    torch.set_num_threads(THREADS)
    model = load_model(str(directory), "float32")
    tasks = list(_tasks(settings, tokenizer))
    for task in tasks:
        check_lengths(task, model.facts)
    by_task: dict[str, TaskLosses] = {}
    stored_bytes = max(task.stored_bytes(stored_token_bytes(directory)) for task in tasks)
    needed_bytes = (1 + len(answer_losses.PRESETS)) * stored_bytes
    time_budget = TimeBudget(settings.minutes, 2 * len(tasks))
    with (
        scratch_directory(scratch_parent, needed_bytes) as scratch,
        progress("bench layers", 1 + 2 * sum(task.num_steps for task in tasks)) as advance,
    ):
        for task in tasks:
            by_task[task.name] = _ask(task, model, sets, settings.budget, advance, time_budget)
        shares = shares_of_model(by_task, sets)
        model.facts = replace(model.facts, layer_shares=shares.layers, head_shares=shares.heads)
        losses = answer_losses.measure(tasks, model, directory, scratch, THREADS, advance, time_budget)
    curve = answer_losses.curve_of(losses, model.facts.fingerprint)
    machine = machine_facts(directory, packages=("torch", "transformers"), dtype="float32", threads=THREADS)
    written = (
        _write(directory, shares, curve, machine) if settings.write else f"not written; with --write, into {directory}"
    )
    notes = [
        "loss: divergence of the next token from full attention, in 1/1000 nats, to second order, mean of "
        f"{_counts(by_task)} questions, with {settings.budget:.0%} of the rows in these layers and all rows elsewhere",
        "share: of a budget, as the cube root of the summed loss over all texts, with mean 1 and at least a half",
        f"retrieval heads: {_named(shares)}",
        "loss of answers: divergence of the next token from an exact request's, by kind of text; agreement: share of "
        f"{curve.num_questions} next tokens that stay equal; max_loss: the point that such a request gets, or "
        "else it is exact",
        f"shares and curve: {written}",
        "not shown: joint losses of several sets at other budgets; answers beyond the first token",
    ]
    if curve.num_questions < LEAST_QUESTIONS:
        notes.append(f"max_loss small needs {LEAST_QUESTIONS} questions: requests with it are refused under this curve")
    figures = {
        "losses": {name: task.of_sets for name, task in by_task.items()},
        "head_losses": {name: task.of_heads for name, task in by_task.items()},
        "layer_shares": shares.layers,
        "head_shares": shares.heads,
        "loss_curve": curve.as_plain(),
    }
    tables = [_table(by_task, sets, shares), answer_losses.losses_table(losses, curve)]
    return Report("layers", {**machine, "model": directory.name}, figures, [], tables, notes)


run = bench_command(_measure)


def _sets_of(directory: str) -> list[range]:
    """Sets of layers that choose together, found without loading weights. Raises BenchError if no layer chooses."""
    if read_config(directory).model_type == "falcon":
        raise BenchError("Falcon's attention takes no budget: there is nothing to measure; use another model")
    windows = windows_of(directory)
    if not any(windows):
        starts = range(0, len(windows), LOOKAHEAD_LAYERS)
        return [range(start, min(start + LOOKAHEAD_LAYERS, len(windows))) for start in starts]
    sets = [range(layer, layer + 1) for layer, window in enumerate(windows) if window is None]
    if not sets:
        raise BenchError("every layer has a window and takes no budget: there is nothing to measure; use another model")
    return sets


def _counts(by_task: Mapping[str, TaskLosses]) -> str:
    counts = [task.num_questions for task in by_task.values()]
    return str(max(counts)) if min(counts) == max(counts) else f"{min(counts)} to {max(counts)}"


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


def _ask(
    task: Task, model: Model, sets: Sequence[range], budget: float, advance: Advance, time_budget: TimeBudget
) -> TaskLosses:
    losses, layers_per_set = list[HeadLosses](), max(map(len, sets))
    prefix: ExactPrefix | None = None
    number = -1
    for question in time_budget.part(task.questions):
        token_ids = task.prefixes[question.prefix]
        if prefix is None or question.prefix != number:
            advance(f"{task.name}: computing prefix {question.prefix + 1}")
            prefix, number = ExactPrefix(model, token_ids), question.prefix
        advance(f"{task.name}: asking")
        following = [*token_ids[prefix.num_tokens :], *question.tokens]
        losses.append(prefix.losses(following, round(budget * prefix.num_tokens), layers_per_set))
    return TaskLosses(
        len(losses),
        torch.stack([each.of_sets(sets) for each in losses]).mean(0).tolist(),
        torch.stack([each.of_heads() for each in losses]).mean(0).tolist(),
    )


def _write(model: Path, shares: MeasuredShares, curve: LossCurve, machine: Mapping[str, Any]) -> str:
    measured = {name: machine[name] for name in ("commit", "dirty", "date", "versions")}
    try:
        return f"written to {write_layer_shares(model, shares, measured, curve)}"
    except OSError as error:  # the figures took minutes, so the report still shows them
        keys = "layer_shares, head_shares and loss_curve"
        return f"NOT written, put {keys} of the JSON line into {LAYER_SHARES_FILE} there: {error}"


def _named(shares: MeasuredShares) -> str:
    """Layer.head and share of each retrieval head."""
    heads = shares.heads
    if heads is None:
        return "none in a model with windows"
    named = [f"{layer}.{head} ({heads[layer][head]:.1f})" for layer, head in retrieval_heads(heads)]
    return ", ".join(named) or "none"


def _table(by_task: Mapping[str, TaskLosses], sets: Sequence[range], shares: MeasuredShares) -> Table:
    table = Table(
        "layers",
        *by_task,
        "share",
        "head shares",
        title="losses under a budget in one set of layers, by kind of text, in 1/1000 nats",
    )
    for number, layers in enumerate(sets):
        cells = [f"{1000 * task.of_sets[number]:.2f}" for task in by_task.values()]
        of_heads = [share for layer in layers for share in shares.heads[layer]] if shares.heads else []
        spread = f"{min(of_heads):.1f} to {max(of_heads):.1f}" if of_heads else "-"
        name = str(layers.start) if len(layers) == 1 else f"{layers.start}-{layers.stop - 1}"
        table.add_row(name, *cells, f"{shares.layers[layers.start]:.2f}", spread)
    return table
