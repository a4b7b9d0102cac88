"""However often a caller causes a line, the log has the first one, and the number that followed."""

import json
import logging
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import grpc
import pytest
import structlog
from callers import Principals
from rpc_service import Served, served

from cluster.ports import StoreLost
from cluster.repeated_lines import Kind, RepeatedLines
from protos.runahead.v1 import runahead_pb2 as pb

A, B = Kind.of("a", "acme"), Kind.of("b")


class Intervals:
    """Stands in for `threading.Timer`: an interval ends when a test says so."""

    def __init__(self) -> None:
        self.running: list[Intervals.Timer] = []

    class Timer:
        def __init__(self, all_: list["Intervals.Timer"], tell: Callable[[], None]) -> None:
            self.all, self.tell = all_, tell

        def start(self) -> None:
            self.all.append(self)

        def cancel(self) -> None:
            self.all.remove(self)

    def __call__(self, interval_s: float, tell: Callable[[], None]) -> "Intervals.Timer":
        assert interval_s == 60.0
        return Intervals.Timer(self.running, tell)

    def end(self) -> None:
        (timer,) = self.running
        timer.tell()


class Log:
    """Lines that reached the renderer, and lines of counts."""

    def __init__(self, **options: Any) -> None:
        self.intervals = Intervals()
        self.told: list[tuple[str, dict[str, Any]]] = []
        #: Complete lines, if this log replaces the process's own.
        self.written: list[Any] = []
        self.lines = RepeatedLines(
            timer=self.intervals, write=lambda level, fields: self.told.append((level, fields)), **options
        )

    def write(self, kind: Kind | None, level: str = "info", **fields: Any) -> bool:
        """Returns whether the line is written."""
        more = {} if kind is None else {"repeats": kind}
        try:
            kept = self.lines(None, level, {"event": "refused", **fields, **more})
        except structlog.DropEvent:
            return False
        assert "repeats" not in kept
        return True


def test_the_first_of_a_kind_is_written_and_the_others_are_one_line_an_interval() -> None:
    log = Log()
    assert [log.write(A, status="NOT_FOUND", request=f"r{n}") for n in range(1000)] == [True, *[False] * 999]
    assert log.write(B, "warning")
    assert log.told == []
    log.intervals.end()
    assert log.told == [("info", {"event": "refused", "status": "NOT_FOUND", "repeated": 999})]
    assert not log.write(A)
    log.intervals.end()
    assert log.told[1:] == [("info", {"event": "refused", "status": "NOT_FOUND", "repeated": 1})]


def test_a_kind_that_an_interval_did_not_bring_is_written_again_and_then_nothing_waits() -> None:
    log = Log()
    log.write(A)
    log.intervals.end()
    assert log.intervals.running == []
    assert log.write(A)


def test_lines_without_a_kind_are_all_written() -> None:
    log = Log()
    assert [log.write(None) for _ in range(3)] == [True] * 3
    assert log.intervals.running == []


def test_kinds_beyond_the_limit_are_counted_as_one() -> None:
    log = Log(max_kinds=10)
    written = [log.write(Kind.of("request refused", f"tenant {number}")) for number in range(1000)]
    assert written == [*[True] * 11, *[False] * 989]
    log.intervals.end()
    assert log.told == [("info", {"event": "further lines of other kinds", "repeated": 989})]
    assert len(log.lines._lines) == 1


def test_an_error_is_written_however_many_other_kinds_there_are() -> None:
    log = Log(max_kinds=3)
    assert [log.write(Kind.of(str(number))) for number in range(5)] == [True, True, True, True, False]
    assert log.write(Kind.of("rpc failed"), "exception", exc_info=True)
    assert not log.write(Kind.of("another"), "error")


def test_at_the_end_of_the_process_counts_are_written_and_no_timer_begins() -> None:
    log = Log()
    for _ in range(3):
        log.write(A)
    log.lines.close()
    assert [fields["repeated"] for _, fields in log.told] == [2]
    assert not log.intervals.running


def test_a_traceback_is_not_counted_with_its_text() -> None:
    log = Log()
    for _ in range(2):
        log.write(A, "exception", exc_info=True, method="Prefill")
    log.lines.tell()
    assert log.told == [("error", {"event": "refused", "method": "Prefill", "repeated": 1})]


def recorded(level: int, text: str, *args: Any, line: int = 1, name: str = "kvstore.peers.prefix_sender") -> Any:
    return logging.LogRecord(name, level, "a/file.py", line, text, args, None)


def test_lines_of_the_store_and_the_workers_are_counted_by_their_place_and_the_class_of_their_error() -> None:
    log = Log()
    broken, gone = OSError("Input/output error"), ConnectionError("gone")
    written = [
        log.lines.is_written(recorded(logging.WARNING, "not sent: %s", error, line=line))
        for error, line in [(broken, 1), (broken, 1), (broken, 1), (gone, 1), (gone, 1), (broken, 2)]
    ]
    assert written == [True, False, False, True, False, True]
    log.lines.tell()
    assert log.told == [
        ("warning", {"event": "not sent: Input/output error", "repeated": 2}),
        ("warning", {"event": "not sent: gone", "repeated": 1}),
    ]


def test_lines_of_other_libraries_are_all_written() -> None:
    log = Log()
    assert [log.lines.is_written(recorded(logging.ERROR, "oh", name="asyncio")) for _ in range(3)] == [True] * 3
    assert log.intervals.running == []


def test_a_kind_does_not_show_the_principal() -> None:
    assert "acme" not in f"{A} {A!r}"


@pytest.mark.parametrize("end", ["", "logs.close(); os._exit(0)"])
def test_counts_are_written_when_the_process_ends(end: str) -> None:
    program = """
import os
import structlog
from cluster import logs
from cluster.repeated_lines import Kind
logs.configure("info", "json")
for _ in range(5):
    structlog.get_logger().info("refused", status="NOT_FOUND", repeats=Kind.of("a", "acme"))
"""
    program += end
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[3])}
    text = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, check=True, text=True, env=environment
    ).stderr
    first, count = map(json.loads, text.splitlines())
    assert "acme" not in text
    assert (first["event"], count["event"], count["status"], count["repeated"]) == (
        "refused",
        "refused",
        "NOT_FOUND",
        4,
    )


@pytest.fixture
def log() -> Iterator[Log]:
    """A log in place of the process's own."""
    log, written = Log(), structlog.testing.LogCapture()
    log.written = written.entries
    structlog.configure(processors=[log.lines, structlog.contextvars.merge_contextvars, written])
    yield log
    structlog.contextvars.clear_contextvars()
    structlog.reset_defaults()


async def refusals(number: int, call: Callable[[], Any]) -> None:
    for _ in range(number):
        with pytest.raises(grpc.aio.AioRpcError):
            await call()


async def test_a_client_that_asks_again_and_again_for_a_handle_that_has_ended_is_written_once(
    log: Log, tmp_path: Path
) -> None:
    principals = Principals(tmp_path, "acme", "other")
    async with served(tokens_file=principals.file) as service:
        for token in principals.tokens.values():
            caller = service.stub(token)
            renew = pb.RenewLeaseRequest(handle_id="ended", lease_s=1)
            await refusals(30, lambda: caller._stub.RenewLease(renew, metadata=caller.metadata, timeout=20))  # noqa: B023
            await refusals(10, lambda: caller.prefill(prompt=pb.Prompt()))  # noqa: B023
    # Only lines of this service: other services of the process may still write.
    lines_of_refusals = [each for each in log.written if each["event"] == "request refused"]
    refused = [(each["method"].rpartition("/")[2], each["status"]) for each in lines_of_refusals]
    assert refused == [("RenewLease", "NOT_FOUND"), ("Prefill", "INVALID_ARGUMENT")] * 2
    log.lines.tell()
    assert [fields["repeated"] for _, fields in log.told] == [29, 9, 29, 9]
    assert "acme" not in str([log.written, log.told])


async def test_strangers_are_written_once_whatever_they_call(log: Log, tmp_path: Path) -> None:
    async with served(tokens_file=Principals(tmp_path, "acme").file) as service:
        channel = service.channel()
        for number in range(20):
            await refusals(1, lambda: channel.unary_unary(f"/made.Up/Name{number}")(b"", timeout=20))  # noqa: B023
        await refusals(5, lambda: service.stub("wrong").prefill())
    assert [entry["status"] for entry in log.written] == ["UNAUTHENTICATED"]
    log.lines.tell()
    assert [fields["repeated"] for _, fields in log.told] == [24]


async def test_a_second_bug_of_the_same_class_is_written_with_the_id_of_its_request(
    log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bug may be in code that the guard catches, in a request's run, or in a worker."""

    def burst(*_: Any, **__: Any) -> Any:
        raise RuntimeError("a bug")

    async with served() as service:
        caller, text, coordinator = service.stub(), pb.Prompt(text="x"), service.coordinator
        for number, (owner, name) in enumerate(
            [
                (service.tokenizer, "encode_text"),
                (coordinator.admission, "check"),
                (coordinator.chain, "ranks_on"),
                (coordinator.chain, "usable_epoch"),
            ]
        ):
            with monkeypatch.context() as patch:
                patch.setattr(owner, name, burst)
                await refusals(3, lambda: caller.prefill(prompt=text, request_id=f"r{number}"))  # noqa: B023
    bugs = [(each["event"], each["request"]) for each in log.written if each["log_level"] == "error"]
    assert bugs == [("rpc failed", "r0"), ("rpc failed", "r1"), ("request failed", "r2"), ("request failed", "r3")]
    log.lines.tell()
    assert [fields["repeated"] for level, fields in log.told if level == "error"] == [2, 2, 2, 2]


def refused_calls(service: Served) -> dict[str, Callable[[], Any]]:
    """Calls that a client may repeat without limit, by the last part of the method's name."""
    caller, channel = service.stub(), service.channel()

    def raw(method: str, message: bytes) -> Callable[[], Any]:
        return lambda: channel.unary_unary(method)(message, timeout=20)

    def ours(method: str, message: Any) -> Callable[[], Any]:
        return raw(f"/runahead.v1.RunaheadService/{method}", message.SerializeToString())

    return {
        "Prefill": raw("/runahead.v1.RunaheadService/Prefill", b"\xff"),
        "Generate": raw("/runahead.v1.RunaheadService/Generate", b"\xff" * 2**17),
        "RenewLease": ours("RenewLease", pb.RenewLeaseRequest(handle_id="ended", lease_s=1)),
        "ReadKv": ours("ReadKv", pb.ReadKvRequest(handle_id="ended")),
        "LocateKv": ours("LocateKv", pb.LocateKvRequest(handle_id="ended")),
        "WriteKv": ours("WriteKv", pb.WriteKvRequest()),
        "WatchStore": ours("WatchStore", pb.WatchStoreRequest()),
        "GetTrace": ours("GetTrace", pb.GetTraceRequest(request_id="unknown")),
        "Abort": lambda: caller.abort(*["x"] * 2000),
    }


async def test_whatever_is_refused_again_and_again_is_written_once_and_counted(
    log: Log, caplog: pytest.LogCaptureFixture
) -> None:
    async with served(max_watchers=0) as service:
        calls = refused_calls(service)
        for call in calls.values():
            await refusals(5, call)
    assert [(each["event"], each["method"].rpartition("/")[2]) for each in log.written] == [
        ("request refused", method) for method in calls
    ]
    log.lines.tell()
    assert [fields["repeated"] for _, fields in log.told] == [4] * len(calls)
    assert [record.getMessage() for record in caplog.records] == [], "no line is written by a library's logger"


async def test_what_the_engine_api_refuses_is_written_once_and_counted(log: Log) -> None:
    pytest.importorskip("smg_grpc_proto", reason="needs smg-grpc-proto (runahead-prefill[gateway])")
    async with served(engine_api=True) as service:
        channel = service.channel()
        for message in (b"", b"\xff"):
            call = channel.unary_unary("/vllm.grpc.engine.VllmEngine/Generate")
            await refusals(5, lambda: call(message, timeout=20))  # noqa: B023
    assert [(each["event"], each["status"]) for each in log.written] == [("request refused", "INVALID_ARGUMENT")]
    log.lines.tell()
    assert [fields["repeated"] for _, fields in log.told] == [9]


async def test_a_store_that_lets_no_kv_flow_is_written_once(log: Log, monkeypatch: pytest.MonkeyPatch) -> None:

    async def lost(*_: object) -> Any:
        raise StoreLost("the actor died")

    async with served() as service:
        monkeypatch.setattr(service.store, "flow", lost, raising=False)
        caller = service.stub()
        request = pb.PrefillKvRequest(
            prefill=pb.PrefillRequest(prompt=pb.Prompt(token_ids=pb.TokenIds(ids=[1] * 5)), lease_s=1)
        )
        await refusals(3, lambda: caller._stub.PrefillKv(request, metadata=caller.metadata, timeout=20).read())
    assert [each["event"] for each in log.written].count("KV does not flow") == 1
    log.lines.tell()
    assert [fields["repeated"] for _, fields in log.told if fields["event"] == "KV does not flow"] == [2]
