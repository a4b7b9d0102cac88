"""One end of a fetch that kills or stops itself during the fetch: a program that tests run in its own process.

    python killable_peer.py send DIRECTORY WORD HOW AT
    python killable_peer.py fetch DIRECTORY WORD HOW AT PORT

`send` stores the word, prints the port that it listens on, and waits. `fetch` fetches the word from the store at PORT
of this machine. HOW is the name of the signal that the process sends itself in the middle of message AT that it sends
(or receives), greeting included.
"""

import json
import os
import signal
import sys
from pathlib import Path

from store_model import make_store, save, tokens_of

from kvstore import KVStore, PeerLocation
from kvstore.peers import messages as peer_messages
from kvstore.peers.connection import PeerSocket

KEY = b"known to both ends of this test!"
#: Two chunks of the model: many messages of few rows.
WINDOW_BYTES = 2048


class Executioner:
    """Counts messages and sends this process a signal in the middle of one."""

    def __init__(self, how: str, at: int) -> None:
        self._signal = signal.Signals[how]
        self._left = at

    def is_due(self) -> bool:
        self._left -= 1
        return self._left == 0

    def strike(self) -> None:
        os.kill(os.getpid(), self._signal)
        signal.pause()


def die_sending(executioner: Executioner) -> None:
    send = PeerSocket.send

    def send_or_die(peer: PeerSocket, *parts: bytes | memoryview, deadline_s: float | None = None) -> None:
        if not executioner.is_due():
            send(peer, *parts, deadline_s=deadline_s)
            return
        message = b"".join(parts)
        send(peer, message[: len(message) // 2])
        executioner.strike()

    PeerSocket.send = send_or_die  # type: ignore[method-assign]


def die_receiving(executioner: Executioner) -> None:
    receive_into = PeerSocket.receive_into

    def receive_or_die(peer: PeerSocket, view: memoryview, *, deadline_s: float | None = None) -> None:
        if executioner.is_due():
            receive_into(peer, view[: len(view) // 2])
            executioner.strike()
        receive_into(peer, view, deadline_s=deadline_s)

    PeerSocket.receive_into = receive_or_die  # type: ignore[method-assign]


def tell(**event: object) -> None:
    os.write(sys.stdout.fileno(), json.dumps(event).encode() + b"\n")


def send(store: KVStore, word: str) -> None:
    save(store, word)
    tell(port=store.serve_peers("127.0.0.1", KEY).port)
    sys.stdin.read()


def fetch(store: KVStore, word: str, port: int) -> None:
    peer_messages.WINDOW_BYTES = WINDOW_BYTES
    tokens = tokens_of(word)
    report = store.fetch(PeerLocation(host="127.0.0.1", port=port), KEY, tokens, num_tokens=len(tokens))
    tell(num_tokens=report.num_tokens, failure=report.failure)


def main(role: str, directory: str, word: str, how: str, at: str, *port: str) -> None:
    executioner = Executioner(how, int(at))
    with make_store(Path(directory)) as store:
        if role == "send":
            die_sending(executioner)
            send(store, word)
        else:
            die_receiving(executioner)
            fetch(store, word, int(*port))


if __name__ == "__main__":
    main(*sys.argv[1:])
