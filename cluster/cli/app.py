"""The command line. Every command imports what it needs when it runs, so that `--help` answers at once."""

import errno
import io
import os
import platform
import sys
from importlib.metadata import PackageNotFoundError, entry_points
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

from cluster import version as package_version
from cluster.cli.check import check
from cluster.cli.options.command_line import AsJson, CommandLine, bounds
from cluster.cli.options.printing import print_tables, say_error, write_json
from cluster.cli.plan.command import plan_app
from cluster.cli.requests import forget, generate, lookup, prefill, stats, trace
from cluster.cli.serve import serve
from cluster.cli.store.command import store_app
from cluster.cli.token import token_app
from cluster.cli.watch import watch
from cluster.errors import CallFailed, StartError

_SERVE, _ASK, _OPERATE = "Serve a model", "Ask a running service", "Plan and operate"

app = CommandLine(
    name="runahead",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
    help=(
        "Distributed prefill service: long prompts get their first token fast, because workers compute their new "
        "tokens as a chain and take the rest from a prefix store on disk.\n\n"
        "Try it: **runahead demo**. Serve a model: **runahead serve DIR**. Ask it: **runahead generate TEXT**."
    ),
)
app.add_typer(store_app, name="store", rich_help_panel=_OPERATE)
app.add_typer(plan_app, name="plan", rich_help_panel=_OPERATE)
app.add_typer(token_app, name="token", rich_help_panel=_OPERATE)


def _print_version(is_wanted: bool) -> None:
    if is_wanted:
        versions = {"torch": _installed("torch"), "Python": platform.python_version()}
        sys.stdout.write(f"runahead {package_version()} ({', '.join(f'{k} {v}' for k, v in versions.items())})\n")
        raise typer.Exit


def _installed(package: str) -> str:
    """Version of a package, which is not imported for it."""
    try:
        return version_of(package)
    except PackageNotFoundError:
        return "not installed"


@app.callback()
def _options_of_all(
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version and exit.")
    ] = False,
) -> None: ...


def add_installed_commands() -> None:
    """Add the commands of other packages: each `runahead.commands` entry point is a function that takes the app.

    If one cannot be imported, only its own commands are missing. If two installed distributions name the same entry
    point, as after a change of the project's name, its commands are added once.
    """
    for installed in {found.value: found for found in entry_points(group="runahead.commands")}.values():
        try:
            add = installed.load()
        except (ImportError, AttributeError) as error:
            say_error(StartError(f"no commands of {installed.value}: {error}"))
            continue
        add(app)


def main() -> None:
    """Entry point: errors for people are one line on stderr and exit status 2."""
    if sys.stdout is None:
        sys.stdout = io.StringIO()
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # for terminals that lack characters
    try:
        try:
            app()
        finally:
            sys.stdout.flush()
    except (StartError, CallFailed) as error:
        say_error(error)
        sys.exit(2)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is buffered goes nowhere
        sys.exit(1)
    except OSError as error:
        if error.errno not in (errno.ENOSPC, errno.EDQUOT):
            raise
        say_error(error)  # most likely, standard output's
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)


app.command(rich_help_panel=_SERVE)(serve)
app.command(rich_help_panel=_ASK)(generate)
app.command(rich_help_panel=_ASK)(prefill)
app.command(rich_help_panel=_ASK)(lookup)
app.command(rich_help_panel=_ASK)(stats)
app.command(rich_help_panel=_ASK)(trace)
app.command(rich_help_panel=_ASK)(watch)
app.command(rich_help_panel=_ASK)(forget)
app.command(rich_help_panel=_ASK)(check)


@app.command(rich_help_panel=_SERVE)
def demo(
    document: Annotated[
        Path | None, typer.Option("--document", "-d", help="Text file of your own to ask about.")
    ] = None,
    gemma: Annotated[
        bool, typer.Option("--gemma", help="Use Gemma-3-270m, if its packages are installed. Google's terms apply.")
    ] = False,
    workers: Annotated[int, typer.Option(help="Workers in the chain.", callback=bounds(1, 64))] = 2,
    max_new_tokens: Annotated[
        int, typer.Option("--max-new-tokens", "-n", help="Tokens per answer.", callback=bounds(1, 4096))
    ] = 32,
    as_json: Annotated[bool, typer.Option("--json", help="Print only the JSON line.")] = False,
) -> None:
    """Start a service and ask it about a real document, exactly and at a budget; restart it and ask again.

    Every token of the exact answers is checked against plain transformers. Takes about two minutes.

    Example: **runahead demo --document report.txt**
    """
    from cluster.cli.demo import run_demo

    sys.exit(run_demo(document, gemma=gemma, workers=workers, max_new_tokens=max_new_tokens, quiet=as_json))


@app.command(rich_help_panel=_OPERATE)
def doctor(
    store_dir: Annotated[str | None, typer.Option(help="Store directory to examine.")] = None,
    as_json: AsJson = False,
) -> None:
    """Examine this machine (disk, memory limits, GPU, versions) and say what to do. Exit status 1 on a problem."""
    from dataclasses import asdict

    from cluster.cli.doctor import Verdict, examine
    from cluster.config.service_config import default_store_directory

    findings = examine(store_dir or default_store_directory())
    if as_json:
        write_json([asdict(finding) for finding in findings])
    else:
        colours = {Verdict.OK: "green", Verdict.NOTE: "yellow", Verdict.PROBLEM: "red"}
        table = Table("check", "", "found", "what to do")
        for finding in findings:
            verdict = f"[{colours[finding.verdict]}]{finding.verdict}[/]"
            table.add_row(finding.check, verdict, escape(finding.found), escape(finding.advice))
        print_tables(table)
    sys.exit(1 if any(finding.verdict is Verdict.PROBLEM for finding in findings) else 0)


@app.command(rich_help_panel=_OPERATE)
def version(as_json: AsJson = False) -> None:
    """Print the versions of runahead and of the libraries that its results depend on."""
    versions = {"runahead": package_version(), "python": platform.python_version()}
    versions |= {name: _installed(name) for name in ("torch", "transformers", "ray", "grpcio")}
    if as_json:
        write_json(versions)
    else:
        sys.stdout.write("".join(f"{name} {number}\n" for name, number in versions.items()))


if __name__ == "__main__":
    main()


add_installed_commands()
