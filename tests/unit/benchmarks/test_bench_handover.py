"""`bench hand-over`: its comparison of tokens, its bars, and its run over prompts, without vLLM."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest

from benchmarks.baselines.vllm_process import Reply
from benchmarks.handover import bench, command
from benchmarks.handover.bench import COLD, DISK, WARM, Measured, Settings, is_equal
from benchmarks.handover.overlap import Overlap
from workers.model.reference import ReferenceAnswer

WANTED = ReferenceAnswer((5, 6, 7), (1.0, 1e-6, 1.0))
SETTINGS = Settings(python=Path("python"), prompts=2)


def measured(**counters: float) -> Measured:
    right, wrong = Reply((5, 6, 7), 0.1, 128), Reply((4, 6, 7), 0.1, 64)
    compared = {
        COLD: [(150, right, WANTED), (150, wrong, WANTED)],
        WARM: [(150, right, WANTED), (150, right, WANTED)],
        DISK: [(150, right, WANTED), (159, right, WANTED)],
    }
    ttft_s = {COLD: [4.0, 2.0, 9.0], WARM: [0.3], command.OWN_CACHE: [0.1], command.ALONE: [5.0]}
    overlaps = [Overlap(0.5, 2.0, 0.9), Overlap(2.0, 1.5, 0.0)]
    return Measured(compared=compared, ttft_s=ttft_s, overlaps=overlaps, counters=counters, num_cancelled=3)


def test_tokens_are_equal_up_to_where_two_are_as_good() -> None:
    assert is_equal(Reply((5, 6, 7), 0.1, 0), WANTED)
    assert is_equal(Reply((5, 9, 9), 0.1, 0), WANTED), "the second step is a tie"
    assert not is_equal(Reply((5, 6, 9), 0.1, 0), WANTED)
    assert not is_equal(Reply((5,), 0.1, 0), WANTED)


def test_bars_are_those_of_the_figures() -> None:
    report = command.report_of(SETTINGS, measured(), {"cores": 2})
    bars = {bar.id: (pytest.approx(bar.value), bar.ok) for bar in report.bars}
    assert bars == {
        "handover_equal": (5 / 6, False),
        "handover_computed_tokens": (31, True),
        "handover_ttft_warm": (3.0, False),
        "handover_ttft_cold": (0.8, True),
        "overlap": (0.5, False),
    }
    figures = json.loads(report.json_line())["figures"]
    assert figures["equal"] == {COLD: 1, WARM: 2, DISK: 2} and figures["ttft_ms"][COLD] == [4000.0, 2000.0, 9000.0]


def test_a_load_that_failed_takes_the_verdict_of_times_and_computed_tokens() -> None:
    report = command.report_of(SETTINGS, measured(load_failures=1), {})
    assert [bar.ok for bar in report.bars] == [False, None, None, None, False]
    assert report.bars[1].verdict == "1 lookups or loads failed"


def test_without_vllm_the_bench_says_how_to_get_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings = Settings(python=tmp_path / "python")
    assert command.run(settings, directory=tmp_path, force=True, as_json=True) == 2
    assert "make engines" in capsys.readouterr().err


class Answering:
    """A fake vLLM that answers as the reference does, and has computed every token of a prompt new to the service."""

    def __init__(self, services: list[Path], connector: object) -> None:
        self.counters = {"loads": 1.0}
        self.services = services
        self.connector = connector
        self.known: set[tuple[int, ...]] = set()

    def ask(
        self,
        prompts: list[list[int]],
        num_tokens: int,
        *,
        cancelled: tuple[int, ...] = (),
        forget: bool = True,
        **_: object,
    ) -> list[Reply | None]:
        assert (self.connector is None) == (not self.services), "a service comes with a connector"
        replies: list[Reply | None] = []
        for place, prompt in enumerate(prompts):
            cached = len(prompt) // 64 * 64 if tuple(prompt) in self.known else 0
            replies.append(None if place in cancelled else Reply((sum(prompt),), 0.5 if forget else 0.25, cached))
        self.known |= set(map(tuple, prompts))
        return replies


def test_all_prompts_come_cold_warm_and_from_the_disk_of_a_service_that_restarted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    services: list[Path] = []
    starts: list[str] = []

    @contextmanager
    def serving(_: Path, store: Path, workers: int, *__: object, options: tuple[str, str]) -> Iterator[None]:
        assert workers == 2
        services.append(store)
        starts.append(options[1])
        yield
        services.remove(store)

    @contextmanager
    def running(_: Path, __: Path, most: int, ___: Path, connector: dict[str, str] | None) -> Iterator[Answering]:
        assert most == 256 + bench.NEW_TOKENS
        assert connector is None or connector["address"].endswith(starts[0])
        yield Answering(services, connector)

    def texts(_: object, number: int, length: int) -> list[list[int]]:
        return [list(range(first, first + length)) for first in range(number)]

    monkeypatch.setattr(bench, "Tokenizer", lambda _: SimpleNamespace(load=lambda: None))
    monkeypatch.setattr(bench, "documents", texts)
    answers = SimpleNamespace(generate=lambda prompt, _: ReferenceAnswer((sum(prompt),), (1.0,)))
    monkeypatch.setattr(bench, "Reference", lambda _: answers)
    monkeypatch.setattr(bench, "serving", serving)
    monkeypatch.setattr(bench, "running_vllm", running)
    monkeypatch.setattr(bench, "overlap_of", lambda _, prompt: flowing.append(prompt) or Overlap(1.0, 2.0, 0.5))
    flowing: list[list[int]] = []
    steps: list[str] = []
    settings = Settings(python=Path("python"), prompts=4, tokens=256, rounds=2)
    found = bench.Bench(settings, tmp_path, tmp_path, steps.append).measure()
    assert {phase: found.num_equal(phase) for phase in found.compared} == {COLD: 4, WARM: 4, DISK: 4}
    assert found.most_computed() == max(length % 64 for length in (80, 117, 154, 191))
    assert {name: len(seconds) for name, seconds in found.ttft_s.items()} == {
        COLD: 2, WARM: 2, command.OWN_CACHE: 2, command.ALONE: 2,
    }  # fmt: skip
    assert found.median_s(command.OWN_CACHE) == 0.25
    assert len(found.overlaps) == 2
    assert flowing == texts(0, 4, 256)[2:], "these prompts are new"
    assert len(starts) == 2 and starts[0] == starts[1] and not services
    assert len(steps) == settings.num_steps
