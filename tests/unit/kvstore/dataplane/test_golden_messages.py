"""The bytes of every message of the data plane are pinned: a store and its node's workers may be of two releases."""

import hashlib
import json
from pathlib import Path

import numpy as np
import pytest

from kvstore.dataplane.answers import (
    Accepted,
    Announced,
    Answer,
    Appended,
    Bounds,
    DemotionRoom,
    FetchFailed,
    FetchStarted,
    Frames,
    Hello,
    StagedFrames,
    ToolAnswer,
)
from kvstore.dataplane.requests import (
    Admit,
    Append,
    Cancel,
    Demote,
    DemotionDone,
    Fetch,
    FetchTokens,
    Fill,
    ImportanceNote,
    Promote,
    Put,
    RecordDamaged,
    Release,
    Request,
    Room,
    RunTool,
    Stage,
    Want,
)
from kvstore.disk.io_engine import Priority

#: One line a packet: message, size, and its bytes, or their digest if it has more than 200.
GOLDEN = Path("tests/golden/data_plane.txt")

IS_WANTED = np.arange(37) % 3 == 1
MANY = [(entry, 4096 * entry + 2**40) for entry in range(5000)]
MESSAGES: dict[str, Request | Answer | Hello | ToolAnswer] = {
    "fetch one": Fetch(2**63, 2**60 + 1, (3,), (7,), Priority.BACKGROUND),
    "fetch one announced": Fetch(1, 2, (3,), (2**32 - 1,), is_announced=True),
    "fetch all": Fetch(1, 2, priority=Priority.PREFETCH),
    "fetch some": Fetch(1, 2, (3, 65535), (0, 7, 2**32 - 1), Priority.PREFETCH, True),
    "fetch tokens": FetchTokens(1, 2, (3, 4), IS_WANTED),
    "fetch tokens from": FetchTokens(1, 2, (3, 4), IS_WANTED, (5, 2**32 - 1), is_announced=True),
    "fetch no tokens": FetchTokens(1, 2, (), IS_WANTED[:0], (), Priority.BACKGROUND),
    "want": Want(7, [True, False, True] * 5),
    "want none": Want(7, []),
    "want, used each": Want(7, [True, False, True], [0.25]),
    "want of many": Want(7, [True, False, True] * 100_000),
    "want of many, used each": Want(7, [True, False] * 2500, [0.25] * 2500),
    "release": Release(7, [0, 5], 0.5),
    "release moved": Release(7, [0, 5], 0.5, is_moved=True),
    "release last": Release(7, [0, 5], 1.0, is_last=True),
    "release each": Release(7, [0, 5], [0.5, 0.25], is_moved=True, is_last=True),
    "release of many": Release(7, list(range(5000)), 0.5, is_last=True),
    "release each of many": Release(7, list(range(5000)), [0.5] * 5000, is_last=True),
    "damaged": RecordDamaged(7, 3),
    "cancel": Cancel(7),
    "promote": Promote(7),
    "stage": Stage(7, 2**60, 3, 4),
    "stage early": Stage(7, 2**60, 3, 4, is_early=True),
    "slot room": Room(7, (0, 65535)),
    "slot room early": Room(7, (3,), is_early=True),
    "fill": Fill(7, (0, 65535)),
    "append": Append(7, 2**60, 192, np.array([0, 2**32 - 1, 5], np.uint32)),
    "put": Put(7),
    "demote": Demote(7, 2**63, 8192),
    "demoted": DemotionDone(7),
    "note": ImportanceNote(2**60, 37, 5, np.arange(37, dtype=np.float16)),
    "note of nothing": ImportanceNote(2**60, 37, 0, np.empty(0, np.float16)),
    "note of many": ImportanceNote(2**60, 40_000, 5, (np.arange(40_000) % 2048).astype(np.float16)),
    "tool": RunTool(7, {"tool": "ls", "tenant": "ü"}),
    "admit": Admit(2**60 + 1, bytes(range(16))),
    "hello": Hello(2**59, 2**40),
    "started one": FetchStarted(7, (1,), [(0, 2**40)]),
    "started none here": FetchStarted(7, (2, 3), []),
    "started": FetchStarted(7, (2, 3), [(0, 2**40), (4, 4096)]),
    "started with many": FetchStarted(7, (5000,), MANY),
    "bounds": Bounds(7, [(0, 16), (64, 80)]),
    "announced": Announced(7, [2**63, 1]),
    "announced none": Announced(7, []),
    "announced many": Announced(7, list(range(5000))),
    "frames": Frames(7, MANY[:2], True),
    "frames not from disk": Frames(7, MANY[:2], False),
    "many frames": Frames(7, MANY, True),
    "failed": FetchFailed(7, -2, "ü is refused"),
    "failed at length": FetchFailed(7, 3, "ü" * 70_000),
    "staged": StagedFrames(7, 2, (4096, 2**40)),
    "staged none": StagedFrames(7, 0, ()),
    "appended": Appended(7, 3, 5),
    "room": DemotionRoom(7, 2**40),
    "no room": DemotionRoom(7, None),
    "accepted": Accepted(7),
    "tool answer": ToolAnswer(7, b'{"a": [1, null]}'),
    "tool answer at length": ToolAnswer(7, json.dumps({"text": "ü" * 70_000}).encode()),
}


def described(packet: bytes) -> str:
    return f"{len(packet)} {packet.hex() if len(packet) <= 200 else hashlib.sha256(packet).hexdigest()}"


@pytest.mark.parametrize("name", list(MESSAGES))
def test_a_message_is_the_bytes_that_it_has_always_been(name: str) -> None:
    golden = [line.split(": ")[1] for line in GOLDEN.read_text().splitlines() if line.startswith(f"{name}: ")]
    assert [described(packet) for packet in MESSAGES[name].encode()] == golden
