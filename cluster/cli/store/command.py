"""`runahead store ...`: look into a store directory, check it, make room in it.

A directory that is not in use is opened in this process. One that a service uses is asked over the service's socket:
the same tools (`kvstore/maintenance/tools.py`) run there, in short steps, between requests.
"""

import contextlib
import json
import sys
import tempfile
import time
from pathlib import Path
from typing import Annotated, Any

import typer

from cluster.cli.options.command_line import AsJson, CommandLine, bounds
from cluster.cli.options.printing import print_tables, tell, write_json
from cluster.cli.options.texts import text_of_file, text_of_stdin
from cluster.cli.store.access import STEP_TIMEOUT_S, checker, errors_for_people, existing, opened
from cluster.cli.store.progress import progress
from cluster.cli.store.steps import CheckTotal, scrubbed, steps
from cluster.cli.store.tables import faults_table, listing_table, match_table, summary, usage_notes, usage_table
from cluster.errors import StartError
from cluster.quantities import count_text, parsed_duration, parsed_size, size_text

store_app = CommandLine(
    no_args_is_help=True,
    rich_markup_mode="markdown",
    help=(
        "Look into a store directory, check it, make room in it.\n\n"
        "Works on a directory that is not in use and on that of a running service (same user, same node). Nothing is "
        "locked once a command ends, Ctrl-C included.\n\n"
        "Exit status: 0 all is well, 1 damage was found, 2 the command could not run.\n\n"
        "Examples: **runahead store du**, **runahead store ls --sort hits**, **runahead store verify --json**, "
        "**runahead store evict --older-than 7d**"
    ),
)

StoreDirectory = Annotated[
    Path | None,
    typer.Option(
        "--store-dir", envvar="RUNAHEAD_STORE__DIRECTORY", help="Store directory. [default: ~/.cache/runahead/store]"
    ),
]
AfterExtent = Annotated[
    int, typer.Option(help="Continue after this extent, where an earlier run stopped.", callback=bounds(0))
]

#: Time for a pass of reordering, which copies the whole store at the background rate.
_REORDER_TIMEOUT_S = 7 * 86_400.0


@store_app.command()
def ls(
    store_dir: StoreDirectory = None,
    sort: Annotated[str, typer.Option(help="Order of the rows: size, hits, used (latest first) or start.")] = "size",
    limit: Annotated[int, typer.Option("--limit", "-n", help="Rows to show; 0 for all.", callback=bounds(0))] = 50,
    extents: Annotated[bool, typer.Option("--extents", help="One row per extent, not per prefix.")] = False,
    as_json: AsJson = False,
) -> None:
    """List the stored prefixes: one row for each stretch of tokens, up to where stored prompts differ.

    Examples: **runahead store ls --sort used -n 10**, **runahead store ls --extents --json**
    """
    with opened(store_dir) as ask:
        listing = ask({"tool": "ls", "sort": sort, "limit": limit, "by_extent": extents}, STEP_TIMEOUT_S)
    if as_json:
        write_json(listing)
        return
    if not listing["rows"]:
        tell("nothing is stored")
        return
    print_tables(listing_table(listing, by_extent=extents, now_s=time.time()))
    if (shown_rows := len(listing["rows"])) < listing["total"]:
        tell(f"{shown_rows} of {listing['total']:,}; --limit 0 shows all")


@store_app.command()
def du(store_dir: StoreDirectory = None, as_json: AsJson = False) -> None:
    """Show the use of the disk: tenants, catalog, quarantine, free room, and what the file system counts.

    Example: **runahead store du --json | jq .physical_bytes**
    """
    with opened(store_dir) as ask:
        usage = ask({"tool": "du"}, STEP_TIMEOUT_S)
    if as_json:
        write_json(usage)
        return
    print_tables(usage_table(usage))
    for note in usage_notes(usage):
        tell(note)


@store_app.command()
def verify(
    store_dir: StoreDirectory = None,
    fast: Annotated[
        bool, typer.Option("--fast", help="Read headers only: finds misplaced records, not flipped bytes.")
    ] = (False),
    as_json: AsJson = False,
) -> None:
    """Check the catalog and every record; changes nothing. Exit status 1 if something is damaged.

    Reads the whole store; other reads go first. `scrub` takes damaged extents out of service.

    Examples: **runahead store verify**, **runahead store verify --fast --json**
    """
    directory = existing(store_dir)
    with contextlib.ExitStack() as stack, errors_for_people(directory):
        look, step = checker(stack, directory, fast)
        catalog = look()
        total = CheckTotal(catalog["faults"])
        with progress(as_json, "verify", catalog["bytes_to_read"]) as advance:
            for report in steps(step, 0):
                total.add(report)
                advance(report["bytes_read"])
    result = total.as_dict()
    if as_json:
        write_json(result)
    else:
        _print_faults(result["faults"])
        tell(summary(result))
    sys.exit(0 if result["is_clean"] else 1)


@store_app.command()
def scrub(
    store_dir: StoreDirectory = None,
    bytes_per_s: Annotated[
        str | None,
        typer.Option(
            metavar="SIZE", help="Bytes to read a second, as 64M. [default: the store's background_bytes_per_s]"
        ),
    ] = None,
    after_extent: AfterExtent = 0,
    clear_quarantine: Annotated[
        bool, typer.Option("--clear-quarantine", help="Only free the room of quarantined extents.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Check every record at a gentle rate and take damaged extents out of service. Exit status 1 if there are any.

    A damaged extent goes into quarantine: it is not served, and its bytes stay for inspection until
    `--clear-quarantine`. Extents that continue it are deleted. After Ctrl-C, `--after-extent` continues the scrub.

    Examples: **runahead store scrub --bytes-per-s 200M**, **runahead store scrub --clear-quarantine**
    """
    rate = parsed_size(bytes_per_s, "--bytes-per-s") if bytes_per_s is not None else None
    if rate is not None and rate < 1:
        raise StartError("--bytes-per-s must be at least 1")
    with opened(store_dir) as ask:
        if clear_quarantine:
            cleared = ask({"tool": "clear_quarantine"}, STEP_TIMEOUT_S)
            _tell(
                cleared,
                as_json,
                f"freed {size_text(cleared['freed_bytes'])} of {count_text(cleared['extents'], 'extent')}",
            )
            return
        rate = rate or ask({"tool": "scrub_rate"}, STEP_TIMEOUT_S)["bytes_per_s"]
        result = scrubbed(ask, rate, after_extent, as_json)
    if as_json:
        write_json(result)
    else:
        _print_faults(result["faults"])
        for bad in result["quarantined"]:
            deleted, freed = count_text(bad["deleted_extents"], "extent"), size_text(bad["deleted_bytes"])
            size = size_text(bad["disk_bytes"])
            tell(f"extent {bad['extent']}: {size} quarantined, {deleted} after it deleted ({freed} freed)")
        tell(summary(result))
        if not result["is_done"]:
            tell(f"stopped; go on with: runahead store scrub --after-extent {result['after_extent']}")
    if not result["is_done"]:
        sys.exit(130)
    sys.exit(0 if result["is_clean"] else 1)


@store_app.command()
def explain(
    tokens: Annotated[
        str, typer.Option("--tokens", "-t", help="File with a JSON list of token ids; - reads standard input.")
    ],
    tenant: Annotated[str, typer.Option(help="Owner of the prompt; empty where there are no tenants.")] = "",
    model: Annotated[
        Path | None,
        typer.Option(
            "--model", "-m", help="Directory of the model, whose layers may have windows: these load fewer bytes."
        ),
    ] = None,
    store_dir: StoreDirectory = None,
    as_json: AsJson = False,
) -> None:
    """Explain what a prompt would get from the store now, from which tier, and why not more.

    A layer with a window (Gemma 3, Mistral) loads only the rows in it. The store knows no windows: give --model.

    Example: **echo '[1, 2, 3]' | runahead store explain --tokens -**
    """
    token_ids = _token_ids(tokens)
    windows: tuple[int | None, ...] = ()
    if model is not None:
        from cluster.planning.cost_key import windows_of

        windows = windows_of(model)
    with contextlib.ExitStack() as stack:
        ask = stack.enter_context(opened(store_dir))
        # A message of the channel does not hold a long prompt.
        file = stack.enter_context(tempfile.NamedTemporaryFile("w", suffix=".json"))
        json.dump(token_ids, file)
        file.flush()
        command = {"tool": "explain", "tokens_file": file.name, "tenant": tenant}
        found = ask({**command, "windows": windows} if windows else command, STEP_TIMEOUT_S)
    if as_json:
        write_json(found)
        return
    if found["extents"]:
        print_tables(match_table(found))
    rows = "what layers see of them" if any(windows) else "all of them"
    tell(
        f"{found['served_tokens']:,} of {found['tokens']:,} tokens come from the store; to load {rows}: "
        f"{size_text(found['load_bytes'])}, {size_text(found['load_bytes_from_disk'])} of it from disk"
    )
    tell(f"why not more: {found['explanation']}")


@store_app.command()
def evict(
    size: Annotated[str | None, typer.Option("--bytes", metavar="SIZE", help="Bytes to free, as 500M or 2G.")] = None,
    everything: Annotated[bool, typer.Option("--all", help="Everything that is not being read now.")] = False,
    older_than: Annotated[
        str | None,
        typer.Option(metavar="TIME", help="Only extents that were not used for this long, as 90s, 30m, 12h or 7d."),
    ] = None,
    store_dir: StoreDirectory = None,
    as_json: AsJson = False,
) -> None:
    """Free room on disk, the least valuable extents first. Extents that a request reads now stay.

    Examples: **runahead store evict --bytes 2G**, **runahead store evict --older-than 7d**
    """
    if everything and size is not None:
        raise StartError("--all and --bytes exclude each other")
    if not everything and size is None and older_than is None:
        raise StartError("say what to evict: --bytes SIZE, --older-than DURATION or --all")
    command: dict[str, Any] = {"tool": "evict"}
    if size is not None:
        command["size_bytes"] = parsed_size(size, "--bytes")
    if older_than is not None:
        command["older_than_s"] = parsed_duration(older_than)
    with opened(store_dir) as ask:
        freed = ask(command, STEP_TIMEOUT_S)
    left = size_text(freed["left_bytes"])
    line = f"freed {size_text(freed['freed_bytes'])}: {count_text(freed['freed_extents'], 'extent')}; left: {left}"
    if freed["in_use_extents"]:
        line += f", {count_text(freed['in_use_extents'], 'extent')} of it in use"
    _tell(freed, as_json, line)


@store_app.command()
def delete(
    tenant: Annotated[str, typer.Option(help="Owner of the KV to delete; '' for KV without a tenant.")],
    yes: Annotated[bool, typer.Option("--yes", "-y", help="Do not ask for confirmation.")] = False,
    store_dir: StoreDirectory = None,
    as_json: AsJson = False,
) -> None:
    """Delete all stored KV of a tenant, quarantine included. Only computing it again brings it back.

    Example: **runahead store delete --tenant acme --yes**
    """
    with opened(store_dir) as ask:
        if not yes:
            counts = ask({"tool": "du"}, STEP_TIMEOUT_S)["tenants"].get(tenant, {})
            size = f"{size_text(counts.get('disk_bytes', 0))} in {count_text(counts.get('extents', 0), 'extent')}"
            if not typer.confirm(f"Delete {size} of tenant {tenant!r}?", err=True):
                raise StartError("nothing was deleted")
        deleted = ask({"tool": "delete", "tenant": tenant}, STEP_TIMEOUT_S)
    line = f"deleted {size_text(deleted['deleted_bytes'])}: {count_text(deleted['deleted_extents'], 'extent')}"
    if deleted["in_use_bytes"]:
        line += f"; {size_text(deleted['in_use_bytes'])} of it is freed when the requests that read it end"
    _tell(deleted, as_json, line)


@store_app.command()
def reorder(store_dir: StoreDirectory = None, as_json: AsJson = False) -> None:
    """Reorder and compact the store now, at the background rate. Reads go on meanwhile.

    Ctrl-C ends the wait; a running service finishes its pass.

    Example: **runahead store reorder --json**
    """
    with opened(store_dir, while_reordering=True) as ask:
        report = ask({"tool": "reorder"}, _REORDER_TIMEOUT_S)
    _tell(report, as_json, ", ".join(f"{name.replace('_', ' ')} {value:,}" for name, value in report.items()))


# -- reading and printing ----------------------------------------------------------------------------------------------


def _token_ids(source: str) -> list[int]:
    text = text_of_stdin() if source == "-" else text_of_file("token ids", Path(source))
    try:
        token_ids = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise StartError(f"token ids {source} cannot be read: {error}") from None
    if not isinstance(token_ids, list) or not all(type(token) is int and 0 <= token < 2**32 for token in token_ids):
        raise StartError(f"{source} does not hold a JSON list of token ids, as [1, 2, 3]")
    return token_ids


def _print_faults(faults: list[dict[str, Any]]) -> None:
    if faults:
        print_tables(faults_table(faults))


def _tell(result: dict[str, Any], as_json: bool, line: str) -> None:
    if as_json:
        write_json(result)
    else:
        tell(line)
