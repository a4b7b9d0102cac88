"""Files of prompts and secrets are readable by their user alone, whatever the umask; two writers leave one file."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from cluster.private_files import make_private_directory, write_private


@pytest.fixture(autouse=True)
def open_umask() -> Iterator[None]:
    umask = os.umask(0)
    yield
    os.umask(umask)


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def test_directories_that_are_made_are_private_and_those_that_were_there_stay(tmp_path: Path) -> None:
    shared = tmp_path / "shared"
    shared.mkdir(mode=0o755)
    make_private_directory(shared / "a" / "b")
    make_private_directory(shared / "a" / "b")
    assert [mode(path) for path in (shared, shared / "a", shared / "a" / "b")] == [0o755, 0o700, 0o700]


@pytest.mark.parametrize(("replaces", "content"), [(True, b"second"), (False, b"first")])
def test_a_file_is_private_whole_and_replaced_only_when_that_is_asked(
    tmp_path: Path, replaces: bool, content: bytes
) -> None:
    path = tmp_path / "secret"
    for each in (b"first", b"second"):
        write_private(path, each, replaces=replaces)
    assert (path.read_bytes(), mode(path)) == (content, 0o600)
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(("is_there", "content"), [(False, b"ours"), (True, b"theirs")])
def test_a_file_system_without_hard_links_has_private_files_as_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_there: bool, content: bytes
) -> None:
    def no_link(*_: object) -> None:
        raise PermissionError(1, "no hard links")

    monkeypatch.setattr(os, "link", no_link)
    path = tmp_path / "secret"
    if is_there:
        write_private(path, b"theirs", replaces=True)
    write_private(path, b"ours", replaces=False)
    assert (path.read_bytes(), mode(path)) == (content, 0o600)
    assert list(tmp_path.iterdir()) == [path]
