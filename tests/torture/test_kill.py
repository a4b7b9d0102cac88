"""kill -9 at any moment of a store's life, again and again in one directory, and a full audit after each.

Each round is a process of its own (`killable_store.py`) that recovers from the last kill, then saves, evicts, reorders,
compacts and deletes. It kills itself at a drawn file operation, or the test kills it at a drawn line of its output.
"""

import json
import os
import shutil
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from store_model import PRESSURE_BYTES, Chunk, fault_of, listed, make_store, prefixes

import kvstore

pytestmark = pytest.mark.torture

REPOSITORY = Path(kvstore.__file__).parent.parent
PROGRAM = Path(__file__).parent / "killable_store.py"
#: More file operations than a round has: with this number a round ends by itself.
MOST_OPERATIONS = 400
#: File operations of a recovery, or a few more.
FEW_OPERATIONS = 20


class Ledger:
    """Chunks that the store in the directory must and may hold, from the lines that its processes printed."""

    def __init__(self) -> None:
        self.must: set[Chunk] = set()
        self.may: set[Chunk] = set()
        #: Number of kills during each kind of step.
        self.interrupted: Counter[str] = Counter()

    def audited(self, held: set[Chunk]) -> None:
        """Take these as the store's chunks, which were seen: from now on, no kill may change them."""
        self.must, self.may = set(held), set(held)

    def read(self, lines: list[dict[str, Any]]) -> None:
        """Read the lines of one process, up to its death."""
        doing = "opening"
        for line in lines:
            match line:
                case {"opened": chunks}:
                    assert {Chunk(*chunk) for chunk in chunks} == self.must, "recovery served something else"
                    doing = "nothing"
                case {"begins": doing, **rest}:
                    # Until the step returns, any part of it may have happened.
                    before = set(self.must)
                    self.may |= set(prefixes(*rest["adds"])) if "adds" in rest else set()
                    self.must = {chunk for chunk in self.must if chunk.tenant not in rest["removes"]}
                case {"saved": chunks}:
                    saved = {Chunk(*chunk) for chunk in chunks}
                    assert saved <= self.may
                    before |= saved
                case {"removed": chunks}:
                    before -= {Chunk(*chunk) for chunk in chunks}
                case {"returned": True}:
                    self.audited(before)
                    doing = "nothing"
                case {"closed": True}:
                    doing = "ended"
        self.interrupted[doing] += 1


def run_until_killed(directory: Path, seed: int, kill_at: int, last_line: int) -> tuple[list[dict[str, Any]], int]:
    """Lines that a process printed, and its exit status; the test kills it after `last_line` lines (0: never)."""
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join((str(REPOSITORY), str(PROGRAM.parent))),
        "PYTHONDONTWRITEBYTECODE": "1",
        "OPENBLAS_NUM_THREADS": "1",
    }
    lines: list[dict[str, Any]] = []
    with subprocess.Popen(
        [sys.executable, PROGRAM, directory, str(seed), str(kill_at)], stdout=subprocess.PIPE, env=environment
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            lines.append(json.loads(line))
            if len(lines) == last_line:
                process.kill()
    return lines, process.returncode


def test_nothing_that_was_promised_is_lost_or_served_wrong_over_hundreds_of_kills(
    scratch: Path, random: Random, rounds: Callable[[int, int], int]
) -> None:
    directory, ledger, num_kills, num_rounds = scratch / "store", Ledger(), 0, 0
    while num_kills < rounds(12, 500):
        kill_at = last_line = 0
        if random.random() < 0.8:  # otherwise the test kills the process
            kill_at = random.randint(1, MOST_OPERATIONS if random.random() < 0.8 else FEW_OPERATIONS)
        else:
            last_line = random.randint(1, 60)
        lines, status = run_until_killed(directory, random.getrandbits(32), kill_at, last_line)
        assert status in (0, -signal.SIGKILL), f"round {num_rounds}: {lines[-3:]}"
        num_rounds += 1
        num_kills += status == -signal.SIGKILL
        ledger.read(lines)
        # A copy, so that the next process does the recovery, and may be killed during it.
        shutil.copytree(directory, scratch / "copy")
        with make_store(scratch / "copy", disk_bytes=PRESSURE_BYTES) as store:
            held = listed(store)
            fault = fault_of(store, held)
        shutil.rmtree(scratch / "copy")
        assert fault is None, f"round {num_rounds}: {fault}"
        assert ledger.must <= held <= ledger.may, (
            f"round {num_rounds}: lost {sorted(ledger.must - held)}, came back {sorted(held - ledger.may)}"
        )
        ledger.audited(held)
    print(f"{num_kills} kills in {num_rounds} rounds; in the middle of {dict(ledger.interrupted)}")  # noqa: T201
