"""Bars of configurations that lose no answers, according to the accuracy bench's printed results."""

import json
from pathlib import Path
from typing import Any

import pytest

from benchmarks.fixtures.requests import Configuration, Sample
from benchmarks.report.report import BenchError
from benchmarks.reuse.bandwidth import Bandwidth
from benchmarks.reuse.command import report_of
from benchmarks.reuse.figures import Measured
from benchmarks.reuse.lossless import ADVICE, fastest_lossless, lossless_bars, read_losses
from benchmarks.reuse.settings import Settings
from kvstore import KVShape
from workers.engine import EngineReply
from workers.plan.events import FinishReason, RunTimings

SHAPE = KVShape(num_layers=2, num_kv_heads=2, head_dim=16, dtype="float32")
FOUND, MISSED = Bandwidth(2e7, 0.79, 5), Bandwidth(2e7, 0.9, 20)
FULL: Configuration = ("attentionstore", None)
FULL_4 = ("attentionstore?bits=4", 1.0)
FAST, SURE, LOSSY = ("runahead?bits=4", 0.25), ("runahead?bits=8", 0.5), ("runahead?bits=4", 0.05)


def accuracy_file(directory: Path, losses: dict[Configuration, float], **machine: Any) -> Path:
    worst = [
        {"preset": preset, "budget": budget, "drop_points": points, "drop_low": points - 1, "drop_high": points + 1,
         "data": "reading", "questions": 2000}
        for (preset, budget), points in losses.items()
    ]  # fmt: skip
    content = {"bench": "accuracy", "machine": {"model": "m", "commit": "abc", **machine}, "figures": {"worst": worst}}
    path = directory / "accuracy.json"
    path.write_text(f"a table that was printed before\n{json.dumps(content)}\n")
    return path


LOSSES = {FULL: 0.0, FULL_4: 2.0, FAST: 1.0, SURE: -0.5, LOSSY: 1.1, ("impress?bits=4", 0.5): 0.0}


def measured(bandwidth: Bandwidth = FOUND, **ttfts_s: dict[Configuration, float]) -> Measured:
    def sample(ttft_s: float) -> Sample:
        reply = EngineReply(
            num_prompt_tokens=352,
            num_cached_tokens=320,
            num_stored_chunks=0,
            bytes_from_disk=1,
            bytes_from_host=0,
            bytes_from_device=0,
            timings=RunTimings(compute_s=ttft_s),
            selection=None,
            finish_reason=FinishReason.LENGTH,
        )
        return Sample(ttft_s=ttft_s, reply=reply, kept=SHAPE, disk_bytes=1)

    parts: dict[str, Any] = {
        name: {key: [sample(ttft_s * factor) for factor in (0.5, 1, 4)] for key, ttft_s in some.items()}
        for name, some in ttfts_s.items()
    }
    return Measured(shape=SHAPE, num_prefix=320, bandwidth=bandwidth, **parts)


EMULATED = {FULL: 8.0, FULL_4: 2.0, FAST: 0.5, SURE: 1.0, LOSSY: 0.1, ("impress?bits=4", 0.5): 0.05}
NATIVE = {FULL: 2.0, FULL_4: 1.0, FAST: 0.4, SURE: 0.2, LOSSY: 0.1}


def test_bars_are_of_the_fastest_of_ours_that_loses_at_most_a_point(tmp_path: Path) -> None:
    losses = read_losses(accuracy_file(tmp_path, LOSSES), "m")
    both = measured(emulated=EMULATED, native=NATIVE)
    fastest = fastest_lossless(both, losses)
    assert fastest == FAST, "it is fastest on the emulated disk only, and asked on both"
    assert {bar.id: (bar.value, bar.target) for bar in lossless_bars(both, fastest)} == {
        "lossless_ttft_vs_full": (16.0, 12.0),
        "lossless_ttft_vs_full_4bit": (4.0, 2.5),
        "native_ttft_lossless": (5.0, 5.0),
    }


def test_load_all_in_fewer_bits_counts_as_ours_where_it_loses_nothing(tmp_path: Path) -> None:
    losses = read_losses(accuracy_file(tmp_path, {FULL_4: 0.0, SURE: 0.0}), "m")
    slow = measured(emulated={**EMULATED, SURE: 3.0})
    assert fastest_lossless(slow, losses) == FULL_4
    bars = {bar.id: bar.value for bar in lossless_bars(slow, FULL_4)}
    assert bars == {"lossless_ttft_vs_full": 4.0, "lossless_ttft_vs_full_4bit": 1.0}


def test_a_disk_whose_bandwidth_was_missed_has_no_bars_and_chooses_nothing(tmp_path: Path) -> None:
    losses = read_losses(accuracy_file(tmp_path, LOSSES), "m")
    missed = measured(MISSED, emulated=EMULATED, native=NATIVE)
    fastest = fastest_lossless(missed, losses)
    assert fastest == SURE
    assert {bar.id for bar in lossless_bars(missed, fastest)} == {"native_ttft_lossless"}


def test_the_report_says_what_the_bars_are_of_or_what_to_run(tmp_path: Path) -> None:
    losses = read_losses(accuracy_file(tmp_path, LOSSES), "m")
    asked = {FULL: 8.0, FAST: 0.5}
    report = report_of(Settings(), measured(emulated=asked), {}, losses)
    (said,) = [note for note in report.notes if "fastest of ours" in note]
    assert "runahead?bits=4 25% is the fastest of ours that loses at most a point: 1.0 (95%: 0.0 to 2.0)" in said
    assert "2000 questions at abc" in said
    assert "lossless, but not in this run: runahead?bits=8 50%" in report.notes
    assert [bar.id for bar in report.bars if "lossless" in bar.id] == ["lossless_ttft_vs_full"]
    assert report.figures["lossless"]["worst_kind"] == "reading"
    assert ADVICE not in report.notes
    nothing = report_of(Settings(), measured(emulated={FULL: 8.0, LOSSY: 0.1}), {}, losses)
    assert any("no configuration of ours" in note for note in nothing.notes)
    without = report_of(Settings(), measured(emulated=asked), {})
    assert ADVICE in without.notes
    assert not [bar for bar in (*nothing.bars, *without.bars) if "lossless" in bar.id]


@pytest.mark.parametrize("text", ["", "{", "{}", '{"machine": {}, "figures": {"worst": [{"preset": "x"}]}}'])
def test_another_file_is_refused_in_one_line(tmp_path: Path, text: str) -> None:
    path = tmp_path / "accuracy.json"
    path.write_text(text)
    with pytest.raises(BenchError, match="is not output of") as caught:
        read_losses(path, "m")
    assert "\n" not in str(caught.value)


def test_losses_of_another_model_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BenchError, match="about model other, not m"):
        read_losses(accuracy_file(tmp_path, LOSSES, model="other"), "m")
