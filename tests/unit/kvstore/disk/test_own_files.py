"""A store's files are its own: in a shared directory it has one of its own, and it follows no links."""

import dataclasses
import os
from pathlib import Path

import pytest
from store_steps import num_stored, prompt

from kvstore import (
    KVStore,
    StoreConfig,
    StoreError,
    StoreMismatch,
    StoreNotWritable,
    check_directory,
    check_store,
    kept_identity,
    own_directory,
)
from kvstore.disk.own_files import OWN_NAME

SECRET = b"not a store's\n" * 1_000


@pytest.fixture
def victim(tmp_path: Path) -> Path:
    """A file that no store may change."""
    path = tmp_path / "victim"
    path.write_bytes(SECRET)
    return path


@pytest.fixture
def shared(tmp_path: Path) -> Path:
    """A directory with the mode of a mounted volume."""
    path = tmp_path / "shared"
    path.mkdir()
    path.chmod(0o777)
    return path


@pytest.mark.parametrize("mode", [0o777, 0o1777, 0o2775, 0o770])
def test_in_a_directory_that_others_may_write_to_a_store_has_one_of_its_own(
    open_store, put, shared: Path, mode: int
) -> None:
    shared.chmod(mode)
    store = open_store(directory=shared)
    put(store, prompt(65))
    assert store.directory == own_directory(shared) == shared / OWN_NAME
    assert store.directory.stat().st_mode & 0o777 == 0o700
    assert list(shared.iterdir()) == [store.directory]
    store.close()
    check_directory(str(shared))
    assert num_stored(open_store(directory=shared), prompt(65)) == 64


def test_what_a_store_in_a_shared_directory_refuses_is_known_before_it_is_opened(open_store, put, shared: Path) -> None:
    """Tools and checks of a closed store use the store's own directory, and leave nothing in the shared one."""
    store = open_store(directory=shared)
    put(store, prompt(65))
    store.close()
    config = StoreConfig(directory=str(shared), host_bytes=2**26)
    check_store(config, store.identity, is_here=True)
    with pytest.raises(StoreMismatch, match=f"{OWN_NAME} holds other KV"):
        check_store(config, dataclasses.replace(store.identity, computed_in="bfloat16"), is_here=True)
    assert kept_identity(str(shared), store.identity) == store.identity
    check_directory(str(shared))
    assert list(shared.iterdir()) == [store.directory]


@pytest.mark.parametrize("mode", [0o700, 0o755])
def test_a_directory_that_only_this_user_writes_to_is_the_store_s(open_store, put, tmp_path: Path, mode: int) -> None:
    (tmp_path / "own").mkdir()
    (tmp_path / "own").chmod(mode)
    store = open_store(directory=tmp_path / "own")
    assert store.directory == tmp_path / "own"


def test_a_store_that_lies_in_a_shared_directory_from_earlier_times_stays_there(
    open_store, put, tmp_path: Path
) -> None:
    store = open_store(directory=tmp_path / "old")
    put(store, prompt(65))
    store.close()
    (tmp_path / "old").chmod(0o777)
    store = open_store(directory=tmp_path / "old")
    assert store.directory == tmp_path / "old" and num_stored(store, prompt(65)) == 64


@pytest.mark.parametrize("kind", ["link", "open", "file"])
def test_a_directory_that_another_user_could_have_made_is_refused_in_one_line(
    open_store, shared: Path, tmp_path: Path, kind: str
) -> None:
    own, elsewhere = shared / OWN_NAME, tmp_path / "elsewhere"
    elsewhere.mkdir(mode=0o700)
    if kind == "link":
        own.symlink_to(elsewhere)
    elif kind == "open":
        own.mkdir()
        own.chmod(0o755)
    else:
        own.write_bytes(b"")
    with pytest.raises(StoreNotWritable, match=r"store directory .* is not writable") as refusal:
        open_store(directory=shared)
    assert "\n" not in str(refusal.value) and not list(elsewhere.iterdir())


NAMES = ["lock", "catalog.sqlite", "catalog.sqlite-wal", "catalog.sqlite-reserve", "segments/000000.seg"]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("target", ["there", "missing"])
def test_a_link_in_the_place_of_any_file_is_not_followed(
    open_store, put, tmp_path: Path, victim: Path, name: str, target: str
) -> None:
    """Also in a private directory: its owner may have taken it over from another user."""
    path, aim = tmp_path / "store" / name, victim if target == "there" else tmp_path / "missing"
    path.parent.mkdir(parents=True, mode=0o700)
    path.symlink_to(aim)
    try:
        put(open_store(), prompt(65))
        check_directory(str(tmp_path / "store"))
    except StoreError as error:
        assert "\n" not in str(error)
    assert victim.read_bytes() == SECRET
    assert not (tmp_path / "missing").exists()


@pytest.mark.parametrize("name", ["lock", "catalog.sqlite-reserve"])
def test_a_file_with_another_name_is_neither_cut_nor_filled(
    open_store, put, tmp_path: Path, victim: Path, name: str
) -> None:
    path = tmp_path / "store" / name
    path.parent.mkdir(mode=0o700)
    path.hardlink_to(victim)
    try:
        open_store().close()
    except StoreNotWritable as error:
        assert "lock is not a file of this store alone" in str(error)
    assert victim.read_bytes() == SECRET


def test_a_lock_of_another_program_is_left_as_it_is(open_store, tmp_path: Path) -> None:
    path = tmp_path / "store" / "lock"
    path.parent.mkdir(mode=0o700)
    for content in (SECRET, b"\xff" * 9):
        path.write_bytes(content)
        with pytest.raises(StoreNotWritable, match="has a file lock that no store has written: choose another"):
            open_store()
        assert path.read_bytes() == content
    path.write_bytes(b"4711\n")  # the lock of a store that was killed
    assert isinstance(open_store(), KVStore)
    assert path.read_text() == f"{os.getpid()}\n"


def test_what_is_cut_at_start_is_no_link_s_target(open_store, put, victim: Path) -> None:
    store = open_store()
    put(store, prompt(65))
    store.close()
    (store.directory / "segments" / "000007.seg").symlink_to(victim)
    try:
        open_store()
    except StoreNotWritable as error:
        assert "\n" not in str(error)
    assert victim.read_bytes() == SECRET
