"""Bearer tokens of the principals that may call the service, from a file with hashes of the tokens.

    # principal   SHA-256 of the token, hex; several lines of one principal are several tokens, all valid
    acme          3b7e...64 digits
    other@lab     91c0...

`runahead token new PRINCIPAL` makes a token and its line. A plain SHA-256 is enough because tokens are 256 random bits,
which cannot be guessed: a slow password hash would only cost time.
"""

import hashlib
import hmac
import re
import secrets
import threading
import time
from collections.abc import Callable
from pathlib import Path

import structlog

from cluster.errors import StartError
from cluster.ingress.access.secret_files import WatchedFiles, warn_when_others_can_read

#: Name of a principal: printable ASCII without spaces. Not empty, because the empty name is the tenant of callers
#: without a principal.
_PRINCIPAL = re.compile(r"[!-~]{1,255}")
_DIGEST = re.compile(r"[0-9a-fA-F]{64}")
_TOKEN_BYTES = 32

log = structlog.get_logger()


class BearerTokens:
    """The tokens of one file, read again when it changes. Any thread may ask."""

    def __init__(self, file: Path, clock: Callable[[], float] = time.monotonic) -> None:
        self._file = file
        self._watched = WatchedFiles([file], clock)
        self._lock = threading.Lock()
        #: Principals and digests of their tokens.
        self._entries: list[tuple[str, bytes]] = []

    def load(self) -> None:
        """Read the file. Raises StartError when it cannot be read or a line is wrong."""
        try:
            self._entries = _read(self._file)
        except ValueError as error:
            raise StartError(f"tokens file {self._file}: {error}; make a line with `runahead token new`") from None
        warn_when_others_can_read(self._file, "the tokens file")

    def principal_of(self, token: str) -> str | None:
        """The principal of a token; None for an unknown token. Takes equal time for every token."""
        with self._lock:
            if self._watched.have_changed():
                self._reload()
        digest = _digest(token)
        found = None
        for principal, of_token in self._entries:
            if hmac.compare_digest(of_token, digest):
                found = principal
        return found

    def _reload(self) -> None:
        """Read the file again. A damaged, empty or missing file leaves the old tokens valid and is logged once."""
        try:
            self._entries = _read(self._file)
            log.info("tokens file read again", path=str(self._file), tokens=len(self._entries))
        except ValueError as error:
            log.error("tokens file not usable, the old tokens stay valid", path=str(self._file), reason=str(error))


def new_token() -> str:
    return secrets.token_urlsafe(_TOKEN_BYTES)


def token_line(principal: str, token: str) -> str:
    """The file's line for a token. Raises StartError for an invalid principal."""
    if not is_principal(principal):
        raise StartError(f"{principal!r} cannot be a principal: use 1 to 255 printable ASCII characters, no spaces")
    return f"{principal} {_digest(token).hex()}"


def is_principal(name: str) -> bool:
    return _PRINCIPAL.fullmatch(name) is not None and not name.startswith("#")


def _digest(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


def _read(file: Path) -> list[tuple[str, bytes]]:
    """Read principals and digests. Raises ValueError, which never quotes the file, because it may contain a token."""
    try:
        lines = file.read_text(encoding="ascii").splitlines()
    except UnicodeDecodeError:
        raise ValueError("it is not ASCII text") from None
    except OSError as error:
        raise ValueError(f"it cannot be read: {error.strerror}") from None
    entries = [_entry(number, line) for number, line in enumerate(lines, 1) if line.split("#")[0].strip()]
    if not entries:
        raise ValueError("it has no token")
    return entries


def _entry(number: int, line: str) -> tuple[str, bytes]:
    words = line.split()
    if len(words) != 2 or not is_principal(words[0]) or _DIGEST.fullmatch(words[1]) is None:
        raise ValueError(f"line {number} must be a principal and the SHA-256 of a token in 64 hex digits")
    return words[0], bytes.fromhex(words[1])
