"""A check of a store in steps: each reads a bounded number of bytes and says where the next one goes on."""

import contextlib
import time
from collections.abc import Callable, Iterator
from typing import Any

from cluster.cli.store.access import STEP_TIMEOUT_S, Ask
from cluster.cli.store.progress import progress

_SCRUB_STEP_BYTES = 16 * 2**20


class CheckTotal:
    """The sum of a check's steps."""

    def __init__(self, faults: list[dict[str, Any]]) -> None:
        self.faults = list(faults)
        self.sums = {"num_extents": 0, "num_records": 0, "bytes_read": 0}
        self.last: dict[str, Any] = {"after_extent": 0, "is_done": False}

    def add(self, report: dict[str, Any]) -> None:
        self.faults += report["faults"]
        for name in self.sums:
            self.sums[name] += report[name]
        self.last = {"after_extent": report["after_extent"], "is_done": report["is_done"]}

    def as_dict(self) -> dict[str, Any]:
        return {"is_clean": not self.faults, "faults": self.faults, **self.sums, **self.last}


def steps(step: Callable[[int], dict[str, Any]], after_extent: int) -> Iterator[dict[str, Any]]:
    """Reports of the steps, up to the one that says it was the last."""
    is_done = False
    while not is_done:
        report = step(after_extent)
        after_extent, is_done = report["after_extent"], report["is_done"]
        yield report


def scrubbed(ask: Ask, rate: int, after_extent: int, as_json: bool) -> dict[str, Any]:
    """Scrub at `rate` bytes a second and return the result; after Ctrl-C, the result so far."""
    total, quarantined = CheckTotal([]), list[dict[str, Any]]()
    total.last["after_extent"] = after_extent
    step_bytes = max(1, min(_SCRUB_STEP_BYTES, rate // 4))
    plan = ask({"tool": "verify_catalog"}, STEP_TIMEOUT_S)

    def step(after: int) -> dict[str, Any]:
        return ask({"tool": "scrub", "after_extent": after, "max_bytes": step_bytes}, STEP_TIMEOUT_S)

    with contextlib.suppress(KeyboardInterrupt), progress(as_json, "scrub", plan["bytes_to_read"]) as advance:
        due_s = time.monotonic()
        for report in steps(step, after_extent):
            total.add(report)
            quarantined += report["quarantined"]
            advance(report["bytes_read"])
            due_s += report["bytes_read"] / rate
            if not report["is_done"]:
                time.sleep(max(0.0, due_s - time.monotonic()))
    return {**total.as_dict(), "quarantined": quarantined}
