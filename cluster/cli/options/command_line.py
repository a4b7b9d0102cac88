"""What all commands have in common: values that they can work with, bounds of numbers, `--json`."""

import math
from collections.abc import Callable, Iterable
from typing import Annotated, Any, TypeVar

import typer
from typer.core import TyperCommand

from cluster.errors import StartError

_Function = TypeVar("_Function", bound=Callable[..., Any])

#: What the fields of messages hold.
UINT32_MAX, UINT64_MAX = 2**32 - 1, 2**64 - 1
#: Whole numbers without bounds of their own.
_INT_MAX = 2**63 - 1

AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object, for scripts.")]


class CheckedCommand(TyperCommand):
    """Checks that texts are UTF-8 (names of files may be any bytes) and numbers finite, within 64 bits."""

    def invoke(self, ctx: Any) -> Any:
        """Raises StartError, in one line that names the option."""
        for parameter in self.params:
            given = ctx.params.get(parameter.name or "")
            for value in given if isinstance(given, list | tuple) else (given,):
                if reason := _what_is_wrong(value):
                    raise StartError(f"{_name(parameter)}: {reason}")
        return super().invoke(ctx)


class CommandLine(typer.Typer):
    """All its commands are checked ones."""

    def command(self, name: str | None = None, **options: Any) -> Callable[[_Function], _Function]:
        return super().command(name, **{"cls": CheckedCommand, **options})


def bounds(least: float, most: float = math.inf) -> Callable[..., Any]:
    """A callback for a number in [least, most], or None. Typer's own `min` and `max` widen the help by a column."""

    def check(parameter: typer.CallbackParam, value: Any) -> Any:
        """Raises StartError, in one line that names the option."""
        if value is not None and not least <= value <= most:
            limits = f"at least {least:,}" if most == math.inf else f"from {least:,} to {most:,}"
            raise StartError(f"{_name(parameter)} must be {limits}, not {value}")
        return value

    return check


def _name(parameter: Any) -> str:
    options: Iterable[str] = parameter.opts
    return " / ".join(options)


def _what_is_wrong(value: object) -> str:
    """Empty when nothing is."""
    if isinstance(value, str):
        try:
            value.encode()
        except UnicodeEncodeError:
            return "not UTF-8 text"
    elif isinstance(value, float) and not math.isfinite(value):
        return f"must be a finite number, not {value}"
    elif isinstance(value, int) and not -_INT_MAX <= value <= UINT64_MAX:
        return "this number is too large"
    return ""
