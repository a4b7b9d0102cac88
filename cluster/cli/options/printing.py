"""Printing: lines and tables for people, one line of JSON for scripts."""

import json
import math
import sys
from typing import Any

from rich.console import Console

#: Console of all commands. It looks the stream up at each print, because tests replace the stream.
STDERR = Console(stderr=True)


def write_json(value: Any) -> None:
    """Print one line of JSON (RFC 8259) to stdout; numbers that are infinite or NaN become null."""
    sys.stdout.write(json.dumps(_finite(value), allow_nan=False) + "\n")


def print_tables(*renderables: Any) -> None:
    console = Console()
    for each in renderables:
        console.print(each)


def tell(message: str) -> None:
    """Print a line to stdout without markup or wrapping."""
    Console().print(message, highlight=False, markup=False, soft_wrap=True)


def say(message: str) -> None:
    """Print a line to stderr without markup or wrapping."""
    STDERR.print(message, highlight=False, markup=False, soft_wrap=True)


def say_error(error: Exception) -> None:
    STDERR.print("[bold red]error:[/] ", end="")
    say(str(error))


def _finite(value: Any) -> Any:
    if isinstance(value, float):
        return value if math.isfinite(value) else None
    if isinstance(value, dict):
        return {key: _finite(each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [_finite(each) for each in value]
    return value
