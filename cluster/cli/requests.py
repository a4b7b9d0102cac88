"""Commands that ask a running service: `runahead generate`, `prefill`, `lookup`, `stats`, `trace`, `forget`."""

import sys
from dataclasses import asdict, dataclass
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, ClassVar

import typer
from rich.markup import escape
from rich.table import Table

from cluster.cli.options.amounts import budget_option
from cluster.cli.options.command_line import UINT32_MAX, AsJson, bounds
from cluster.cli.options.connection import Service
from cluster.cli.options.printing import STDERR, print_tables, say, tell, write_json
from cluster.cli.options.prompt import Prompt
from cluster.cli.options.sampling import (
    Logprobs,
    PromptLogprobs,
    Sampling,
    as_values,
    logprobs_table,
    prompt_logprobs_table,
    prompt_values,
)
from cluster.cli.options.waiting import Waiting
from cluster.cli.request_text import as_plain, stats_lines, stored_lines
from cluster.cli.service_text import summary_lines, summary_values
from cluster.errors import CallFailed
from cluster.quantities import count_text, number_text
from cluster.requests.admission import Priority
from workers.plan.loss_curve import MaxLoss

if TYPE_CHECKING:
    from cluster.client import Client

MaxNewTokens = Annotated[
    int, typer.Option("--max-new-tokens", "-n", help="Tokens to generate.", callback=bounds(1, UINT32_MAX))
]
KvBudget = Annotated[
    float,
    budget_option(
        "--kv-budget", "Part of a stored prefix to attend to: 25% or 0.25 of it, or 300tokens. 0: all, exact."
    ),
]
MayLose = Annotated[
    MaxLoss | None,
    typer.Option(
        "--max-loss",
        help="Instead of --kv-budget: accuracy to lose: none, at most a point (small), or half of the answers (any).",
    ),
]
PriorityOption = Annotated[
    Priority,
    typer.Option("--priority", help="batch: let your interactive requests that come within a minute go first."),
]
DoNotStore = Annotated[bool, typer.Option("--do-not-store", help="Do not store the KV of this prompt.")]


@dataclass(frozen=True, slots=True, kw_only=True)
class RequestOptions:
    """Options of the commands that compute."""

    PANEL: ClassVar[str] = "Stored KV and scheduling"
    do_not_store: DoNotStore = False
    kv_budget: KvBudget = 0.0
    max_loss: MayLose = None
    priority: PriorityOption = Priority.INTERACTIVE

    def fields(self) -> dict[str, Any]:
        """Fields of PrefillRequest and GenerateRequest."""
        from protos.runahead.v1 import runahead_pb2 as pb

        max_loss = pb.MaxLoss.Value(f"MAX_LOSS_{self.max_loss.name if self.max_loss is not None else 'UNSPECIFIED'}")
        priority = pb.Priority.Value(f"PRIORITY_{self.priority.name}")
        return {**asdict(self), "max_loss": max_loss, "priority": priority}


def generate(
    prompt: Prompt,
    service: Service,
    sampling: Sampling,
    request: RequestOptions,
    max_new_tokens: MaxNewTokens = 64,
    stop: Annotated[list[str] | None, typer.Option(help="Stop before this text. May be given several times.")] = None,
    logprobs: Logprobs = None,
    as_json: AsJson = False,
) -> None:
    """Send a prompt and stream the answer. Statistics follow on stderr.

    Example: **runahead generate "Summarise this." --document report.txt --kv-budget 25%**
    """
    from cluster.client import prompt_message
    from protos.runahead.v1 import runahead_pb2 as pb

    message = pb.GenerateRequest(
        prompt=prompt_message(prompt.read()),
        max_new_tokens=max_new_tokens,
        stop=stop or [],
        sampling=sampling.message(),
        logprobs=logprobs,
        **request.fields(),
    )
    token_ids: list[int] = []
    token_logprobs: list[pb.TokenLogprobs] = []
    pieces: list[str] = []
    with service.client() as client:
        responses = client.generate(message)
        with Waiting("waiting for the first token", lambda: _computing(client), is_quiet=as_json):
            first = next(responses)
        for response in chain([first], responses):
            if response.HasField("tokens"):
                token_ids += response.tokens.token_ids
                token_logprobs += response.tokens.logprobs
                pieces.append(response.tokens.text)
                if not as_json:
                    sys.stdout.write(response.tokens.text)
                    sys.stdout.flush()
    complete = response.complete
    if as_json:
        reply: dict[str, Any] = {"text": "".join(pieces), "token_ids": token_ids, **_ending(complete)}
        write_json(reply if logprobs is None else {**reply, "logprobs": [as_values(each) for each in token_logprobs]})
        return
    sys.stdout.write("\n")
    if logprobs is not None:
        STDERR.print(logprobs_table(token_ids, token_logprobs))
    _say_stats(complete.stats, complete.request_id)


def prefill(
    prompt: Prompt,
    service: Service,
    request: RequestOptions,
    prompt_logprobs: PromptLogprobs = None,
    as_json: AsJson = False,
) -> None:
    """Compute and store the KV of a prompt, so that prompts that begin with it are answered fast.

    Example: **runahead prefill --document report.txt "What is this about?"**
    """
    from cluster.client import prompt_message
    from protos.runahead.v1 import runahead_pb2 as pb

    message = pb.PrefillRequest(
        prompt=prompt_message(prompt.read()), prompt_logprobs=prompt_logprobs, **request.fields()
    )
    with (
        service.client() as client,
        Waiting("waiting for the prefill", lambda: _computing(client), is_quiet=as_json),
    ):
        response = client.prefill(message)
    if as_json:
        reply = {"request_id": response.request_id, "first_token_id": response.first_token_id}
        told = {} if prompt_logprobs is None else {"prompt_logprobs": prompt_values(response.prompt_logprobs)}
        write_json({**reply, **told, "stats": as_plain(response.stats)})
    else:
        if prompt_logprobs is not None:
            STDERR.print(prompt_logprobs_table(response.prompt_logprobs))
        _say_stats(response.stats, response.request_id)


def lookup(
    prompt: Prompt,
    service: Service,
    lease_s: Annotated[
        float,
        typer.Option(
            help="Also make a handle to the stored KV, for this many seconds. 0: no handle.", callback=bounds(0)
        ),
    ] = 0.0,
    provenance: Annotated[
        str,
        typer.Option(help="Look for KV that another engine wrote, as foreign:vllm-0.32. Empty: KV that may be reused."),
    ] = "",
    as_json: AsJson = False,
) -> None:
    """Say how much of a prompt is stored. Nothing is computed.

    Example: **runahead lookup --document report.txt "What is this about?"**
    """
    text = prompt.read()
    with service.client() as client:
        stored = client.lookup(text, lease_s=lease_s, provenance=provenance)
    if as_json:
        write_json(asdict(stored))
    else:
        for line in stored_lines(stored):
            say(line)


def stats(
    service: Service,
    everything: Annotated[bool, typer.Option("--all", help="Show all counters, as the service has them.")] = False,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print one JSON object: the summary, and all counters.")
    ] = False,
) -> None:
    """Summarise a running service: requests, errors, hit rate, time to first token (TTFT), room of its store.

    The figures are of all callers, since the service started.

    Examples: **runahead stats**, **runahead stats --json | jq .summary.hit_rate**
    """
    with service.client() as client:
        response = client.stats()
    counters = as_plain(response)
    if as_json:
        write_json({"summary": summary_values(response), **counters})
        return
    if not everything:
        for line in summary_lines(response):
            tell(line)
        return
    nodes = counters.pop("nodes")
    if len(nodes) > 1:
        counters |= {f"store of node {node['name']}": node["store"] for node in nodes}
    for section, values in counters.items():
        table = Table(title=escape(section), show_header=False)
        for name, value in values.items():
            table.add_row(name, escape(number_text(value)))
        print_tables(table)


def trace(
    request_id: Annotated[str, typer.Argument(help="Id of the request; generate and prefill print it.")],
    service: Service,
    out: Annotated[Path, typer.Option(help="Directory for the files.")] = Path(),
    as_json: AsJson = False,
) -> None:
    """Write the timeline of a finished request: Chrome-trace JSON (for Perfetto), and a picture as SVG and PNG.

    Example: **runahead trace db49f78b28c04b4caf5cc505763e6136 --out traces**
    """
    from cluster.cli.trace.files import write_trace

    with service.client() as client:
        found = client.trace(request_id)
    files = {kind: str(file) for kind, file in write_trace(found, out).items()}
    if as_json:
        reply = {"request_id": request_id, "status": found.status, "end_s": found.end_s, "files": files}
        write_json(reply)
    else:
        say("\n".join(files.values()))


def forget(
    service: Service,
    yes: Annotated[bool, typer.Option("--yes", "-y", help="Do not ask for confirmation.")] = False,
    as_json: AsJson = False,
) -> None:
    """Delete all KV that the service stores for you, the principal of your token or certificate."""
    if not yes:
        typer.confirm("Delete all stored KV of this principal?", abort=True, err=True)
    with service.client() as client:
        num_extents = client.delete_data()
    if as_json:
        write_json({"extents": num_extents})
    else:
        say(f"{count_text(num_extents, 'extent')} deleted")


def _computing(client: "Client") -> str:
    """The prompt tokens that the service computes, of all requests; "" where it does not answer."""
    try:
        load = client.stats().service
    except (CallFailed, ValueError):  # the latter of a client that is closed by now
        return ""
    queued = f", {load.queued_tokens:,} wait" if load.queued_tokens else ""
    return f"the service computes {load.computing_tokens:,} prompt tokens{queued}"


def _ending(complete: Any) -> dict[str, Any]:
    """The last message of a generation, for the JSON line."""
    from protos.runahead.v1 import runahead_pb2 as pb

    reason = pb.FinishReason.Name(complete.finish_reason).removeprefix("FINISH_REASON_").lower()
    return {"finish_reason": reason, "request_id": complete.request_id, "stats": as_plain(complete.stats)}


def _say_stats(stats: Any, request_id: str) -> None:
    for line in stats_lines(stats):
        say(line)
    say(f"request {request_id}")
