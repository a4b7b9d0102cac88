"""Options whose value is an amount: budgets and shares, which people also write in per cent."""

from collections.abc import Callable
from typing import Any

import typer

from cluster.errors import StartError
from cluster.quantities import parsed_budget, parsed_share


def budget_option(option: str, help: str) -> Any:
    """An option whose value is a `kv_budget`, as `cluster.quantities.parsed_budget` reads it."""
    return typer.Option(option, help=help, metavar="BUDGET", parser=_reader(parsed_budget, option))


def share_option(option: str, help: str, least: float = 0.0, most: float = 1.0) -> Any:
    """An option whose value is a share within bounds, as 25% or 0.25."""

    def read(text: str, name: str) -> float:
        share = parsed_share(text, name)
        if not least <= share <= most:
            raise StartError(f"{name} must be a share from {least:g} to {most:g}, not {text}")
        return share

    return typer.Option(option, help=help, metavar="SHARE", parser=_reader(read, option))


def _reader(read: Callable[[str, str], float], option: str) -> Callable[[Any], float]:
    """A parser for Typer, which passes it texts and, as defaults, numbers."""

    def parsed(value: Any) -> float:
        return read(value, option) if isinstance(value, str) else float(value)

    return parsed
