"""Preparation of a Ray of the service's own, and diagnosis when it did not start."""

import contextlib
import os
import secrets
import signal
import stat
from pathlib import Path

import psutil  # type: ignore[import-untyped]

from cluster.private_files import make_private_directory, write_private

#: Variables that give Ray a token, or say that it needs none.
_TOKEN_VARIABLES = ("RAY_AUTH_MODE", "RAY_AUTH_TOKEN", "RAY_AUTH_TOKEN_PATH")


def keep_token_in_memory_without_home() -> None:
    """Set a token in the environment when Ray cannot write one to ~/.ray for a new cluster."""
    if any(name in os.environ for name in _TOKEN_VARIABLES):
        return
    try:
        directory = Path.home() / ".ray"
        make_private_directory(directory)
        has_place = os.access(directory, os.W_OK) or os.access(directory / "auth_token", os.R_OK)
    except (OSError, RuntimeError):  # the home is read-only or missing
        has_place = False
    if not has_place:
        os.environ["RAY_AUTH_TOKEN"] = secrets.token_hex(32)


def write_token_for_its_user_alone() -> None:
    """Write Ray's token, or make an old one private: a token that Ray writes can be read by all users."""
    if any(name in os.environ for name in _TOKEN_VARIABLES):
        return
    path = Path.home() / ".ray" / "auth_token"
    with contextlib.suppress(FileNotFoundError):
        status = path.stat()
        if status.st_uid == os.geteuid() and stat.S_IMODE(status.st_mode) & 0o077:
            with contextlib.suppress(OSError):  # a read-only file system
                path.chmod(0o600)
        return
    try:
        make_private_directory(path.parent)
        write_private(path, secrets.token_hex(32).encode(), replaces=False)
    except OSError:  # the home is full, or its quota is used up
        os.environ["RAY_AUTH_TOKEN"] = secrets.token_hex(32)


def why_not_started(ray_directory: Path) -> str:
    """Describe Ray's processes that have ended, and the place of its logs; call it before Ray cleans up."""
    ended = [text for child in psutil.Process().children() if (text := _how_it_ended(child))]
    logs = ray_directory / "session_latest" / "logs"
    return "; ".join([*ended, f"Ray's logs are in {logs.resolve()}"])


def _how_it_ended(child: psutil.Process) -> str:
    """Describe the end of a child process; empty while it runs. Leaves the child waitable."""
    try:
        name = child.name()
        end = os.waitid(os.P_PID, child.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT)
    except (psutil.NoSuchProcess, ChildProcessError):
        return ""
    if end is None:
        return ""
    if end.si_code == os.CLD_EXITED:
        return f"its process {name} ended with exit status {end.si_status}"
    return f"its process {name} was ended by {signal.Signals(end.si_status).name}"
