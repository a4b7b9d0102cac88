"""Parts of all commands: groups of options, checks of values, bounds of numbers, `--json`."""

import dataclasses
import functools
import inspect
import math
from collections.abc import Callable, Iterable
from typing import Annotated, Any, TypeVar, get_type_hints

import typer
from typer.core import TyperCommand
from typer.models import OptionInfo

from cluster.errors import StartError

_Function = TypeVar("_Function", bound=Callable[..., Any])

#: Largest values of the messages' fields.
UINT32_MAX, UINT64_MAX = 2**32 - 1, 2**64 - 1
#: Bound of whole numbers that have none of their own.
_INT_MAX = 2**63 - 1

AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object, for scripts.")]


class CheckedCommand(TyperCommand):
    """A command whose texts must be UTF-8 (names of files may be any bytes) and numbers finite, within 64 bits."""

    def invoke(self, ctx: Any) -> Any:
        """Raises StartError, in one line that names the option."""
        for parameter in self.params:
            given = ctx.params.get(parameter.name or "")
            for value in given if isinstance(given, list | tuple) else (given,):
                if reason := _what_is_wrong(value):
                    raise StartError(f"{_name(parameter)}: {reason}")
        return super().invoke(ctx)


class CommandLine(typer.Typer):
    """A Typer of checked commands. A parameter whose type is a dataclass stands for one option per field.

    Help shows these options in a panel of their own: the class's `PANEL`.
    """

    def command(self, name: str | None = None, **options: Any) -> Callable[[_Function], _Function]:
        add = super().command(name, **{"cls": CheckedCommand, **options})

        def command(function: _Function) -> _Function:
            add(_with_options_of_groups(function))
            return function

        return command


def _with_options_of_groups(function: Callable[..., Any]) -> Callable[..., Any]:
    hints = get_type_hints(function, include_extras=True)
    groups: dict[str, Any] = {name: kind for name, kind in hints.items() if dataclasses.is_dataclass(kind)}
    options: dict[str, tuple[Any, Any]] = {}
    for name, parameter in inspect.signature(function).parameters.items():
        if name not in groups:
            options[name] = hints[name], parameter.default
            continue
        of_fields = get_type_hints(groups[name], include_extras=True)
        for option in [each for hint in of_fields.values() for each in getattr(hint, "__metadata__", ())]:
            if isinstance(option, OptionInfo):
                option.rich_help_panel = option.rich_help_panel or groups[name].PANEL
        options |= {each.name: (of_fields[each.name], each.default) for each in dataclasses.fields(groups[name])}

    @functools.wraps(function)
    def command(**given: Any) -> Any:
        made = {
            name: kind(**{each.name: given.pop(each.name) for each in dataclasses.fields(kind)})
            for name, kind in groups.items()
        }
        return function(**made, **given)

    command.__annotations__ = {name: hint for name, (hint, _) in options.items()}
    command.__signature__ = inspect.Signature(  # type: ignore[attr-defined]
        [
            inspect.Parameter(
                name,
                inspect.Parameter.KEYWORD_ONLY,
                default=inspect.Parameter.empty if default is dataclasses.MISSING else default,
                annotation=hint,
            )
            for name, (hint, default) in options.items()
        ]
    )
    return command


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
    """The reason why a value cannot be used; empty if it can."""
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
