"""Faults that tests must catch: each is planted in a copy of the checkout, and the tests named with it must then fail.

Run it before and after tests are removed, so that no claim goes with them: `make planted-faults`, or
`python tests/planted_faults.py --help`.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
#: Built files that are not committed and that the tests use.
OBJECTS = "workers/kernels/native/objects"


@dataclass(frozen=True)
class Fault:
    """Replaces `right` in `path` by `wrong`. `tests`: paths or folders of the tests that must notice."""

    claim: str
    path: str
    right: str
    wrong: str
    tests: str

    @property
    def has_place(self) -> bool:
        """Returns whether the source holds `right` exactly once."""
        path = ROOT / self.path
        return path.is_file() and path.read_text().count(self.right) == 1


FAULTS = [
    Fault(
        "a payload that changed on disk is refused",
        "kvstore/format/record.py",
        "if payload_xxh3 != xxhash.xxh3_64_intdigest(payload):",
        "if False:",
        "tests/unit/kvstore/format",
    ),
    Fault(
        "a record of another prefix or provenance is refused",
        "kvstore/format/record.py",
        "if page[: _FIXED.size] != identity.header_fields(slot, payload_xxh3):",
        "if False:",
        "tests/unit/kvstore/format",
    ),
    Fault(
        "approximate KV has keys of its own",
        "kvstore/placements/held.py",
        "self._inventory.identity.keys_of(raw, tenant, provenance)",
        "self._inventory.identity.keys_of(raw, tenant)",
        "tests/unit/kvstore/placements",
    ),
    Fault(
        "a prompt that leaves an extent on the way uses only the chunks before",
        "kvstore/index/extent_index.py",
        "if chunk_ids[at + num_matched - 1] != extent.chunk_id(num_matched - 1):",
        "if False:",
        "tests/unit/kvstore/index tests/property/kvstore",
    ),
    Fault(
        "data are synced before they are published",
        "kvstore/placements/writer.py",
        "            self._files.sync(pending.extent.run.segment)\n        except",
        "            pass\n        except",
        "tests/unit/kvstore/placements tests/torture",
    ),
    Fault(
        "the newest importance weighs a quarter (IMPRESS, section 4.4.2)",
        "kvstore/policies/impress.py",
        "average_ratio += (NEWEST_WEIGHT if num_accesses else 1.0) * (importance - average_ratio)",
        "average_ratio += NEWEST_WEIGHT * (importance - average_ratio)",
        "tests/unit/kvstore/policies",
    ),
    Fault(
        "parts of attention are joined by their weights",
        "workers/attention/log_sum_exp.py",
        "torch.sigmoid(lse_a - lse_b)",
        "torch.sigmoid(lse_b - lse_a)",
        "tests/unit/workers/attention",
    ),
    Fault(
        "a head's sink takes its share",
        "workers/attention/log_sum_exp.py",
        "if sinks_N is None:",
        "if True:",
        "tests/unit/workers/attention",
    ),
    Fault(
        "a hand-off announces exactly the rows that are expected",
        "workers/handoff/inbox.py",
        "if announced != expected:",
        "if False:",
        "tests/unit/workers/handoff",
    ),
    Fault(
        "computing does not wait until its rows may be sent",
        "workers/handoff/edges.py",
        "        self._enqueue(_Message(header, rows_T2KD, on_sent, after))\n",
        "        if after is not None:\n            after.wait()\n"
        "        self._enqueue(_Message(header, rows_T2KD, on_sent, after))\n",
        "tests/unit/workers/handoff",
    ),
    Fault(
        "all calls to NCCL are made on the link's own stream",
        "workers/handoff/nccl_link.py",
        "with self._unbroken(), self._on_stream():",
        "with self._unbroken():",
        "tests/unit/workers/handoff",
    ),
    Fault(
        "a transfer of NCCL is polled, not waited for",
        "workers/handoff/nccl_link.py",
        "            while not work.is_completed():\n",
        "            work.wait()\n            while not work.is_completed():\n",
        "tests/unit/workers/handoff",
    ),
    Fault(
        "the host link sends a piece when the device has copied it",
        "workers/handoff/host_link.py",
        "        event.wait()\n        copied.popleft()\n",
        "        copied.popleft()\n",
        "tests/unit/workers/handoff",
    ),
    Fault(
        "the host link reuses a piece when the device has read it",
        "workers/handoff/host_link.py",
        "                    put.popleft().wait()\n                target",
        "                    put.popleft()\n                target",
        "tests/unit/workers/handoff",
    ),
    Fault(
        "a request that comes back to computing gets no more than its half",
        "workers/turns/turn_order.py",
        "self._had_s[kind] = max(self._had_s)",
        "pass",
        "tests/unit/workers/turns tests/property/workers",
    ),
    Fault(
        "the nucleus holds the fewest tokens that reach top_p",
        "workers/requests/sampler.py",
        "np.searchsorted(sums[:-1], top_p)",
        "np.searchsorted(sums[:-1], top_p / 2)",
        "tests/unit/workers/requests tests/property/workers",
    ),
    Fault(
        "noise depends on the position",
        "workers/requests/sampler.py",
        "key=np.array([seed, position], dtype=np.uint64)",
        "key=np.array([seed, 0], dtype=np.uint64)",
        "tests/unit/workers/requests tests/property/workers",
    ),
    Fault(
        "no tenant keeps a place that another one needs",
        "cluster/tenant_shares.py",
        "return own <= limit - total or own * num_tenants <= limit",
        "return own <= limit",
        "tests/unit/cluster/test_tenant_shares.py tests/property/cluster",
    ),
    Fault(
        "a tenant runs no more requests than its limit",
        "cluster/requests/admission.py",
        "is_below_its_limit = self._num_running_of[tenant] < self._max_running_per_tenant",
        "is_below_its_limit = True",
        "tests/property/cluster tests/unit/cluster/requests",
    ),
    Fault(
        "tenants take turns in the queue",
        "cluster/requests/admission.py",
        "self._queues[tenant] = queue  # last in the order of turns",
        "self._queues = {tenant: queue, **self._queues}",
        "tests/property/cluster tests/unit/cluster/requests",
    ),
    Fault(
        "a request that waits for another one's rows stands aside",
        "cluster/requests/single_flight.py",
        "                ticket.step_aside()\n",
        "                pass\n",
        "tests/unit/cluster/requests",
    ),
    Fault(
        "answers of a prompt that is being computed are waited for when half of it is shared",
        "cluster/requests/single_flight.py",
        "if num_shared and num_shared >= _LEAST_SHARE * (flight.end - flight.first_unknown(num_known)):",
        "if num_shared:",
        "tests/unit/cluster/requests",
    ),
    Fault(
        "every worker of a chain has at least a token",
        "cluster/planning/equal_work.py",
        "highest_B = (end - 1) // CHUNK_TOKENS - (workers_B - 1)",
        "highest_B = end // CHUNK_TOKENS",
        "tests/unit/cluster/planning tests/property/cluster",
    ),
    Fault(
        "a call without a token is refused before its request is received",
        "cluster/ingress/access/authentication.py",
        "            self._authentication.check(call.invocation_metadata)\n",
        "            pass\n",
        "tests/unit/cluster/ingress",
    ),
    Fault(
        "rows that were damaged on the way to a client are refused",
        "cluster/client/calls.py",
        "if rows.xxh3 != rows_checksum(rows.k, rows.v):",
        "if False:",
        "tests/unit/cluster/client",
    ),
    Fault(
        "a client that asks again gives no token out twice",
        "cluster/client/calls.py",
        "self.token_ids += tokens.token_ids[num_known:]",
        "self.token_ids += tokens.token_ids",
        "tests/unit/cluster/client",
    ),
    Fault(
        "changes of the store without gaps",
        "cluster/client/calls.py",
        "elif known is not None and (known.epoch, known.sequence) != (changes.epoch, changes.after):",
        "elif False:",
        "tests/unit/cluster/client",
    ),
]


def main() -> int:
    parser = argparse.ArgumentParser(description="Plant faults in a copy of the checkout; the tests must notice each.")
    parser.add_argument("--only", default="", metavar="TEXT", help="faults whose claim or path contains this")
    parser.add_argument("--list", action="store_true", help="say what would be planted, and whether its place is there")
    wanted = parser.parse_args()
    faults = [each for each in FAULTS if wanted.only in each.claim + each.path]
    lost = [each for each in faults if not each.has_place]
    for fault in lost:
        sys.stderr.write(f"{fault.path} does not hold this once: {fault.right}\n")
    if lost or wanted.list:
        sys.stdout.writelines(f"{each.path}: {each.claim}\n" for each in faults)
        return 1 if lost else 0
    with tempfile.TemporaryDirectory() as directory:
        copy = _copied(Path(directory) / ROOT.name)
        missed = [fault for fault in faults if not _is_caught(fault, copy)]
    sys.stdout.write(f"{len(faults) - len(missed)} of {len(faults)} caught\n")
    return 1 if missed else 0


def _copied(copy: Path) -> Path:
    tracked = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, tracked.split("\0")):
        if (ROOT / name).is_file():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, copy / name)
    if (ROOT / OBJECTS).is_dir():
        shutil.copytree(ROOT / OBJECTS, copy / OBJECTS, dirs_exist_ok=True)
    return copy


def _is_caught(fault: Fault, copy: Path) -> bool:
    """Print a row of the table: the test that catches a fault, and after how many seconds."""
    place = copy / fault.path
    source = place.read_text()
    place.write_text(source.replace(fault.right, fault.wrong))
    started_s = time.monotonic()
    try:
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *fault.tests.split()]
        environment = {**os.environ, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"}
        run = subprocess.run(command, cwd=copy, env=environment, capture_output=True, text=True)
    finally:
        place.write_text(source)
    failed = [line.split(" - ")[0] for line in run.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    is_caught = run.returncode == 1 and bool(failed)
    found = failed[0] if is_caught else f"NOT CAUGHT (pytest ended with {run.returncode})"
    sys.stdout.write(f"| {fault.claim} | `{fault.path}` | {found} | {time.monotonic() - started_s:.0f} s |\n")
    sys.stdout.flush()
    return is_caught


if __name__ == "__main__":
    sys.exit(main())
