"""Log lines can be read by machines or people, and have the request's id wherever it is known."""

import json
import logging
from collections.abc import Iterator

import pytest
import structlog
from rpc_service import served

from cluster import logs
from protos.runahead.v1 import runahead_pb2 as pb

MARKER = "zebra-crossing"


@pytest.fixture(autouse=True)
def logging_as_before() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    yield
    structlog.reset_defaults()
    structlog.contextvars.clear_contextvars()
    root.handlers[:], root.level = handlers, level


def lines(text: str) -> list[dict[str, object]]:
    return [json.loads(line) for line in text.splitlines()]


def test_each_event_is_one_json_object_with_what_the_context_has(capsys: pytest.CaptureFixture[str]) -> None:
    logs.configure("info", "json")
    with structlog.contextvars.bound_contextvars(request="r1"):
        structlog.get_logger().info("done", number=3)
        logging.getLogger("kvstore.placements.writer").warning("write failed: %s", "no room")
    structlog.get_logger().debug("not wanted")
    first, second = lines(capsys.readouterr().err)
    assert (first["event"], first["request"], first["number"], first["level"]) == ("done", "r1", 3, "info")
    assert (second["event"], second["request"], second["level"]) == ("write failed: no room", "r1", "warning")
    assert "timestamp" in first
    assert "timestamp" in second


def test_a_line_of_the_store_that_comes_again_and_again_is_written_once_and_counted(
    capsys: pytest.CaptureFixture[str],
) -> None:
    logs.configure("info", "json")
    for _ in range(5):
        logging.getLogger("kvstore.peers.prefix_sender").warning("not sent: %s", OSError("Input/output error"))
    logs.close()
    first, count = lines(capsys.readouterr().err)
    assert first["event"] == count["event"] == "not sent: Input/output error"
    assert (count["level"], count["repeated"]) == ("warning", 4)


def test_an_exception_is_part_of_its_line(capsys: pytest.CaptureFixture[str]) -> None:
    logs.configure("info", "json")
    try:
        raise RuntimeError("over")
    except RuntimeError:
        structlog.get_logger().exception("failed")
    (line,) = lines(capsys.readouterr().err)
    assert "RuntimeError: over" in str(line["exception"])


def test_text_is_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    logs.configure("info", "text")
    structlog.get_logger().info("done", number=3)
    text = capsys.readouterr().err
    assert "done" in text
    assert not text.startswith("{")


async def test_lines_of_a_request_have_its_id_and_none_has_its_prompt(capsys: pytest.CaptureFixture[str]) -> None:
    logs.configure("debug", "json")
    async with served() as running:
        caller = running.stub()
        running.worker.fault = RuntimeError("a bug in the worker")
        for request_id, prompt in (("r1", pb.Prompt(text=MARKER)), ("r2", pb.Prompt(text=MARKER * 200))):
            with pytest.raises(Exception, match=r"INTERNAL|INVALID_ARGUMENT"):
                await caller.prefill(request_id=request_id, prompt=prompt)
    text = capsys.readouterr().err
    found = lines(text)
    by_request = {line.get("request") for line in found}
    assert "r1" in by_request
    assert "r2" in by_request
    refused = next(line for line in found if line["event"] == "request refused" and line.get("request") == "r2")
    assert refused["status"] == "INVALID_ARGUMENT"
    assert MARKER not in text
