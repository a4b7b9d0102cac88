"""Options of `runahead generate` for the choice of tokens, and tables of log-probabilities."""

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Annotated, Any, ClassVar

import typer
from rich.table import Table
from rich.text import Text

from cluster.cli.options.command_line import UINT32_MAX, UINT64_MAX, bounds

if TYPE_CHECKING:
    from protos.runahead.v1 import runahead_pb2 as pb

# Bounds are those of the messages' fields; the service checks the rest.

Temperature = Annotated[
    float,
    typer.Option(
        help="Draw tokens, from logits divided by this number: below 1, likely tokens are preferred. 0: take the best."
    ),
]
TopK = Annotated[
    int,
    typer.Option(
        "--top-k",
        help="With --temperature: draw among this many best tokens. 0: all.",
        callback=bounds(0, UINT32_MAX),
    ),
]
TopP = Annotated[
    float | None,
    typer.Option(
        "--top-p", help="With --temperature: draw among the fewest best tokens whose probabilities sum to this number."
    ),
]
MinP = Annotated[
    float,
    typer.Option("--min-p", help="With --temperature: draw among tokens at least this share as probable as the best."),
]
RepetitionPenalty = Annotated[
    float | None,
    typer.Option(help="Above 1: make tokens of prompt and answer less likely, also at temperature 0."),
]
Seed = Annotated[
    int | None,
    typer.Option(
        help="With --temperature: draw the same tokens again for the same request.", callback=bounds(0, UINT64_MAX)
    ),
]
Logprobs = Annotated[
    int | None,
    typer.Option(
        help="Show each token's log-probability and those of this many best tokens, up to 20, in a table on stderr.",
        callback=bounds(0, UINT32_MAX),
    ),
]
PromptLogprobs = Annotated[
    int | None,
    typer.Option(
        help="Show the log-probability of each prompt token and those of this many best tokens, up to 20.",
        callback=bounds(0, UINT32_MAX),
    ),
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Sampling:
    """Options for the choice of tokens; the service checks their values."""

    PANEL: ClassVar[str] = "Choice of tokens"
    temperature: Temperature = 0.0
    top_k: TopK = 0
    top_p: TopP = None
    min_p: MinP = 0.0
    repetition_penalty: RepetitionPenalty = None
    seed: Seed = None

    def message(self) -> "pb.Sampling":
        from protos.runahead.v1 import runahead_pb2 as pb

        return pb.Sampling(**asdict(self))


def as_values(each: "pb.TokenLogprobs") -> dict[str, Any]:
    top = [{"token_id": best.token_id, "text": best.text, "logprob": best.logprob} for best in each.top]
    return {"text": each.text, "logprob": each.logprob, "top": top}


def prompt_values(logprobs: "pb.PromptLogprobs") -> list[dict[str, Any]]:
    """Values for the JSON line, one entry per token; the first token has no log-probability."""
    from cluster.client import PromptLogprobs as Values

    values = Values.of(logprobs)
    places = zip(values.token_ids, (None, *values.logprobs), ((), *values.top), strict=True)
    return [
        {
            "token_id": token_id,
            "logprob": logprob,
            "top": [{"token_id": best, "logprob": its_logprob} for best, its_logprob in top],
        }
        for token_id, logprob, top in places
    ]


def prompt_logprobs_table(logprobs: "pb.PromptLogprobs") -> Table:
    """One line per prompt token: id, log-probability, and the best tokens at its place."""
    table = Table("id", "logprob", "best tokens there: id, logprob")
    for column in table.columns[:2]:
        column.justify = "right"
    for each in prompt_values(logprobs):
        best = ", ".join(f"{one['token_id']} {one['logprob']:.3f}" for one in each["top"])
        table.add_row(str(each["token_id"]), "" if each["logprob"] is None else f"{each['logprob']:.3f}", Text(best))
    return table


def logprobs_table(token_ids: list[int], logprobs: "list[pb.TokenLogprobs]") -> Table:
    """One line per token: text, id, log-probability, and the best tokens at its place."""
    table = Table("token", "id", "logprob", "best tokens there: text, id, logprob")
    for column in table.columns[1:3]:
        column.justify = "right"
    for token_id, each in zip(token_ids, logprobs, strict=True):
        best = ", ".join(f"{one.text!r} {one.token_id} {one.logprob:.3f}" for one in each.top)
        table.add_row(Text(repr(each.text)), str(token_id), f"{each.logprob:.3f}", Text(best))
    return table
