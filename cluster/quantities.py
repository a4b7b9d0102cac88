"""Sizes, shares, budgets and times as people write and read them. Pure."""

import re
from decimal import Decimal

from cluster.errors import StartError

_UNITS = {"": 1, "K": 2**10, "M": 2**20, "G": 2**30, "T": 2**40}
_SECONDS = {"s": 1.0, "m": 60.0, "h": 3600.0, "d": 86_400.0, "w": 604_800.0}


_MAX_BYTES = 2**63 - 1
_NUMBER = r"\+?(\d[\d_]*(?:\.\d+)?(?:e\+?\d{1,2})?)"
#: Longest part of a value that an error shows.
_SHOWN_CHARACTERS = 60


def parsed_size(text: str, option: str) -> int:
    """Bytes of a size: a plain number, or with a unit of 1024, as in 500M, 2G, 2GB or 2GiB.

    Raises StartError that names the option.
    """
    match = re.fullmatch(rf"\s*{_NUMBER}\s*(?:([KMGT])(?:iB?|B)?|B)?\s*", text, re.IGNORECASE)
    if match is not None:
        size = Decimal(match[1]) * _UNITS[(match[2] or "").upper()]
        if size <= _MAX_BYTES and (match[2] or size == int(size)):
            return int(size)
    raise StartError(f"{option}: {shown(text)} is not a size; write 500M or 2G")


def parsed_share(text: str, option: str) -> float:
    """A share from 0 to 1, written as 25% or 0.25. Raises StartError that names the option."""
    share = _share(text)
    if share is None or not 0 <= share <= 1:
        raise StartError(f"{option}: {shown(text)} is not a share; write 25% or 0.25")
    return share


def parsed_budget(text: str, option: str) -> float:
    """A `kv_budget` of the API: 25% and 0.25 are shares, 300 and 300tokens are tokens, 0 is exact.

    A plain number from 1 to 100 is refused, because it means tokens for the API and per cent for most people. Raises
    StartError that names the option and says how to write it.
    """
    tokens = re.fullmatch(r"\s*(\d{1,15})\s*(t|tokens?)?\s*", text, re.IGNORECASE)
    if tokens is not None and int(tokens[1]) > (1 if tokens[2] else 100):
        return float(tokens[1])
    share = _share(text)
    if share is not None and 0 <= share <= 1:
        return share
    if share is not None and 1 < share <= 100 and "%" not in text:
        or_tokens = f"{share:g}% or {share / 100:g} for a share" + (
            f", {share:g}tokens for tokens" * share.is_integer()
        )
        raise StartError(f"{option}: {share:g} may mean per cent or tokens; write {or_tokens}")
    raise StartError(
        f"{option} must be a share, such as 25% or 0.25, or a number of tokens above 1, such as 300tokens, not "
        f"{shown(text)}"
    )


def _share(text: str) -> float | None:
    """Value of a number or a percentage; None for another text."""
    number = text.strip()
    try:
        return float(number.removesuffix("%")) / (100 if number.endswith("%") else 1)
    except ValueError:
        return None


def shown(value: object) -> str:
    """A value as Python writes it, shortened for an error."""
    text = repr(value)
    return text if len(text) <= _SHOWN_CHARACTERS else f"{text[:_SHOWN_CHARACTERS]}..."


def parsed_duration(text: str) -> float:
    """Seconds of a duration with a unit. Raises StartError."""
    match = re.fullmatch(r"\s*(\d+(?:\.\d+)?)\s*([smhdw])\s*", text, re.IGNORECASE)
    if match is None:
        raise StartError(f"--older-than: {text!r} is not a duration; write 90s, 30m, 12h or 7d")
    return float(match[1]) * _SECONDS[match[2].lower()]


def size_text(size_bytes: int) -> str:
    """A size in the largest unit that makes it at least 1."""
    value, unit = float(size_bytes), "B"
    for unit in ("B", "KiB", "MiB", "GiB", "TiB"):
        if abs(value) < 1024 or unit == "TiB":
            break
        value /= 1024
    return f"{size_bytes} B" if unit == "B" else f"{value:.1f} {unit}"


def count_text(number: int, noun: str) -> str:
    """A number and a noun, with an s for plurals."""
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {noun}s"


def number_text(value: object) -> str:
    """A counter as text: thousands separated by commas, and one decimal for floats."""
    if isinstance(value, float):
        return f"{value:,.1f}"
    return f"{value:,}" if isinstance(value, int) else str(value)


def ago_text(seconds: float) -> str:
    """A time in the past, in the largest unit that makes it at least 2."""
    for unit, length_s in (("d", 86_400), ("h", 3600), ("m", 60)):
        if seconds >= 2 * length_s:
            return f"{seconds / length_s:.0f}{unit} ago"
    return f"{max(0.0, seconds):.0f}s ago"
