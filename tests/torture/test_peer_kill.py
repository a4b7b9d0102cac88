"""Either end of a fetch is killed or stopped in the middle of a message: the other end goes on, and serves no wrong KV.

The killed end is a process of its own (`killable_peer.py`); the other end is in the process of the test.
"""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
from killable_peer import KEY, WINDOW_BYTES
from store_model import Chunk, examined, fault_of, listed, make_store, prefixes, save, tokens_of

import kvstore
from kvstore import KVStore, PeerLocation
from kvstore.peers import connection as peer_socket
from kvstore.peers import messages as peer_messages

pytestmark = pytest.mark.torture

REPOSITORY = Path(kvstore.__file__).parent.parent
PROGRAM = Path(__file__).parent / "killable_peer.py"
WORD = "abcdabbaccddbadcabcdaabb"
#: Greeting, offer, and two layers of twelve windows.
NUM_SENT, NUM_RECEIVED = 2 + 1 + 24, 2 + 1 + 48
WAIT_S = 30.0
HOW = ("SIGKILL", "SIGSTOP")


@pytest.fixture(autouse=True)
def impatience(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stopped peer is given up soon, and a fetch takes many messages."""
    monkeypatch.setattr(peer_socket, "SILENCE_S", 0.5)
    monkeypatch.setattr(peer_socket, "GREETING_S", 0.5)
    monkeypatch.setattr(peer_messages, "WINDOW_BYTES", WINDOW_BYTES)


@contextmanager
def started(*arguments: object) -> Iterator[subprocess.Popen[bytes]]:
    """A running program, killed at the end in any case."""
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join((str(REPOSITORY), str(PROGRAM.parent))),
        "PYTHONDONTWRITEBYTECODE": "1",
        "OPENBLAS_NUM_THREADS": "1",
    }
    with subprocess.Popen(
        [sys.executable, PROGRAM, *map(str, arguments)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def fetch(store: KVStore, port: int) -> tuple[int, str]:
    tokens = tokens_of(WORD)
    report = store.fetch(PeerLocation(host="127.0.0.1", port=port), KEY, tokens, num_tokens=len(tokens))
    return report.num_tokens // 16, report.failure


def chunks(num_chunks: int) -> set[Chunk]:
    return set(prefixes("", WORD[:num_chunks]))


def wait_until(condition: Callable[[], bool]) -> None:
    deadline_s = time.monotonic() + WAIT_S
    while not condition():
        assert time.monotonic() < deadline_s
        time.sleep(0.002)


def test_a_fetch_from_a_store_that_dies_or_stops_keeps_what_came_whole(
    scratch: Path, random: Random, rounds: Callable[[int, int], int]
) -> None:
    kept: Counter[int] = Counter()
    for number in range(rounds(8, 200)):
        how, at = HOW[number % 2], random.randint(1, NUM_SENT)
        with (
            make_store(scratch / "here") as store,
            started("send", scratch / "there", WORD, how, at) as process,
        ):
            assert process.stdout is not None
            num_chunks, failure = fetch(store, json.loads(process.stdout.readline())["port"])
            assert failure, (how, at)
            assert num_chunks == 2 * max(0, (at - 4) // 2), (how, at)
            assert listed(store) == chunks(num_chunks)
            assert fault_of(store, chunks(num_chunks)) is None
            assert not store.placements._claims
            assert not store.placements._held
            kept[num_chunks] += 1
        for name in ("here", "there"):
            shutil.rmtree(scratch / name)
    print(f"chunks kept, and how often: {dict(sorted(kept.items()))}")  # noqa: T201


def test_a_store_whose_fetch_is_killed_or_stopped_is_sound_and_so_is_its_sender(
    scratch: Path, random: Random, rounds: Callable[[int, int], int]
) -> None:
    with make_store(scratch / "there") as sender:
        save(sender, WORD)
        port = sender.serve_peers("127.0.0.1", KEY).port
        for number in range(rounds(8, 200)):
            how, at = HOW[number % 2], random.randint(1, NUM_RECEIVED)
            with started("fetch", scratch / "here", WORD, how, at, port) as process:
                if how == "SIGKILL":
                    assert process.wait(WAIT_S) == -signal.SIGKILL
                else:
                    assert os.WIFSTOPPED(os.waitpid(process.pid, os.WUNTRACED)[1])
                assert sender._peer_server is not None
                wait_until(lambda: not sender._peer_server._peers)
            assert not sender.placements._held, "a lease of a peer that has gone is still held"
            assert not any(extent.num_readers for extent in sender.inventory.extents())
            held, fault = examined(scratch / "here")
            assert fault is None, (how, at, fault)
            assert held == chunks(len(held))
            with make_store(scratch / "here") as store:
                assert fetch(store, port) == (len(WORD), ""), (how, at)
                assert fault_of(store, chunks(len(WORD))) is None
            shutil.rmtree(scratch / "here")
        assert fault_of(sender, chunks(len(WORD))) is None
