"""Texts that come into a command: files and standard input, which have to be UTF-8.

Nothing in them is changed, ends of lines neither: the same bytes are the same tokens, whichever way they come.
"""

import sys
from pathlib import Path

from cluster.errors import StartError


def text_of_file(kind: str, file: Path) -> str:
    """Raises StartError, which names the file and the `kind` of thing that it is."""
    try:
        return file.read_bytes().decode()
    except OSError as error:
        raise StartError(f"{kind} {file} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise StartError(f"{kind} {file} cannot be read: {_what_is_wrong(error)}") from None


def text_of_stdin() -> str:
    """Raises StartError."""
    if sys.stdin is None:
        raise StartError("standard input is closed")
    try:
        return sys.stdin.buffer.read().decode()
    except UnicodeDecodeError as error:
        raise StartError(f"standard input cannot be read: {_what_is_wrong(error)}") from None


def _what_is_wrong(error: UnicodeDecodeError) -> str:
    return f"it is not UTF-8 text: byte 0x{error.object[error.start]:02x} at position {error.start:,}"
