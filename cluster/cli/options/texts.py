"""Texts that a command reads: files and standard input, in UTF-8.

Nothing in them is changed, not even ends of lines, so the same bytes always give the same tokens.
"""

import sys
from pathlib import Path

from cluster.errors import StartError


def text_of_file(kind: str, file: Path) -> str:
    """Read a file. Raises StartError, which names the file and its `kind`."""
    try:
        return file.read_bytes().decode()
    except OSError as error:
        raise StartError(f"{kind} {file} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise StartError(f"{kind} {file} cannot be read: {_what_is_wrong(error)}") from None


def text_of_stdin() -> str:
    """Read standard input. Raises StartError."""
    if sys.stdin is None:
        raise StartError("standard input is closed")
    try:
        return sys.stdin.buffer.read().decode()
    except UnicodeDecodeError as error:
        raise StartError(f"standard input cannot be read: {_what_is_wrong(error)}") from None


def _what_is_wrong(error: UnicodeDecodeError) -> str:
    return f"it is not UTF-8 text: byte 0x{error.object[error.start]:02x} at position {error.start:,}"
