"""The bytes of every message of the data plane: a store and the workers beside it may be of two releases."""

import hashlib
from collections.abc import Iterable
from pathlib import Path

import numpy as np
import pytest

from kvstore.dataplane import wire

#: One line for each packet: message, size, and the bytes; of a packet of over 200 bytes their digest.
GOLDEN = Path("tests/golden/data_plane.txt")

IS_WANTED = np.arange(37) % 3 == 1
MANY = [(entry, 4096 * entry + 2**40) for entry in range(5000)]
ANSWER = {"text": "ü" * 70_000}
MESSAGES: dict[str, Iterable[bytes]] = {
    "fetch one": [wire.FetchMessage(2**63, 2**60 + 1, 2, (3,), (7,)).encode()],
    "fetch one announced": [wire.FetchMessage(1, 2, 0, (3,), (2**32 - 1,), True).encode()],
    "fetch all": [wire.FetchMessage(1, 2, 1, (), ()).encode()],
    "fetch some": [wire.FetchMessage(1, 2, 1, (3, 65535), (0, 7, 2**32 - 1), True).encode()],
    "fetch tokens": [wire.FetchTokensMessage(1, 2, 0, (3, 4), IS_WANTED).encode()],
    "fetch tokens from": [wire.FetchTokensMessage(1, 2, 0, (3, 4), IS_WANTED, True, (5, 2**32 - 1)).encode()],
    "fetch no tokens": [wire.FetchTokensMessage(1, 2, 2, (), IS_WANTED[:0]).encode()],
    "want": wire.want(7, [True, False, True] * 5),
    "want none": wire.want(7, []),
    "want, used alike": wire.want(7, [True, False, True] * 5, 0.5),
    "want, used each": wire.want(7, [True, False, True], [0.25]),
    "want of many": wire.want(7, [True, False, True] * 100_000),
    "want of many, used each": wire.want(7, [True, False] * 2500, [0.25] * 2500),
    "release": wire.release(7, [0, 5], 0.5),
    "release moved": wire.release(7, [0, 5], 0.5, is_moved=True),
    "release last": wire.release(7, [0, 5], 1.0, is_last=True),
    "release each": wire.release(7, [0, 5], [0.5, 0.25], is_moved=True, is_last=True),
    "release of many": wire.release(7, list(range(5000)), 0.5, is_last=True),
    "release each of many": wire.release(7, list(range(5000)), [0.5] * 5000, is_last=True),
    "damaged": [wire.damaged(7, 3)],
    "cancel": [wire.of_request(wire.CANCEL, 7)],
    "promote": [wire.of_request(wire.PROMOTE, 7)],
    "stage": [wire.stage(7, 2**60, 3, 4)],
    "put": [wire.of_request(wire.PUT, 7)],
    "demote": [wire.demote(7, 2**63, 8192)],
    "demoted": [wire.of_request(wire.DEMOTED, 7)],
    "note": wire.note(2**60, 37, 5, np.arange(37, dtype=np.float16)),
    "note of nothing": wire.note(2**60, 37, 0, np.empty(0, np.float16)),
    "note of many": wire.note(2**60, 40_000, 5, (np.arange(40_000) % 2048).astype(np.float16)),
    "tool": [wire.tool(7, {"tool": "ls", "tenant": "ü"})],
    "hello": [wire.hello({"generation": 2**59, "arena_bytes": 2**40})],
    "started one": wire.started(7, (1,), [(0, 2**40)]),
    "started none here": wire.started(7, (2, 3), []),
    "started": wire.started(7, (2, 3), [(0, 2**40), (4, 4096)]),
    "started with many": wire.started(7, (5000,), MANY),
    "bounds": [wire.bounds(7, [(0, 16), (64, 80)])],
    "announced": wire.announced(7, [2**63, 1]),
    "announced none": wire.announced(7, []),
    "announced many": wire.announced(7, list(range(5000))),
    "frames": wire.frames(7, MANY[:2], True),
    "frames not from disk": wire.frames(7, MANY[:2], False),
    "many frames": wire.frames(7, MANY, True),
    "failed": [wire.failed(7, -2, "ü is refused")],
    "failed at length": [wire.failed(7, 3, "ü" * 70_000)],
    "staged": [wire.staged(7, 2, (4096, 2**40))],
    "staged none": [wire.staged(7, 0, ())],
    "room": [wire.room(7, 2**40)],
    "no room": [wire.room(7, None)],
    "accepted": [wire.of_request(wire.ACCEPTED, 7)],
    "tool answer": wire.told(7, {"a": [1, None]}),
    "tool answer at length": wire.told(7, ANSWER),
}


def described(packet: bytes) -> str:
    return f"{len(packet)} {packet.hex() if len(packet) <= 200 else hashlib.sha256(packet).hexdigest()}"


@pytest.mark.parametrize("name", list(MESSAGES))
def test_a_message_is_the_bytes_that_it_has_always_been(name: str) -> None:
    golden = [line.split(": ")[1] for line in GOLDEN.read_text().splitlines() if line.startswith(f"{name}: ")]
    assert [described(packet) for packet in MESSAGES[name]] == golden
