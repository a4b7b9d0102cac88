"""Sizes and times as people write and read them. Pure."""

import re

from cluster.errors import StartError

_UNITS = {"": 1, "K": 2**10, "M": 2**20, "G": 2**30, "T": 2**40}
_SECONDS = {"s": 1.0, "m": 60.0, "h": 3600.0, "d": 86_400.0, "w": 604_800.0}


def parsed_size(text: str, option: str) -> int:
    """Bytes. Raises StartError, which names the option."""
    match = re.fullmatch(r"\s*(\d+(?:\.\d+)?)\s*([KMGT]?)(?:i?B)?\s*", text, re.IGNORECASE)
    if match is None:
        raise StartError(f"{option}: {text!r} is no size; write 500M or 2G")
    return int(float(match[1]) * _UNITS[match[2].upper()])


def parsed_duration(text: str) -> float:
    """Seconds. Raises StartError."""
    match = re.fullmatch(r"\s*(\d+(?:\.\d+)?)\s*([smhdw])\s*", text, re.IGNORECASE)
    if match is None:
        raise StartError(f"--older-than: {text!r} is no duration; write 90s, 30m, 12h or 7d")
    return float(match[1]) * _SECONDS[match[2].lower()]


def size_text(size_bytes: int) -> str:
    """In the largest unit of which it is at least one."""
    value, unit = float(size_bytes), "B"
    for unit in ("B", "KiB", "MiB", "GiB", "TiB"):
        if abs(value) < 1024 or unit == "TiB":
            break
        value /= 1024
    return f"{size_bytes} B" if unit == "B" else f"{value:.1f} {unit}"


def count_text(number: int, noun: str) -> str:
    """So many of what a noun names that takes an s."""
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {noun}s"


def number_text(value: object) -> str:
    """A counter: with thousands apart, and one decimal where it has any."""
    if isinstance(value, float):
        return f"{value:,.1f}"
    return f"{value:,}" if isinstance(value, int) else str(value)


def ago_text(seconds: float) -> str:
    """In the largest unit of which it is at least two."""
    for unit, length_s in (("d", 86_400), ("h", 3600), ("m", 60)):
        if seconds >= 2 * length_s:
            return f"{seconds / length_s:.0f}{unit} ago"
    return f"{max(0.0, seconds):.0f}s ago"
