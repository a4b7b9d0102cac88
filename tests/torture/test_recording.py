"""The recording disk itself: the changes that it keeps, and those that it loses."""

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from random import Random

import apsw
import pytest
from recording import Disk, Inode, RecordingFiles, RecordingVFS, Survivors, Write

from kvstore.disk.files import OsFiles, aligned_buffer

PAGE = 4096
#: Kinds of power cut that need more than one try.
DRAWN = (Survivors.RANDOM, Survivors.LATEST)


def page_of(letter: str, count: int = 1) -> list[memoryview]:
    """Page-aligned buffers of `count` pages, filled with one letter."""
    buffer = aligned_buffer(count * PAGE)
    buffer[:] = letter.encode() * (count * PAGE)
    return [buffer]


def letters_of(content: bytes) -> str:
    """The letter of each page, "." for zeros; "?" for a torn one."""
    pages = [content[start : start + PAGE] for start in range(0, len(content), PAGE)]
    return "".join((chr(page[0]) if page[0] else ".") if len(set(page)) == 1 else "?" for page in pages)


def possible_letters(
    disk: Disk, name: str = "a", point: int | None = None, tries: int = 400, ignore_syncs: Collection[str] = ()
) -> set[str | None]:
    """Contents of a file that power cuts left, page by page; None when its name was lost."""
    random, found = Random(1), set[str | None]()
    for survivors in Survivors:
        for _ in range(tries if survivors in DRAWN else 1):
            remains = disk.crash(len(disk) if point is None else point, random, survivors, ignore_syncs)
            found.add(letters_of(remains.files[name]) if name in remains.files else None)
    return found


@pytest.fixture
def directory(scratch: Path) -> Path:
    path = scratch / "disk"
    path.mkdir()
    return path


@pytest.fixture
def disk(directory: Path) -> Disk:
    return Disk(directory)


@pytest.fixture
def file_a(disk: Disk, directory: Path) -> Iterator[tuple[RecordingFiles, int]]:
    """A layer and a descriptor of the file "a", whose name is durable and whose first page holds "x", synced."""
    files = RecordingFiles(disk)
    descriptor, _ = files.open(directory / "a", PAGE)
    files.sync_directory(directory)
    files.pwritev(descriptor, page_of("x"), 0)
    files.fdatasync(descriptor)
    yield files, descriptor
    files.close(descriptor)


class TestFiles:
    def test_an_unsynced_write_may_be_there_in_part_and_its_size_without_its_bytes(
        self, disk: Disk, file_a: tuple[RecordingFiles, int]
    ) -> None:
        files, descriptor = file_a
        files.pwritev(descriptor, page_of("y", 2), PAGE)
        assert possible_letters(disk) == {"x", "x..", "xy", "xy.", "x.y", "xyy"}

    def test_a_later_write_over_a_synced_one_leaves_one_of_both(
        self, disk: Disk, file_a: tuple[RecordingFiles, int]
    ) -> None:
        files, descriptor = file_a
        for letter in "yz":
            files.pwritev(descriptor, page_of(letter), 0)
        assert possible_letters(disk) == {"x", "y", "z"}

    def test_unsynced_truncates_and_holes_may_or_may_not_have_happened(
        self, disk: Disk, file_a: tuple[RecordingFiles, int], directory: Path
    ) -> None:
        files, descriptor = file_a
        files.pwritev(descriptor, page_of("y", 2), PAGE)
        files.fdatasync(descriptor)
        files.punch_hole(descriptor, 0, PAGE)
        files.truncate(directory / "a", 2 * PAGE)
        assert possible_letters(disk) == {"xyy", "xy", ".yy", ".y"}
        files.fdatasync(descriptor)
        assert possible_letters(disk) == {".y"}

    def test_a_hole_does_not_lengthen_a_file_that_was_cut(
        self, disk: Disk, file_a: tuple[RecordingFiles, int], directory: Path
    ) -> None:
        files, descriptor = file_a
        files.pwritev(descriptor, page_of("y", 2), PAGE)
        files.fdatasync(descriptor)
        files.punch_hole(descriptor, 2 * PAGE, PAGE)
        files.truncate(directory / "a", PAGE)
        assert possible_letters(disk) == {"xyy", "xy.", "x"}

    @staticmethod
    def _possible(disk: Disk, inode: Inode, *writes: tuple[bytes, int]) -> set[bytes]:
        for data, offset_bytes in writes:
            with disk.changing(Write(inode, offset_bytes, data)):
                pass
        random = Random(1)
        return {disk.crash(len(disk), random).files.get("b", b"") for _ in range(400)}

    def test_a_write_is_torn_where_a_page_of_the_file_ends(self, disk: Disk, directory: Path) -> None:
        found = self._possible(disk, disk.opened(directory / "b", PAGE), (b"y" * PAGE, 1024))
        first, second = bytes(1024) + b"y" * 3072, b"y" * 1024
        assert found == {b"", bytes(1024 + PAGE), first, first + bytes(1024), bytes(PAGE) + second, first + second}

    def test_a_later_write_may_reach_the_disk_before_an_earlier_one(self, disk: Disk, directory: Path) -> None:
        found = self._possible(disk, disk.opened(directory / "b", PAGE), (b"y" * 3072, 0), (b"z" * 3072, 1024))
        assert found >= {b"y" * 3072 + b"z" * 1024, b"y" * 1024 + b"z" * 3072}

    def test_a_hole_after_the_end_of_a_file_changes_nothing(
        self, disk: Disk, file_a: tuple[RecordingFiles, int]
    ) -> None:
        files, descriptor = file_a
        files.punch_hole(descriptor, PAGE, 1 << 40)
        assert possible_letters(disk) == {"x"}

    def test_a_file_whose_name_was_never_synced_may_be_missing(self, disk: Disk, directory: Path) -> None:
        files = RecordingFiles(disk)
        descriptor, _ = files.open(directory / "b", PAGE)
        files.pwritev(descriptor, page_of("x"), 0)
        files.fdatasync(descriptor)
        files.close(descriptor)
        assert possible_letters(disk, "b") == {None, "x"}
        files.sync_directory(directory)
        assert possible_letters(disk, "b") == {"x"}

    def test_an_unlinked_file_may_be_back_until_its_directory_is_synced(
        self, disk: Disk, file_a: tuple[RecordingFiles, int], directory: Path
    ) -> None:
        files, _ = file_a
        (directory / "a").unlink()
        disk.unlinked(directory / "a")
        assert possible_letters(disk) == {None, "x"}
        files.sync_directory(directory)
        assert possible_letters(disk) == {None}

    def test_a_file_of_the_same_name_is_another_file(
        self, disk: Disk, file_a: tuple[RecordingFiles, int], directory: Path
    ) -> None:
        files, _ = file_a
        (directory / "a").unlink()
        disk.unlinked(directory / "a")
        descriptor, _ = files.open(directory / "a", PAGE)
        files.pwritev(descriptor, page_of("y"), 0)
        files.fdatasync(descriptor)
        files.close(descriptor)
        assert possible_letters(disk) == {None, "x", "y"}

    def test_a_sync_covers_neither_other_files_nor_their_names(
        self, disk: Disk, file_a: tuple[RecordingFiles, int], directory: Path
    ) -> None:
        files, descriptor = file_a
        other, _ = files.open(directory / "b", PAGE)
        files.pwritev(other, page_of("y"), 0)
        files.fdatasync(descriptor)
        files.close(other)
        assert {None, "", "y"} <= possible_letters(disk, "b")

    def test_later_writes_can_survive_without_earlier_ones_of_another_file(
        self, disk: Disk, file_a: tuple[RecordingFiles, int], directory: Path
    ) -> None:
        files, descriptor = file_a
        other, _ = files.open(directory / "b", PAGE)
        files.sync_directory(directory)
        files.pwritev(descriptor, page_of("y"), 0)
        files.pwritev(other, page_of("z"), 0)
        files.close(other)
        images = [disk.crash(len(disk), Random(seed), Survivors.LATEST).files for seed in range(20)]
        pairs = {(letters_of(image["a"]), letters_of(image["b"])) for image in images}
        assert pairs == {("x", "z"), ("y", "z")}

    def test_a_point_in_the_past_knows_nothing_of_what_came_after(
        self, disk: Disk, file_a: tuple[RecordingFiles, int]
    ) -> None:
        files, descriptor = file_a
        point = len(disk)
        files.pwritev(descriptor, page_of("y"), 0)
        files.fdatasync(descriptor)
        assert possible_letters(disk, point=point) == {"x"}
        assert possible_letters(disk, point=point + 1) == {"x", "y"}
        assert possible_letters(disk, point=point + 2) == {"y"}

    def test_a_write_in_flight_when_a_sync_begins_is_not_covered_by_it(self, disk: Disk, directory: Path) -> None:
        class SyncingWithinWrites(OsFiles):
            def pwritev(self, descriptor: int, buffers: Sequence[memoryview], offset_bytes: int) -> int:
                files.fdatasync(descriptor)
                return super().pwritev(descriptor, buffers, offset_bytes)

        files = RecordingFiles(disk, inner=SyncingWithinWrites())
        descriptor, _ = files.open(directory / "a", PAGE)
        files.sync_directory(directory)
        files.pwritev(descriptor, page_of("x"), 0)
        assert possible_letters(disk) == {"", ".", "x"}
        files.fdatasync(descriptor)
        assert possible_letters(disk) == {"x"}
        files.close(descriptor)

    def test_a_write_made_while_a_sync_runs_is_not_covered_by_it(self, disk: Disk, directory: Path) -> None:
        class WritingWithinSyncs(OsFiles):
            def fdatasync(self, descriptor: int) -> None:
                files.pwritev(descriptor, page_of("y"), PAGE)
                super().fdatasync(descriptor)

        files = RecordingFiles(disk, inner=WritingWithinSyncs())
        descriptor, _ = files.open(directory / "a", PAGE)
        files.sync_directory(directory)
        files.pwritev(descriptor, page_of("x"), 0)
        files.fdatasync(descriptor)
        files.close(descriptor)
        assert possible_letters(disk) == {"x", "x.", "xy"}

    def test_a_sync_that_failed_covers_nothing_and_a_write_that_failed_wrote_nothing(
        self, disk: Disk, directory: Path
    ) -> None:
        class Failing(OsFiles):
            def fdatasync(self, descriptor: int) -> None:
                raise OSError

            def pwritev(self, descriptor: int, buffers: Sequence[memoryview], offset_bytes: int) -> int:
                if offset_bytes:
                    raise OSError
                return super().pwritev(descriptor, [buffers[0][:PAGE]], offset_bytes)

        files = RecordingFiles(disk, inner=Failing())
        descriptor, _ = files.open(directory / "a", PAGE)
        files.sync_directory(directory)
        assert files.pwritev(descriptor, page_of("x", 3), 0) == PAGE
        with pytest.raises(OSError):
            files.pwritev(descriptor, page_of("y"), PAGE)
        with pytest.raises(OSError):
            files.fdatasync(descriptor)
        assert possible_letters(disk) == {"", ".", "x"}
        files.close(descriptor)

    def test_a_kill_loses_nothing_and_makes_nothing_durable(
        self, disk: Disk, file_a: tuple[RecordingFiles, int], scratch: Path
    ) -> None:
        files, descriptor = file_a
        files.pwritev(descriptor, page_of("y"), PAGE)
        files.pwritev(descriptor, page_of("z"), 0)
        survivor = disk.kill(len(disk) - 1, scratch / "survivor")
        path = scratch / "survivor" / "a"
        assert letters_of(path.read_bytes()) == "xy"
        assert possible_letters(survivor) == {"x", "x.", "xy"}
        files = RecordingFiles(survivor)
        descriptor, _ = files.open(path, PAGE)
        files.fdatasync(descriptor)
        files.close(descriptor)
        assert possible_letters(survivor) == {"xy"}

    @pytest.mark.parametrize("ignored", ["fdatasync", "fdatasync:a", "fdatasync#1", "fdatasync@file_a"])
    def test_an_ignored_sync_is_a_sync_that_never_was(
        self, disk: Disk, file_a: tuple[RecordingFiles, int], ignored: str
    ) -> None:
        assert ignored in disk.sync_labels()
        assert possible_letters(disk, ignore_syncs={ignored}) == {"", ".", "x"}

    def test_what_lay_there_before_is_durable(self, directory: Path, scratch: Path) -> None:
        (directory / "below").mkdir()
        (directory / "below" / "a").write_bytes(b"x" * PAGE)
        assert possible_letters(Disk(directory), "below/a") == {"x"}

    def test_everything_that_survives_is_what_the_file_system_holds(
        self, disk: Disk, directory: Path, random: Random, rounds: Callable[[int, int], int]
    ) -> None:
        files = RecordingFiles(disk)
        descriptors = {name: files.open(directory / name, PAGE)[0] for name in "abc"}
        for _ in range(rounds(300, 3000)):
            name, page = random.choice("abc"), random.randrange(8)
            match random.randrange(5):
                case 0:
                    files.truncate(directory / name, page * PAGE)
                case 1:
                    files.punch_hole(descriptors[name], page * PAGE, random.randint(1, 8) * PAGE)
                case 2:
                    files.fdatasync(descriptors[name])
                case _:
                    letter = chr(random.randrange(ord("a"), ord("z")))
                    files.pwritev(descriptors[name], page_of(letter, random.randint(1, 4)), page * PAGE)
            everything = {path.name: path.read_bytes() for path in directory.iterdir()}
            if random.random() < 0.1:
                assert disk.crash(len(disk), random, Survivors.EVERYTHING).files == everything
        for descriptor in descriptors.values():
            files.fdatasync(descriptor)
            files.close(descriptor)
        files.sync_directory(directory)
        for survivors in Survivors:
            assert disk.crash(len(disk), random, survivors).files == everything


@pytest.fixture
def write_database(disk: Disk, directory: Path) -> Callable[..., None]:
    """Write some transactions of 1 to 3 pages with the journal mode of the store's catalog."""

    def write(after_commit: Callable[[], None] = lambda: None) -> None:
        with RecordingVFS(disk) as vfs, closing(apsw.Connection(str(directory / "db"), vfs=vfs.name)) as connection:
            for pragma in ("locking_mode = EXCLUSIVE", "journal_mode = WAL", "wal_autocheckpoint = 12"):
                connection.execute(f"PRAGMA {pragma}")
            connection.execute("CREATE TABLE account (name INTEGER PRIMARY KEY, value BLOB)")
            for n in range(15):
                connection.execute("REPLACE INTO account VALUES (?, ?)", (n % 7, bytes([n]) * (1000 + 5000 * (n % 3))))
                after_commit()

    return write


def test_everything_that_survives_is_what_sqlite_wrote(
    disk: Disk, directory: Path, write_database: Callable[..., None]
) -> None:
    """`test_power_cut.py` shows that a database without one of its syncs is noticed."""
    compared = set[str]()

    def compare() -> None:
        on_disk = {path.name: path.read_bytes() for path in directory.iterdir()}
        assert disk.crash(len(disk), Random(0), Survivors.EVERYTHING).files == on_disk
        compared.update(on_disk)

    write_database(after_commit=compare)
    assert compared == {"db", "db-wal"}
    compare()


def test_the_machinery_leaves_no_files_open(write_database: Callable[..., None]) -> None:
    before = len(list(Path("/proc/self/fd").iterdir()))
    write_database()
    assert len(list(Path("/proc/self/fd").iterdir())) == before
