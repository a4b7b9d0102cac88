"""Damaged bytes: whatever happens to the files of a store, it serves the right KV or none.

A store of several tenants, extents, generations and orders is written once. Each round damages a copy, opens it and
reads everything through the client. Damaged extents must be noticed and removed, with all chunks after them; all other
chunks must still be there, byte for byte. Padding is an exception: no reader looks at it, so damage there does no harm
and is not noticed.
"""

import shutil
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random

import numpy as np
import pytest
from store_model import (
    LAYOUT,
    SHAPE,
    Chunk,
    History,
    Workload,
    fault_of,
    homes_of,
    kv_of,
    leaves,
    listed,
    load,
    make_store,
)

from kvstore import KVStore, RecordCorrupt, StoreMismatch, StoreNotWritable
from kvstore.format.record import _FIXED
from kvstore.index.geometry import RecordRef

pytestmark = pytest.mark.torture

SEGMENT, CATALOG = "segments/000000.seg", "catalog.sqlite"
#: One record a layer and chunk, all of one size.
SLOT = LAYOUT.records(SHAPE)[0]
RECORD_BYTES = SLOT.record_bytes
IDS_END = _FIXED.size + 4 * LAYOUT.tokens_per_record
OFFSETS_END = IDS_END + 2 * LAYOUT.tokens_per_record
PAYLOAD_END = SLOT.header_bytes + SLOT.payload_bytes
REGIONS = {
    "fixed fields": range(_FIXED.size),
    "token ids": range(_FIXED.size, IDS_END),
    "row offsets": range(IDS_END, OFFSETS_END),
    "rest of the header": range(OFFSETS_END, SLOT.header_bytes - 8),
    "header checksum": range(SLOT.header_bytes - 8, SLOT.header_bytes),
    "payload": range(SLOT.header_bytes, PAYLOAD_END),
    "padding": range(PAYLOAD_END, RECORD_BYTES),
}


@dataclass(frozen=True, slots=True)
class Place:
    """Place of a record: its start in the segment, and its extent."""

    start: int
    extent: int
    tenant: str
    layer: int

    @property
    def range(self) -> slice:
        return slice(self.start, self.start + RECORD_BYTES)


@dataclass(frozen=True)
class Sound:
    """Files of an undamaged, closed store, and their content."""

    segment: bytes
    catalog: bytes
    chunks: frozenset[Chunk]
    #: Extent of each chunk, by id.
    home: dict[Chunk, int]
    places: list[Place]
    #: Records of the same chunks in an earlier generation: present place of each, and its bytes.
    earlier: list[tuple[Place, bytes]]

    def lost_with(self, extents: set[int]) -> set[Chunk]:
        """Chunks of these extents, and all chunks after them."""
        bad = {chunk for chunk in self.chunks if self.home[chunk] in extents}
        return {
            chunk
            for chunk in self.chunks
            if any(chunk.tenant == b.tenant and chunk.word.startswith(b.word) for b in bad)
        }


def places_in(store: KVStore) -> list[Place]:
    places = []
    for extent in sorted({extent.id: extent for extent in homes_of(store).values()}.items()):
        for layer in range(SHAPE.num_layers):
            for number in range(extent[1].num_chunks):
                start = store.geometry.offset_bytes(RecordRef(extent[1], number, layer))
                places.append(Place(start, extent[0], extent[1].tenant, layer))
    return places


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Sound:
    directory = tmp_path_factory.mktemp("sound") / "store"
    with make_store(directory) as store:
        work = Workload(store, History(), lambda: 0)
        for word, tenant in (("abcd", ""), ("abcd", "ann"), ("abcc", ""), ("bb", "bob"), ("bcd", "ann")):
            work.put(word, tenant)
        old_places = places_in(store)
        old_segment = (directory / SEGMENT).read_bytes()
        old_homes = {chunk: extent.id for chunk, extent in homes_of(store).items()}
        work.rewrite(1)
        for word, tenant in (("abcdabcd", ""), ("abcdd", "ann"), ("ddddddd", "bob"), ("bbc", "bob"), ("cdcdc", "")):
            work.put(word, tenant)
        places = places_in(store)
        homes = {chunk: extent.id for chunk, extent in homes_of(store).items()}
        assert fault_of(store, listed(store)) is None
    by_old = {old_homes[chunk]: homes[chunk] for chunk in old_homes}
    now = {(place.extent, place.layer): place for place in reversed(places)}
    earlier = [(now[by_old[old.extent], old.layer], old_segment[old.range]) for old in old_places]
    segment = (directory / SEGMENT).read_bytes()
    assert not (directory / f"{CATALOG}-wal").exists()
    return Sound(segment, (directory / CATALOG).read_bytes(), frozenset(homes), homes, places, earlier)


Damage = tuple[str, bytearray, set[int]]


def flip(content: bytearray, places: range, random: Random, count: int) -> None:
    """Flip `count` different bits of a range."""
    for bit in random.sample(range(8 * len(places)), count):
        content[places[bit // 8]] ^= 1 << bit % 8


def damaged(sound: Sound, random: Random) -> Damage:
    """Description of the damage, the damaged segment, and the extents that it harmed."""
    content = bytearray(sound.segment)
    here, there = random.sample(sound.places, 2)
    match random.choices(("flip", "truncate", "swap", "copy", "earlier", "zeros"), (10, 2, 4, 3, 2, 1))[0]:
        case "flip":
            name = random.choice(list(REGIONS))
            within = REGIONS[name]
            flip(content, range(here.start + within.start, here.start + within.stop), random, random.randint(1, 4))
            return f"bits flipped: {name}", content, set() if name == "padding" else {here.extent}
        case "truncate":
            size_bytes = random.randrange(len(content))
            return "truncated", content[:size_bytes], _beyond(sound, size_bytes)
        case "swap":
            content[here.range], content[there.range] = sound.segment[there.range], sound.segment[here.range]
            return f"swapped {_between(here, there)}", content, {here.extent, there.extent}
        case "copy":
            content[there.range] = sound.segment[here.range]
            return f"copied {_between(here, there)}", content, {there.extent}
        case "earlier":
            place, record = random.choice(sound.earlier)
            content[place.range] = record
            return "an earlier generation's record", content, {place.extent}
        case _:
            content[here.range] = bytes(RECORD_BYTES)
            return "zeros", content, {here.extent}


def _beyond(sound: Sound, size_bytes: int) -> set[int]:
    return {place.extent for place in sound.places if place.range.stop > size_bytes}


def _between(here: Place, there: Place) -> str:
    if here.tenant != there.tenant:
        return "between tenants"
    if here.extent != there.extent:
        return "between extents"
    return "within an extent" if here.layer == there.layer else "between layers"


@pytest.fixture
def open_copy(scratch: Path) -> Callable[[bytes, bytes], KVStore]:
    """Make a store on these files, not yet open; the last one must be closed."""

    def lay_out(segment: bytes, catalog: bytes) -> KVStore:
        shutil.rmtree(scratch / "store", ignore_errors=True)
        (scratch / "store" / "segments").mkdir(parents=True)
        (scratch / "store" / SEGMENT).write_bytes(segment)
        (scratch / "store" / CATALOG).write_bytes(catalog)
        return make_store(scratch / "store")

    return lay_out


def read_everything(store: KVStore) -> int:
    """Read until everything left can be read; returns the number of refused records. No wrong bytes are served."""
    num_refused = 0
    with closing(store.client()) as client:
        for chunk in leaves(listed(store)):
            while True:
                try:
                    rows = load(client, store, chunk)
                except RecordCorrupt:
                    num_refused += 1
                    continue
                assert np.array_equal(rows, kv_of(chunk)[:, : rows.shape[1]]), f"{chunk} is served with wrong bytes"
                break
    return num_refused


def test_damaged_records_are_noticed_and_never_served(
    sound: Sound,
    open_copy: Callable[[bytes, bytes], KVStore],
    random: Random,
    rounds: Callable[[int, int], int],
) -> None:
    done: Counter[str] = Counter()
    num_noticed = num_harmless = 0
    while num_noticed < rounds(150, 2000):
        what, segment, harmed = damaged(sound, random)
        done[what] += 1
        with open_copy(segment, sound.catalog) as store:
            num_refused = read_everything(store)
            assert bool(num_refused) is bool(harmed), f"{what}: {num_refused} records were refused"
            held, lost = listed(store), sound.lost_with(harmed)
            assert held == sound.chunks - lost, f"{what}: {sorted(held ^ (sound.chunks - lost))}"
            quarantined = store.inventory.quarantined()
            assert fault_of(store, held, len(quarantined)) is None, what
            assert bool(quarantined) is bool(harmed)
        num_noticed += bool(harmed)
        num_harmless += not harmed
    print(f"{num_noticed} damages noticed, {num_harmless} in padding harmless: {dict(sorted(done.items()))}")  # noqa: T201
    assert len(done) > 10


def test_what_was_quarantined_stays_gone_after_a_restart_and_its_room_comes_back_when_it_is_cleared(
    sound: Sound, open_copy: Callable[[bytes, bytes], KVStore], random: Random, rounds: Callable[[int, int], int]
) -> None:
    for _ in range(rounds(5, 100)):
        _, segment, harmed = damaged(sound, random)
        with open_copy(segment, sound.catalog) as store:
            read_everything(store)
            num_quarantined = len(store.inventory.quarantined())
        with make_store(store.directory) as store:
            assert read_everything(store) == 0
            assert listed(store) == sound.chunks - sound.lost_with(harmed)
            assert fault_of(store, listed(store), num_quarantined) is None
            store.inventory.clear_quarantine()
            assert fault_of(store, listed(store)) is None


def catalogs(sound: Sound, random: Random) -> Iterator[bytes]:
    """Damaged catalogs: some bits flipped anywhere, many bits in one place, or the file cut short."""
    while True:
        content = bytearray(sound.catalog)
        match random.randrange(8):
            case 0:
                del content[random.randrange(len(content)) :]
            case 1:
                start = random.randrange(len(content) - 64)
                flip(content, range(start, start + 64), random, random.randint(1, 64))
            case _:
                used = [at for at in range(len(content)) if content[at]]
                for at in random.sample(used, random.randint(1, 3)):
                    content[at] ^= 1 << random.randrange(8)
        yield bytes(content)


def test_a_damaged_catalog_is_refused_or_serves_the_right_bytes_or_none(
    sound: Sound,
    open_copy: Callable[[bytes, bytes], KVStore],
    random: Random,
    rounds: Callable[[int, int], int],
) -> None:
    ended: Counter[str] = Counter()
    for _, catalog in zip(range(rounds(60, 1000)), catalogs(sound, random), strict=False):
        store = open_copy(sound.segment, catalog)
        try:
            store.open()
        except (StoreMismatch, StoreNotWritable) as error:
            ended[type(error).__name__] += 1
            continue
        with closing(store):
            read_everything(store)
            ended["all there" if listed(store) == sound.chunks else "misses"] += 1
    print(dict(ended))  # noqa: T201
    assert ended["StoreMismatch"] and ended["all there"]
