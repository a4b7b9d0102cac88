"""`runahead plan explain`: what the planner does with a request, and why."""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, ClassVar

import typer

from cluster.cli.options.amounts import budget_option
from cluster.cli.options.command_line import AsJson, bounds
from cluster.cli.options.printing import print_tables, tell, write_json
from cluster.cli.plan.options import CostFile, ModelOnMachine
from cluster.errors import StartError
from workers.plan.loss_curve import MaxLoss

if TYPE_CHECKING:
    from cluster.planning.planner import Planner
    from workers.presets.preset import Preset


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """The request to explain."""

    PANEL: ClassVar[str] = "Request"
    prompt_tokens: Annotated[int, typer.Option(help="Tokens of the prompt, stored ones included.", callback=bounds(1))]
    stored_tokens: Annotated[
        int, typer.Option(help="Tokens of the prompt that are in the store; whole chunks count.", callback=bounds(0))
    ] = 0
    kv_budget: Annotated[
        float, budget_option("--kv-budget", "Budget as in generate: 25% or 0.25, or 300tokens. 0: exact.")
    ] = 0.0
    max_loss: Annotated[
        MaxLoss | None,
        typer.Option(metavar="LOSS", help="none, small or any, as in generate: a budget by the model's loss curve."),
    ] = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Chain:
    """The workers of a service."""

    PANEL: ClassVar[str] = "Chain"
    preset: Annotated[str, typer.Option(help="Preset, as in serve.")] = "runahead"
    row_codec: Annotated[
        str, typer.Option(help="Codec of stored rows, as store.row_codec of serve: rotated-4, for example.")
    ] = ""
    keep_exact_rows: Annotated[
        bool,
        typer.Option(
            "--keep-exact-rows", help="Exact rows are stored as well, as with store.keep_exact_rows of serve."
        ),
    ] = False
    workers: Annotated[int, typer.Option(help="Number of workers.", callback=bounds(1, 64))] = 2
    tensor_parallel: Annotated[
        int, typer.Option(help="Shards of each worker, as chain.tensor_parallel of serve.", callback=bounds(1, 64))
    ] = 1
    min_tokens_per_worker: Annotated[
        int,
        typer.Option(help="Least new tokens per worker, as chain.min_tokens_per_worker of serve.", callback=bounds(1)),
    ] = 256


def explain(
    on: ModelOnMachine,
    request: Asked,
    chain: Chain,
    cost: CostFile = None,
    table: Annotated[
        Path | None, typer.Option("--table", help="Table of partitions. [default: the searched one]")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Explain the planner's choice for a request: how many workers, where it is cut, what is loaded, and why.

    Example: **runahead plan explain --model models/smollm2 --prompt-tokens 6144 --stored-tokens 4096 --workers 4**
    """
    from cluster.cli.plan.tables import explanation_as_plain, explanation_table, explanation_text
    from cluster.planning.files import planner_of
    from kvstore import Layout

    chunk, num_prompt = Layout().tokens_per_record, request.prompt_tokens
    stored = min(request.stored_tokens, num_prompt - 1) // chunk * chunk
    if request.stored_tokens > num_prompt:
        raise StartError(f"--stored-tokens {request.stored_tokens} are more than --prompt-tokens {num_prompt}")
    of_store, kv_budget, max_loss, notes = _preset(chain.preset), request.kv_budget, request.max_loss, list[str]()
    if max_loss is not None:
        if kv_budget:
            raise StartError("give --kv-budget or --max-loss, not both")
        kv_budget = _budget_of(on.model, max_loss, of_store, chain.row_codec)
        notes.append(f"max loss {max_loss}: " + (f"a kv_budget of {kv_budget:g}" if kv_budget else "an exact request"))
    if stored and not kv_budget and chain.row_codec and not chain.keep_exact_rows:
        notes.append(f"an exact request uses nothing of a store that keeps {chain.row_codec} rows alone")
        stored = 0
    attended = None
    if kv_budget and stored:
        attended = max(1, min(stored, round(stored * kv_budget if kv_budget <= 1 else kv_budget)))
    planner = planner_of(
        on.model,
        threads=on.threads,
        dtype=on.dtype,
        device=on.device,
        tensor_parallel=chain.tensor_parallel,
        cost_path=str(cost or ""),
        table_path=str(table or ""),
        min_tokens_per_worker=chain.min_tokens_per_worker,
    )
    _learn(planner, on.model, on.dtype, chain.row_codec, chain.tensor_parallel)
    if chain.tensor_parallel > 1:
        notes.append(
            f"each worker is {chain.tensor_parallel} shards: each computes, loads and hands on its part of the heads"
        )
    explained = planner.explain(stored, num_prompt, num_ranks=chain.workers, attended=attended, tokens_per_chunk=chunk)
    if as_json:
        plain = explanation_as_plain(explained, stored, attended)
        write_json({**plain, "why": [*notes, *plain["why"]]})
        return
    print_tables(explanation_table(explained))
    for line in (*notes, *explanation_text(explained, stored, attended)):
        tell(line)


def _learn(planner: "Planner", model: Path, dtype: str, row_codec: str, tensor_parallel: int) -> None:
    """Give the planner the windows of the model and the size of coded rows, as a service does."""
    from cluster.planning.cost_key import shape_of, windows_of
    from kvstore import KVShape

    planner.learn_windows(windows_of(model))
    if row_codec:
        shape = shape_of(model, tensor_parallel)
        computed = KVShape(
            num_layers=shape.num_layers, num_kv_heads=shape.num_kv_heads, head_dim=shape.head_dim, dtype=dtype
        )
        try:
            stored = replace(computed, dtype=row_codec)
        except ValueError as error:
            raise StartError(f"--row-codec: {error}") from error
        planner.learn_stored_rows(2 * computed.row_bytes, 2 * stored.row_bytes)


def _preset(name: str) -> "Preset":
    from workers.presets.registry import service_preset_of

    try:
        return service_preset_of(name)
    except ValueError as error:
        raise StartError(f"--preset: {error}") from error


def _budget_of(model: Path, max_loss: MaxLoss, preset: "Preset", row_codec: str) -> float:
    """The budget by the model's loss curve; 0 for an exact request. Raises StartError where nothing was measured."""
    from workers.errors import WorkerError
    from workers.selection.layer_shares import read_loss_curve

    try:
        curve = read_loss_curve(str(model.expanduser()))
        return preset.budget_by(curve, max_loss, row_codec) or 0.0
    except (WorkerError, ValueError) as error:
        raise StartError(str(error)) from error
