"""`runahead bench tier`: the tier under vLLM's offloading manager, compared with vLLM's `fs` tier in one run.

Damaged blocks that are given out; bytes beyond the limit while ten times as much is stored; blocks found after kill -9;
GB/s of stores and loads, ours verified and synced, those of `fs` neither; time of the scheduler's thread in a step.
"""

import json
import os
import statistics
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from benchmarks.baselines.vllm_process import ENGINES_PYTHON, ROOT
from benchmarks.report.report import (
    Bar,
    BenchError,
    Report,
    bench_command,
    machine_facts,
    progress,
    scratch_directory,
    table_of,
)
from benchmarks.tier.measure import Effort

_FREE_BYTES = 4 * 2**30
_STEP_US = 100.0
QUICK = Effort(
    faults=200, kills=2, rounds=1, round_bytes=64 * 2**20, limit_bytes=16 * 2**20, known_blocks=1000, steps=20
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """`python`: an interpreter with vLLM; without one our tier runs alone, in this one."""

    python: Path = ENGINES_PYTHON
    quick: bool = False

    @property
    def effort(self) -> Effort:
        return QUICK if self.quick else Effort()


def _measure(settings: Settings, directory: Path | None) -> Report:
    with scratch_directory(directory, _FREE_BYTES) as scratch, progress("bench tier", 1) as advance:
        advance("both tiers, or ours alone where there is no vLLM")
        python = settings.python if settings.python.exists() else Path(sys.executable)
        given = json.dumps({"directory": str(scratch), "effort": asdict(settings.effort)})
        result = subprocess.run(
            [str(python), "-m", "benchmarks.tier.measure", given],
            env={**os.environ, "PYTHONPATH": str(ROOT), "VLLM_LOGGING_LEVEL": "ERROR"},
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        if result.returncode:
            raise BenchError(f"{python} failed: {(result.stderr.strip() or 'no message').splitlines()[-1]}")
        facts = machine_facts(scratch, packages=("numpy", "xxhash"))
    return report_of(json.loads(result.stdout.splitlines()[-1]), facts)


run = bench_command(_measure)


def report_of(figures: Mapping[str, Any], machine: Mapping[str, Any]) -> Report:
    """The measurements as figures, tables, bars and notes."""
    ours, fs, speed = figures["runahead"], figures.get("fs"), figures["speed"]
    kills = ours["kills"]
    ratios = {way: _ratio(speed, f"{way}_gb_s") for way in ("load", "store")}
    bars = [
        Bar.at_most("tier_flips_served", sum(ours["faults"]["served"].values()), 0),
        Bar.at_most("tier_disk_overrun", ours["overrun"]["overrun_bytes"], 0),
        Bar.at_least("tier_found_after_kill", kills["found"] / kills["reported"], 1.0),
        Bar.at_least("tier_gb_s_vs_fs_load", ratios["load"], 0.9),
        Bar.at_least("tier_gb_s_vs_fs_store", ratios["store"], 0.7),
        Bar.at_most("tier_step_us_per_key", _us_per_key(ours["steps"]), 1.0),
    ]
    tiers = {"runahead": ours, **({"fs": fs} if fs else {})}
    rows = [
        {
            "tier": name,
            "damaged": sum(each["faults"]["damaged"].values()),
            "wrong": sum(each["faults"]["served"].values()),
            "overrun_mib": each["overrun"]["overrun_bytes"] / 2**20,
            "store_gb_s": statistics.median(speed[name]["store_gb_s"]),
            "load_gb_s": statistics.median(speed[name]["load_gb_s"]),
            "step_us": each["steps"]["p50_us"],
            "us_a_key": _us_per_key(each["steps"]),
        }
        for name, each in tiers.items()
    ]
    columns = "tier damaged wrong overrun_mib:.1f store_gb_s:.2f load_gb_s:.2f step_us:.0f us_a_key:.2f"
    table = table_of("damaged blocks given out, bytes beyond the limit, speed, time of a step", rows, columns)
    return Report("tier", machine, dict(figures), bars, [table], _notes(figures))


def _ratio(speed: Mapping[str, Any], name: str) -> float | None:
    """Median over the rounds of our GB/s divided by those of `fs`; None without vLLM."""
    if "fs" not in speed:
        return None
    pairs = zip(speed["runahead"][name], speed["fs"][name], strict=True)
    return statistics.median(float(ours) / float(theirs) for ours, theirs in pairs)


def _us_per_key(steps: Mapping[str, Any]) -> float:
    """Microseconds of a key in a median step, after the 0.1 ms that a step may take."""
    return max(0.0, float(steps["p50_us"]) - _STEP_US) / float(steps["keys"])


def _notes(figures: Mapping[str, Any]) -> list[str]:
    version = figures["vllm"]
    return [
        f"fs: of vLLM {version}, through its own class" if version else "fs was not run: no interpreter with vLLM",
        "our stores are synced and our loads verified; fs does neither, and takes no limit of bytes",
        "a step: 256 lookups, a store and a load of 32 blocks of 4 KiB each, while transfers are under way",
        "not shown: power cuts, whole requests in vLLM, GPUs",
    ]
