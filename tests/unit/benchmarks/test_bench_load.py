"""`bench load`: its requests, its judgement of replies, and its figures and bars."""

import json
import threading
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from benchmarks.load import clients as load_clients
from benchmarks.load import command as load
from benchmarks.load import trace as load_trace
from benchmarks.load.answers import Answers
from benchmarks.load.bench import Measured, Settings
from benchmarks.load.chats import MESSAGE_TOKENS, TURNS, Chats, measure_chats
from benchmarks.load.clients import Clients, End, Load, Outcome, percentiles
from benchmarks.load.mix import Ask, Mix, distinct, drawn
from benchmarks.load.phases import Cancels, Idle, Tenants
from cluster.cli.app import app
from cluster.client import CallFailed
from protos.runahead.v1 import runahead_pb2 as pb
from workers.model.reference import ReferenceAnswer

VOCABULARY = 100
MIX = Mix(requests=400, prefixes=5, prefix_tokens=20, suffixes=3, suffix_tokens=4, abort_share=0.25, budget_share=0.5)


# -- requests ----------------------------------------------------------------------------------------------------------


def test_a_mix_is_the_same_every_time_and_of_the_shape_that_was_asked_for() -> None:
    asks = drawn(MIX, VOCABULARY)
    assert asks == drawn(MIX, VOCABULARY)
    assert {len(ask.prompt) for ask in asks} == {24}
    assert all(0 < token < VOCABULARY for ask in asks for token in ask.prompt)
    popularity = sorted(sum(ask.prompt[:20] == head for ask in asks) for head in {ask.prompt[:20] for ask in asks})
    assert len(popularity) == 5
    assert popularity[-1] > 2 * popularity[0], "popularity follows Zipf's law"
    assert len(distinct(asks)) == 15
    assert 60 < sum(ask.leaves_after is not None for ask in asks) < 140
    assert 150 < sum(ask.kv_budget == 1.0 for ask in asks) < 250
    assert {ask.at_s for ask in asks} == {0.0}


def test_an_exponent_of_zero_makes_all_prefixes_alike() -> None:
    asks = drawn(Mix(requests=4000, prefixes=4, zipf=0, prefix_tokens=6), VOCABULARY)
    counts = [sum(ask.prompt[:6] == head for ask in asks) for head in {ask.prompt[:6] for ask in asks}]
    assert all(850 < count < 1150 for count in counts)


def test_arrivals_of_an_open_loop_have_the_rate() -> None:
    asks = drawn(MIX, VOCABULARY, rate=20.0)
    times = [ask.at_s for ask in asks]
    assert times == sorted(times)
    assert 16 < len(times) / times[-1] < 25


def test_a_trace_that_is_written_is_read_again_and_its_prompts_share_what_its_blocks_share(tmp_path: Path) -> None:
    file = tmp_path / "trace.jsonl"
    entries = load_trace.synthetic(60, rate=5.0)
    load_trace.write(file, entries)
    assert load_trace.read(file) == entries
    assert load_trace.read(file, 7) == entries[:7]
    asks, num_cut = load_trace.asks_of(entries, VOCABULARY, positions=10_000, block_tokens=16, speed=2.0)
    assert num_cut == 0
    assert len({entry.hash_ids[0] for entry in entries}) < len(entries)
    for entry, ask in zip(entries, asks, strict=True):
        assert len(ask.prompt) == max(1, entry.input_length * 16 // 512)
        assert ask.max_new_tokens == entry.output_length * 16 // 512
        assert ask.at_s == pytest.approx((entry.timestamp_ms - entries[0].timestamp_ms) / 2e3)
    num_sharing = 0
    for (one, first), (other, second) in combinations(zip(entries, asks, strict=True), 2):
        pairs = enumerate(zip(one.hash_ids, other.hash_ids, strict=False))
        shared = next((number for number, (a, b) in pairs if a != b), min(len(one.hash_ids), len(other.hash_ids)))
        length = min(16 * shared, len(first.prompt), len(second.prompt))
        num_sharing += length > 16
        assert first.prompt[:length] == second.prompt[:length]
    assert num_sharing > 10


def test_requests_of_a_trace_that_are_too_long_are_cut_and_counted() -> None:
    entry = load_trace.Entry(timestamp_ms=5, input_length=2000, output_length=900, hash_ids=(1, 2, 3, 4))
    (ask,), num_cut = load_trace.asks_of([entry], VOCABULARY, positions=600, block_tokens=512, speed=1.0)
    assert num_cut == 1
    assert (len(ask.prompt), ask.max_new_tokens, ask.at_s) == (300, 300, 0.0)


@pytest.mark.parametrize(
    "line",
    [
        "nonsense",
        "[]",
        '{"timestamp": 1}',
        '{"timestamp": -1, "input_length": 1, "output_length": 1, "hash_ids": [1]}',
        '{"timestamp": 1, "input_length": 0, "output_length": 1, "hash_ids": [1]}',
        '{"timestamp": 1, "input_length": 600, "output_length": 1, "hash_ids": [1]}',
        '{"timestamp": 1, "input_length": "x", "output_length": 1, "hash_ids": [1]}',
    ],
)
def test_a_trace_with_a_bad_line_is_refused_with_its_number(tmp_path: Path, line: str) -> None:
    file = tmp_path / "trace.jsonl"
    file.write_text('{"timestamp": 1, "input_length": 9, "output_length": 1, "hash_ids": [1]}\n' + line + "\n")
    with pytest.raises(load_trace.TraceError, match="line 2"):
        load_trace.read(file)


# -- judgement of replies ----------------------------------------------------------------------------------------------

ASK = Ask(prompt=(1, 2, 3), max_new_tokens=4)
ANSWERS = Answers({ASK.prompt: ReferenceAnswer((5, 6, 7, 8), (1.0, 1.0, 1.0, 1.0))})


class ScriptedClient:
    """A client that streams the parts of `script`: token ids, a failure, or the end."""

    script: tuple[Any, ...] = ()
    num_closed = 0
    num_open = 0
    most_open = 0
    lock = threading.Lock()

    def __init__(self, *_: object) -> None:
        pass

    def __enter__(self) -> "ScriptedClient":
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def generate(self, request: pb.GenerateRequest, timeout_s: float) -> Iterator[pb.GenerateResponse]:
        cls = type(self)
        with cls.lock:
            cls.num_open += 1
            cls.most_open = max(cls.most_open, cls.num_open)
        try:
            for step in self.script:
                if isinstance(step, CallFailed):
                    raise step
                yield pb.GenerateResponse(tokens=pb.Tokens(token_ids=[step]))
            stats = pb.RequestStats(prompt_tokens=3, cached_tokens=1, exact=True)
            yield pb.GenerateResponse(complete=pb.Complete(request_id="r", stats=stats))
        finally:
            with cls.lock:
                cls.num_open -= 1
                cls.num_closed += 1


@pytest.mark.parametrize(
    ("script", "leaves_after", "end"),
    [
        ((5, 6, 7, 8), None, End.RIGHT),
        ((5, 6, 9, 8), None, End.WRONG),
        ((5, 6, 7), None, End.WRONG),
        ((5, 6, 7, 8), 2, End.LEFT),
        ((5, 9, 7, 8), 2, End.WRONG),
        ((5, CallFailed("DEADLINE_EXCEEDED", "late")), None, End.HUNG),
        ((CallFailed("RESOURCE_EXHAUSTED", "full"),), None, End.REFUSED),
        ((CallFailed("UNAVAILABLE", "gone"),), None, End.FAILED),
        ((CallFailed("INTERNAL", "bug"),), 2, End.FAILED),
    ],
)
def test_a_reply_is_judged_by_its_tokens_and_its_status(
    monkeypatch: pytest.MonkeyPatch, script: tuple[Any, ...], leaves_after: int | None, end: End
) -> None:
    monkeypatch.setattr(ScriptedClient, "script", script)
    client: Any = ScriptedClient()
    ask = Ask(prompt=ASK.prompt, max_new_tokens=4, leaves_after=leaves_after)
    outcome = load_clients.ask_once(client, ask, ANSWERS, started_s=0.0, due_s=0.0)
    assert outcome.end is end
    assert (outcome.ttft_s is None) == isinstance(script[0], CallFailed)


def test_tokens_after_a_tie_and_under_a_part_of_the_rows_are_not_compared() -> None:
    answers = Answers({ASK.prompt: ReferenceAnswer((5, 6, 7, 8), (1.0, 1e-6, 1.0, 1.0))})
    assert answers.is_right(ASK, [5, 9, 9, 9])
    assert not answers.is_right(ASK, [4, 6, 7, 8])
    assert answers.is_right(Ask(prompt=ASK.prompt, max_new_tokens=4, kv_budget=0.5), [1, 1, 1, 1])
    assert not ANSWERS.is_right(Ask(prompt=ASK.prompt, max_new_tokens=4, kv_budget=1.0), [1, 1, 1, 1])


@pytest.mark.parametrize("is_open", [False, True])
def test_every_request_is_asked_once_by_so_many_clients(monkeypatch: pytest.MonkeyPatch, is_open: bool) -> None:
    monkeypatch.setattr(ScriptedClient, "script", (5, 6, 7, 8))
    monkeypatch.setattr(ScriptedClient, "num_closed", 0)
    monkeypatch.setattr(ScriptedClient, "most_open", 0)
    monkeypatch.setattr(load_clients, "Client", ScriptedClient)
    clients = Clients("nowhere", None, ANSWERS, 4)
    counted: list[int] = []
    asks = [Ask(prompt=ASK.prompt, max_new_tokens=4, at_s=0.001 * number) for number in range(40)]
    ran = (clients.open_loop if is_open else clients.closed_loop)(asks, counted.append)
    assert counted == list(range(1, 41))
    assert ran.ends["right"] == ScriptedClient.num_closed == 40
    assert ScriptedClient.most_open <= 4
    if is_open:
        assert sorted(outcome.due_s for outcome in ran.outcomes) == [ask.at_s for ask in asks]
        assert all(outcome.late_s >= 0 and outcome.total_s >= outcome.late_s for outcome in ran.outcomes)


def test_a_client_that_bursts_ends_the_load(monkeypatch: pytest.MonkeyPatch) -> None:
    def burst(*_: object, **__: object) -> Outcome:
        raise ZeroDivisionError

    monkeypatch.setattr(load_clients, "ask_once", burst)
    monkeypatch.setattr(load_clients, "Client", ScriptedClient)
    monkeypatch.setattr(threading, "excepthook", lambda _: None)
    with pytest.raises(ZeroDivisionError):
        Clients("nowhere", None, ANSWERS, 2).closed_loop([ASK] * 3, lambda _: None)


# -- figures -----------------------------------------------------------------------------------------------------------


def outcome(end: End, seconds: float, due_s: float = 0.0) -> Outcome:
    return Outcome(
        due_s=due_s, end=end, total_s=2 * seconds, ttft_s=seconds, ask=ASK, token_ids=(1,) * 4, detail=str(end)
    )


def measured(*, bad: End = End.RIGHT, late_mb: int = 104, overhead_s: float = 0.008) -> Measured:
    outcomes = [outcome(End.RIGHT, 0.01 * number, due_s=0.1 * number) for number in range(1, 100)]
    return Measured(
        load=Load(outcomes=[*outcomes, outcome(bad, 9.0)], seconds=10.0),
        early_requests=10,
        early_bytes={"a": 60_000_000, "b": 40_000_000},
        late_bytes={"a": late_mb * 1_000_000},
        idle=[Idle(client_s=0.02 + overhead_s, service_s=0.025, worker_s=0.02, lookup_s=0.002)] * 9,
        cancels=Cancels(free_s=[0.03] * 9 + [0.5], layer_s=0.02, prefill_s=0.08),
        tenants=Tenants(stranger_tokens=0, own_tokens=5, prompts=2),
        chats=chats_of(computed_of_longest=580),
    )


def chats_of(*, computed_of_longest: int, wrong: int = 0) -> Chats:
    chats = Chats(num_wrong=wrong)
    for length in MESSAGE_TOKENS:
        computed = computed_of_longest if length == MESSAGE_TOKENS[-1] else length + 64
        stats = pb.RequestStats(prompt_tokens=3000, cached_tokens=3000 - computed, computed_tokens=computed)
        first = pb.RequestStats(prompt_tokens=length, computed_tokens=length, stored_answer_tokens=64)
        chats.turns[length] = [replace(outcome(End.RIGHT, 1.0), stats=each) for each in (first, stats)]
    return chats


def bars_of(of: Measured, **settings: Any) -> dict[str, tuple[float, bool]]:
    report = load.report_of(Settings(**settings), of, {})
    assert json.loads(report.json_line())["bench"] == "load"
    return {bar.id: (pytest.approx(bar.value, abs=1e-3), bar.ok) for bar in report.bars}


def test_the_bars_are_those_of_a_service_that_does_well() -> None:
    assert bars_of(measured()) == {
        "load_wrong_or_hung": (0, True),
        "memory_growth": (1.04, True),
        "overhead_ms": (8.0, True),
        "cancel_ms_over_layer": (57.0, False),  # p90, interpolated between 10 and 480
        "cross_tenant_hits": (0, True),
        "chat_recomputed": (1.133, True),
        "chat_wrong": (0, True),
    }


@pytest.mark.parametrize("bad", [End.WRONG, End.HUNG, End.FAILED, End.REFUSED])
def test_one_bad_reply_misses_the_bar_and_a_refusal_only_where_no_person_waits_for_an_answer(bad: End) -> None:
    assert bars_of(measured(bad=bad))["load_wrong_or_hung"] == (1, False)
    is_bad = bad is not End.REFUSED
    assert bars_of(measured(bad=bad), rate=5.0)["load_wrong_or_hung"] == (int(is_bad), not is_bad)


def test_growth_and_overhead_above_their_bars_miss_them() -> None:
    bars = bars_of(measured(late_mb=106, overhead_s=0.0101))
    assert bars["memory_growth"] == (1.06, False)
    assert bars["overhead_ms"] == (10.1, False)


def test_a_chat_that_computes_its_answers_again_or_differs_misses_its_bars() -> None:
    report = load.report_of(Settings(phases=["chat"]), Measured(chats=chats_of(computed_of_longest=700, wrong=1)), {})
    assert [(bar.id, bar.ok) for bar in report.bars] == [("chat_recomputed", False), ("chat_wrong", False)]
    short = report.figures["chat"]["by_message"][str(MESSAGE_TOKENS[0])]
    assert (short["below_a_chunk"], short["stored_answer_tokens"]) == (64, 64)


def test_a_chat_goes_on_from_the_answers_that_came(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ScriptedClient, "script", (5, 6, 7))
    client: Any = ScriptedClient()
    chats = measure_chats(client, VOCABULARY, 4096, lambda _: None)
    for length, turns in chats.turns.items():
        assert [len(turn.ask.prompt) for turn in turns] == [(n + 1) * length + n * 3 for n in range(TURNS)]
        for before, after in pairwise(turns):
            start = len(before.ask.prompt)
            assert after.ask.prompt[: start + 3] == (*before.ask.prompt, 5, 6, 7)
        assert turns[-1].stats.cached_tokens == 1


def test_only_phases_that_ran_have_bars_and_tables() -> None:
    report = load.report_of(Settings(phases=["tenants"]), Measured(tenants=Tenants(3, 0, 2)), {})
    assert [(bar.id, bar.ok) for bar in report.bars] == [("cross_tenant_hits", False)]
    assert len(report.tables) == 1
    assert any("says nothing" in note for note in report.notes)


def test_percentiles_over_time_are_of_right_replies_in_windows() -> None:
    curves = load.over_time(measured(bad=End.WRONG).load or Load(), lambda outcome: outcome.ttft_s)
    assert len(curves["p50"]) == 30
    assert curves["p50"] == sorted(curves["p50"])
    assert all(low <= high for (_, low), (_, high) in zip(curves["p50"], curves["p99"], strict=True))
    assert max(seconds for _, seconds in curves["p99"]) < 1.0


def test_percentiles_of_one_value_are_that_value() -> None:
    assert percentiles([3.0]) == {"p50": 3.0, "p90": 3.0, "p99": 3.0, "most": 3.0}
    assert percentiles([]) == {}


@pytest.mark.parametrize(
    "arguments",
    [["--phases", "nonsense"], ["--address", "host:1"], ["--phases", ","]],
)
def test_settings_that_cannot_be_are_refused_before_anything_runs(arguments: list[str]) -> None:
    assert CliRunner().invoke(app, ["bench", "load", *arguments]).exit_code == 2


def test_the_command_writes_a_synthetic_trace(tmp_path: Path) -> None:
    file = tmp_path / "trace.jsonl"
    assert CliRunner().invoke(app, ["bench", "load", "--write-trace", str(file), "--requests", "9"]).exit_code == 0
    assert len(load_trace.read(file)) == 9
