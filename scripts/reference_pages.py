"""Write the reference pages that are generated from the code, or say which of them are out of date (--check).

docs/settings.md       sections, names, defaults and comments of the service's settings (cluster/config)
docs/command-line.md   commands, arguments, options and help texts (cluster/cli, benchmarks/cli.py)
docs/metrics.md        its tables: names, types, labels and help texts (cluster/observe)
"""

import argparse
import ast
import dataclasses
import inspect
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_type_hints

import typer
from prometheus_client import generate_latest
from prometheus_client.metrics_core import Metric
from prometheus_client.parser import text_string_to_metric_families

from cluster.cli.app import app
from cluster.config.service_config import ServiceConfig
from cluster.observe.metrics import ServiceMetrics, ServiceState
from cluster.observe.metrics_server import MetricsServer
from cluster.quantities import size_text
from kvstore import StoreCounters, StoreStats
from protos.runahead.v1 import runahead_pb2 as pb

DOCS = Path(__file__).resolve().parents[1] / "docs"
_WRITTEN_BY = "<!-- Written by `make docs` from the code; edit the code. -->"
_SETTINGS = f"""# Settings

{_WRITTEN_BY}

Find a setting of `runahead serve`, its default and what it does. A setting comes from a flag, else from a variable
(`RUNAHEAD_STORE__DISK_BYTES=500M`), else from the TOML file of `--config` (`[store]`, `disk_bytes = "500M"`). Sizes
take units of 1024 (`10G`), shares percent (`25%`). `runahead serve --print-config` prints all of them as such a file.
"""
_COMMANDS = f"""# Command line

{_WRITTEN_BY}

Find a command and its options. `--help` prints the same. How commands work together: [usage.md](usage.md).
"""
#: Settings that the service sets itself.
_OWN = {("worker", "shard")}
_METRICS = re.compile(r"(?<=<!-- metrics -->\n).*?(?=<!-- end of metrics -->)", re.DOTALL)
#: Default that the configuration decides, as help texts end with it.
_DEFAULT_IN_HELP = re.compile(r"\s*\\?\[default: (.*)\]$")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; exit status 1 if something would change")
    only_checks = parser.parse_args().check
    stale = {path: text for path, text in renewed().items() if not path.exists() or path.read_text() != text}
    for path, text in stale.items():
        if only_checks:
            print(f"{path.relative_to(DOCS.parent)} is out of date: make docs")
        else:
            path.write_text(text)
    sys.exit(1 if stale and only_checks else 0)


def renewed() -> dict[Path, str]:
    """Up-to-date content of the pages."""
    metrics, tables = DOCS / "metrics.md", "".join(_metrics())
    return {
        metrics: _METRICS.sub(lambda _: tables, metrics.read_text()),
        DOCS / "settings.md": _SETTINGS + "".join(_sections()),
        DOCS / "command-line.md": _COMMANDS + "".join(_command_line()),
    }


def _sections() -> Iterator[str]:
    hints = get_type_hints(ServiceConfig)
    for section in dataclasses.fields(ServiceConfig):
        owner = hints[section.name]
        yield f"\n## [{section.name}]\n\n| setting | default | meaning |\n|---|---|---|\n"
        by_name = {field.name: field for field in dataclasses.fields(owner)}
        for names, comment in _commented(owner):
            shown = [name for name in names if (section.name, name) not in _OWN]
            if shown:
                defaults = ", ".join(_default(by_name[name]) for name in shown)
                yield f"| {', '.join(f'`{name}`' for name in shown)} | {defaults} | {_cell(comment)} |\n"


def _commented(owner: type) -> Iterator[tuple[list[str], str]]:
    """Adjacent fields of a dataclass whose names begin alike, with the comment (`#:`) above the first of them."""
    source = inspect.getsource(owner)
    lines = source.splitlines()
    names: list[str] = []
    text = ""
    for node in ast.parse(source).body[0].body:  # type: ignore[attr-defined]
        if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Name):
            continue
        above = node.lineno - 2
        comment: list[str] = []
        while lines[above].strip().startswith("#:"):
            comment.insert(0, lines[above].strip().removeprefix("#:").strip())
            above -= 1
        is_of_the_last = bool(names and not comment and _first_word(names[0]) == _first_word(node.target.id))
        if names and not is_of_the_last:
            yield names, text
            names = []
        if not is_of_the_last:
            text = " ".join(comment)
        names = [*names, node.target.id]
    if names:
        yield names, text


def _first_word(name: str) -> str:
    return name.partition("_")[0]


def _default(field: Any) -> str:
    if field.default is not dataclasses.MISSING:
        value = field.default
    elif field.default_factory is not dataclasses.MISSING:
        value = field.default_factory()
    else:
        return "must be given"
    if dataclasses.is_dataclass(value):
        return "see [format.md](format.md#the-layout)"
    if "bytes" in field.name and isinstance(value, int) and value:
        return size_text(value).replace(".0 ", " ")
    if isinstance(value, bool):
        return str(value).lower()
    return "none" if value in ("", {}, ()) else f"`{value}`" if isinstance(value, str) else f"{value:g}"


def _command_line() -> Iterator[str]:
    commands = list(_commands(typer.main.get_command(app), ["runahead"]))
    yield "\n| command | purpose |\n|---|---|\n"
    for name, command in commands:
        first = _prose(command.help or "").split("\n\n")[0]
        yield f"| [{name}](#{name.replace(' ', '-')}) | {_cell(first)} |\n"
    for name, command in commands:
        yield from _command(name, command)


def _commands(command: Any, path: list[str]) -> Iterator[tuple[str, Any]]:
    if not hasattr(command, "commands"):
        yield " ".join(path), command
        return
    for name, inner in command.commands.items():
        if not inner.hidden:
            yield from _commands(inner, [*path, name])


def _command(name: str, command: Any) -> Iterator[str]:
    yield f"\n## {name}\n\n{_prose(command.help or '')}\n"
    options = [parameter for parameter in command.params if not getattr(parameter, "hidden", False)]
    if options:
        yield "\n| option | default | meaning |\n|---|---|---|\n"
    for parameter in options:
        is_option = parameter.param_type_name == "option"
        names = ", ".join(f"`{name}`" for name in [*parameter.opts, *parameter.secondary_opts])
        if not is_option:
            names = f"`{(parameter.metavar or parameter.name or '').upper()}`" + (
                "" if parameter.required else ", may be left out"
            )
        text, default = _help_and_default(parameter)
        yield f"| {names} | {_cell(default)} | {_cell(text)} |\n"


def _help_and_default(parameter: Any) -> tuple[str, str]:
    text = getattr(parameter, "help", None) or ""
    if parameter.required:
        return text, "must be given"
    if written := _DEFAULT_IN_HELP.search(text):
        return text[: written.start()], written[1]
    shown, default = getattr(parameter, "show_default", None), parameter.default
    if isinstance(shown, str):
        return text, shown
    if not shown or callable(default) or default in (None, "") or isinstance(default, bool | list | tuple):
        return text, ""
    return text, f"`{default}`"


def _metrics() -> Iterator[str]:
    groups: dict[str, list[str]] = {"Service": [], "Store": [], "Process": []}
    for family in _families():
        of_store = "_store_" in family.name
        group = "Process" if family.name.startswith("process_") else "Store" if of_store else "Service"
        groups[group].append(_metric(family))
    for name, rows in groups.items():
        yield f"\n## {name}\n\n| metric | type | labels | meaning |\n|---|---|---|---|\n{''.join(rows)}"
    yield "\n"


def _families() -> list[Metric]:
    """All metrics, with the samples of one state of a service."""
    metrics = ServiceMetrics()
    metrics.rpc_ended("Generate", "OK")
    store = StoreStats(counters=StoreCounters())
    metrics.state.state = ServiceState(
        preset="", is_ready=True, workers_ready=1, service=pb.ServiceStats(), store=store
    )
    MetricsServer("127.0.0.1", 0, metrics.registry, refresh=_nothing, is_ready=lambda: True)  # adds a metric of its own
    return list(text_string_to_metric_families(generate_latest(metrics.registry).decode()))


async def _nothing() -> None:
    pass


def _metric(family: Metric) -> str:
    values: dict[str, list[str]] = {}
    for sample in family.samples:
        for label, value in sample.labels.items():
            values.setdefault(label, []).append(value)
    values.pop("le", None)
    name = f"{family.name}_total" if family.type == "counter" else family.name
    text = "Standard metric of the serving process." if name.startswith("process_") else family.documentation
    listed = [", ".join(dict.fromkeys(of)) for label, of in values.items() if label in ("tier", "part", "outcome")]
    if listed:
        text = f"{text.removesuffix('.')}: {listed[0]}."
    return f"| `{name}` | {family.type} | {', '.join(f'`{label}`' for label in values)} | {_cell(text)} |\n"


def _prose(text: str) -> str:
    return "\n\n".join(" ".join(part.split()) for part in text.split("\n\n"))


def _cell(text: str) -> str:
    return re.sub(r"(?<!\\)\|", r"\\|", " ".join(text.split()))


if __name__ == "__main__":
    main()
