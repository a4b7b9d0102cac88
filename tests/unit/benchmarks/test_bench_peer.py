"""`bench load --peer vllm`: equal requests to both engines, the comparison, and its bars."""

import itertools
import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from benchmarks.baselines.vllm_process import Reply
from benchmarks.load import peer, peer_asks, peer_command
from benchmarks.load.answers import Answers
from benchmarks.load.clients import End, Load, Outcome
from benchmarks.load.machine_speed import MachineSpeed, machine_speed
from benchmarks.load.mix import Ask
from benchmarks.load.peer import (
    ALONE,
    BESIDE,
    BUDGET,
    COLD,
    SHORT,
    STORED,
    TWINS,
    VLLM,
    WARM,
    PeerBench,
    PeerMeasured,
    Settings,
    num_steps,
)
from benchmarks.load.peer_asks import PeerAsks
from benchmarks.load.service import Target
from benchmarks.report.report import BenchError
from workers.model.reference import ReferenceAnswer

SETTINGS = Settings(python=Path("python"), documents=2, clients=3)


@pytest.fixture
def asks(monkeypatch: pytest.MonkeyPatch) -> PeerAsks:
    monkeypatch.setattr(peer_asks, "documents", lambda _, __, num_tokens: [list(range(num_tokens // 64 * 64))])
    monkeypatch.setattr(peer_asks, "measured_questions", lambda _: [[-number] * 32 for number in range(1, 13)])
    tokenizer: Any = None
    return PeerAsks.of(tokenizer, 2)


def test_prompts_have_the_lengths_of_the_bars_and_none_begins_as_another_one_does(asks: PeerAsks) -> None:
    assert {len(ask.prompt) for ask in asks.questions} == {1504}
    assert len({ask.prompt[:1472] for ask in asks.questions}) == 2 and len({ask.prompt for ask in asks.questions}) == 8
    shorts = [*asks.shorts, *asks.alone, *asks.beside[1:]]
    assert (len(asks.shorts), len(asks.alone), len(asks.beside)) == (4, 8, 9)
    assert all(100 <= len(ask.prompt) <= 200 for ask in shorts)
    assert len(asks.beside[0].prompt) == 6144
    assert len(asks.twins) == 8 and {ask.prompt for ask in asks.twins} == {asks.twins[0].prompt}
    firsts = [ask.prompt[0] for ask in [*shorts, asks.beside[0], asks.twins[0], *asks.warm_up]]
    assert len(set(firsts)) == len(firsts)


class Engines:
    """Two fake engines; each answers with the prompt's length and the tokens in `told`."""

    def __init__(self) -> None:
        self.running: list[str] = []
        self.asked: list[tuple[str, int, int, float]] = []
        self.told: dict[tuple[str, int], tuple[int, ...]] = {}
        self.end = End.RIGHT

    def reply(self, engine: str, ask: Ask) -> tuple[int, ...]:
        return self.told.get((engine, len(ask.prompt)), (len(ask.prompt),) * ask.max_new_tokens)

    @contextmanager
    def vllm(self, _: Path, __: Path, most: int, ___: Path, connector: None, *, shares_cores: bool) -> Iterator[Any]:
        assert not self.running and not shares_cores
        assert most == 6144 + 32
        with self._running(VLLM):
            yield self

    @contextmanager
    def _running(self, engine: str) -> Iterator[None]:
        assert engine not in self.running
        self.running.append(engine)
        try:
            yield
        finally:
            self.running.remove(engine)

    def ask(self, prompts: Sequence[Sequence[int]], num_tokens: int, **how: Any) -> list[Reply | None]:
        if prompts:
            assert how["ignore_eos"] and not how["forget"], "the prompt was forgotten before it was timed"
            self.asked.append((VLLM, len(prompts), how["clients"], 0.0))
        for number in range(len(prompts)):
            how["ended"](number + 1)
        asks = [Ask(prompt=tuple(prompt), max_new_tokens=num_tokens) for prompt in prompts]
        return [Reply(self.reply(VLLM, ask), 0.5, 64, 0.25, 1.0) for ask in asks]

    def rows_shared(self, target: Target) -> int:
        """In each loop of 8 equal prompts, 7 requests share 3,008 rows of the first one."""
        return 7 * 3008 * self.asked.count((target.address, 8, 8, 0.0))

    @contextmanager
    def service(self, _: Path, store: Path, workers: int, threads: int, *__: int) -> Iterator[Target]:
        assert store.name == f"store-{workers}x{threads}", "a restart opens the same store"
        assert self.running == [VLLM], "vLLM waits, and one service runs at a time"
        with self._running(f"{workers} x {threads}"):
            yield Target(address=f"{workers} x {threads}")

    def clients(self, address: str, _: None, answers: None, num_clients: int, **__: float) -> Any:
        def closed_loop(asks: Sequence[Ask], done: Callable[[int], None]) -> Load:
            self.asked.append((address, len(asks), num_clients, asks[0].kv_budget))
            outcomes = []
            for number, ask in enumerate(asks, 1):
                tokens = self.reply(address, ask)
                outcomes.append(
                    Outcome(due_s=0.1, end=self.end, total_s=2.0, ttft_s=1.0, ask=ask, token_ids=tokens, detail="why")
                )
                done(number)
            return Load(outcomes, 4.0)

        return type("Clients", (), {"closed_loop": staticmethod(closed_loop)})


@pytest.fixture
def engines(monkeypatch: pytest.MonkeyPatch) -> Engines:
    both = Engines()
    monkeypatch.setattr(peer, "running_vllm", both.vllm)
    monkeypatch.setattr(peer, "bare_service", both.service)
    monkeypatch.setattr(peer, "Clients", both.clients)
    monkeypatch.setattr(peer, "rows_shared", both.rows_shared)
    speeds = itertools.count(100)
    monkeypatch.setattr(peer, "machine_speed", lambda: MachineSpeed(next(speeds), 9.0))
    monkeypatch.setattr(peer, "shapes", lambda: [(1, 2), (2, 1)])
    return both


def test_both_engines_are_asked_the_same_by_turns_and_ours_under_a_budget_after_a_restart(
    engines: Engines, asks: PeerAsks, tmp_path: Path
) -> None:
    steps: list[str] = []
    measured = PeerBench(SETTINGS, tmp_path, asks, tmp_path, steps.append).measure()
    assert len(steps) == num_steps(asks)
    assert set(measured.loops) == {VLLM, "1 x 2", "2 x 1"} and measured.ours == ["1 x 2", "2 x 1"]
    documents, shorts = [(8, 3, 0.0)] * 2, (4, 3, 0.0)
    mixes = [(8, 2, 0.0), (9, 3, 0.0)]
    of = {engine: [each[1:] for each in engines.asked if each[0] == engine] for engine in measured.loops}
    assert of[VLLM] == [(1, 1, 0.0), (1, 1, 0.0), *documents, *documents, shorts, *mixes]
    for engine in measured.ours:
        restarted = [(2, 1, 0.0), (8, 3, 0.25), shorts, (8, 8, 0.0), (8, 8, 0.0), *mixes]
        assert of[engine] == [(2, 1, 0.0), *documents, *restarted]
        assert set(measured.loops[engine]) == {COLD, WARM, SHORT, TWINS, STORED, ALONE, BESIDE, BUDGET}
    assert {engine: [each.gflop_s for each in of] for engine, of in measured.speeds.items()} == {
        VLLM: [100, 101, 104, 107, 120, 121, 122],
        "1 x 2": [102, 103, *range(108, 114)],
        "2 x 1": [105, 106, *range(114, 120)],
    }
    assert len(measured.loops[VLLM][WARM].outcomes) == 3 * 8, "outcomes of all rounds"
    assert measured.loops["1 x 2"][WARM].seconds == 4.0
    one = 3009 + 16
    shared = 7 * 3008
    assert measured.shared_rows == {
        "1 x 2": (8 * one - shared) / one,
        "2 x 1": (8 * one - shared + shared - 6 * 3009) / one,  # everything that one worker holds is in both caches
    }
    assert (measured.num_differing, measured.wrong) == (0, {VLLM: 0, "1 x 2": 0, "2 x 1": 0})
    assert measured.num_prompts == 8 + 4 + 1 + 8 + 9
    assert measured.loops[VLLM][COLD].outcomes[0].computed_tokens == 1504 - 64


def test_where_replies_differ_transformers_says_which_one_is_wrong(
    engines: Engines, asks: PeerAsks, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    long, twin = len(asks.beside[0].prompt), len(asks.twins[0].prompt)
    engines.told = {("2 x 1", long): (5,) * 32, (VLLM, long): (6,) * 32, ("1 x 2", twin): (3009,) * 16}

    def of(model: str, asked: Sequence[Ask], advance: Callable[[str], None]) -> Answers:
        assert [len(ask.prompt) for ask in asked] == [long]
        return Answers({asked[0].prompt: ReferenceAnswer((long,) * 32, (1.0,) * 32)})

    monkeypatch.setattr(Answers, "of", of)
    measured = PeerBench(SETTINGS, tmp_path, asks, tmp_path, lambda _: None).measure()
    assert (measured.num_differing, measured.wrong) == (1, {VLLM: 1, "1 x 2": 0, "2 x 1": 1})


def test_a_request_without_a_reply_ends_the_bench_with_its_reason(
    engines: Engines, asks: PeerAsks, tmp_path: Path
) -> None:
    engines.end = End.FAILED
    with pytest.raises(BenchError, match=r"request to our service failed \(failed\): why"):
        PeerBench(SETTINGS, tmp_path, asks, tmp_path, lambda _: None).measure()
    assert not engines.running


# -- bars --------------------------------------------------------------------------------------------------------------

LONG = Ask(prompt=(9,) * 6000, max_new_tokens=32)
TWIN = Ask(prompt=(8,) * 3000, max_new_tokens=16)


def answered(ttft_s: float, *, ask: Ask | None = None, due_s: float = 0.0, cached: int = 0) -> Outcome:
    ask = ask or Ask(prompt=(1,) * 100, max_new_tokens=3)
    return Outcome(
        ask=ask,
        end=End.RIGHT,
        token_ids=(1, 2, 3),
        cached_tokens=cached,
        due_s=due_s,
        ttft_s=ttft_s,
        total_s=ttft_s + 0.2,
    )


def loops(seconds: float, ttft_s: float, *, beside_s: float = 1.0) -> dict[str, Load]:
    each = Load([answered(ttft_s)] * 10, seconds)
    late = answered(100.0, due_s=20.0)
    beside = [answered(20.0, ask=LONG), answered(beside_s), answered(beside_s, due_s=19.0), late]
    return {COLD: each, WARM: each, SHORT: each, ALONE: Load([answered(0.5)] * 4, 5.0), BESIDE: Load(beside, 40.0)}


def measured(*, twins_cached: int = 2999, wrong: int = 0) -> PeerMeasured:
    twins = Load([answered(1.0, ask=TWIN), *[answered(1.0, ask=TWIN, cached=twins_cached)] * 7], 9.0)
    ours = {"1 x 2": loops(10.0, 0.6), "2 x 1": loops(20.0, 0.3, beside_s=0.6)}
    for number, each in enumerate(ours.values(), 1):
        each.update({TWINS: twins, STORED: twins, BUDGET: Load(each[WARM].outcomes, 5.0 * number)})
    return PeerMeasured(
        loops={VLLM: loops(11.0, 1.0), **ours},
        shared_rows={"1 x 2": 1.1, "2 x 1": 2.1},
        speeds={VLLM: [MachineSpeed(120.4, 11.0), MachineSpeed(80.0, 7.04), MachineSpeed(110.0, 9.0)]},
        wrong={VLLM: wrong, "1 x 2": 0},
        num_prompts=9,
    )


def bars_of(found: PeerMeasured) -> dict[str, tuple[float | None, bool | None]]:
    report = peer_command.report_of(SETTINGS, found, LONG, {"cores": 2})
    json.loads(report.json_line())
    return {bar.id: (bar.value, bar.ok) for bar in report.bars}


def test_bars_take_the_better_of_our_shapes_and_of_equal_prompts_the_worse() -> None:
    found = measured()
    found.loops["2 x 1"][TWINS] = replace(found.loops["2 x 1"][TWINS], seconds=1.0)
    bars = bars_of(found)
    assert bars == {
        "load_cold_vs_vllm": (pytest.approx(1.1), True),
        "load_warm_vs_vllm": (pytest.approx(1.1), False),
        "load_short_vs_vllm": (pytest.approx(1.1), True),
        "load_warm_budget_vs_vllm": (pytest.approx(2.2), True),
        "load_ttft_warm": (pytest.approx(0.3), True),
        "twins_computed": (pytest.approx(3007 / 3000), True),
        "shared_rows": (1.1, True),
        "short_beside_long_p99": (pytest.approx(1.2), True),
        "load_vs_vllm_wrong": (0, True),
    }
    assert bars_of(measured(twins_cached=0))["twins_computed"] == (8.0, False)


def test_the_machine_of_each_engine_is_told() -> None:
    report = peer_command.report_of(SETTINGS, measured(), LONG, {"cores": 2})
    told = "speed of the machine before each loop: vLLM: 80 to 120 GFLOP/s, 7 to 11 GB/s"
    assert told in report.notes
    assert json.loads(report.json_line())["figures"]["machine_speed"]["vLLM"][1] == {"gflop_s": 80.0, "gb_s": 7.04}


def test_a_speed_is_measured() -> None:
    assert min(machine_speed()) > 0


def test_wrong_replies_take_the_verdict_of_speeds() -> None:
    bars = bars_of(measured(wrong=2))
    assert bars["load_cold_vs_vllm"][1] is None and bars["load_vs_vllm_wrong"] == (2, False)


def test_requests_that_came_after_the_long_one_had_its_token_do_not_count_and_without_any_there_is_no_figure() -> None:
    found = measured()
    for engine in found.loops:
        found.loops[engine][BESIDE] = Load([answered(20.0, ask=LONG), answered(1.0, due_s=30.0)], 40.0)
    assert bars_of(found)["short_beside_long_p99"] == (None, None)


def test_without_vllm_the_bench_says_how_to_get_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings = Settings(python=tmp_path / "python")
    assert peer_command.run(settings, directory=tmp_path, force=True, as_json=True) == 2
    assert "make engines" in capsys.readouterr().err


@pytest.mark.parametrize("wrong", [{"documents": 0}, {"clients": 1}])
def test_settings_that_compare_nothing_are_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="at least"):
        Settings(python=Path("python"), **wrong)
