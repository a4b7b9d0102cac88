"""The files of a request's trace: each interval is in them once, where it belongs."""

import itertools
import json
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from observed import aborted, answered

from cluster.cli.trace.chrome import chrome_trace
from cluster.cli.trace.files import write_trace
from cluster.errors import StartError
from cluster.ingress.trace_message import ACTIVITIES, trace_message
from cluster.observe.trace_lanes import ROWS, in_lanes, layers_name, rows_of
from protos.runahead.v1 import runahead_pb2 as pb
from workers.plan.timeline import Activity


def between(start_s: float, end_s: float) -> pb.TraceInterval:
    return pb.TraceInterval(start_s=start_s, end_s=end_s, activity=pb.TRACE_ACTIVITY_READ)


def test_every_activity_has_its_name_on_the_wire_and_its_row() -> None:
    assert set(ACTIVITIES) == set(Activity)
    assert sorted(activity for row in ROWS.values() for activity in row) == sorted(ACTIVITIES.values())
    assert set(ACTIVITIES.values()) | {0} == set(pb.TraceActivity.values())


def test_the_message_counts_from_the_arrival() -> None:
    message = trace_message(answered())
    assert message.end_s == 2.5
    assert list(message.token_s) == [2.0, 2.125, 2.375]
    assert [(phase.name, phase.start_s) for phase in message.phases][1] == ("queue", 0.125)
    first, second = message.workers
    assert (first.rank, first.token_start, first.token_end) == (0, 600, 850)
    read = next(each for each in second.intervals if each.activity == pb.TRACE_ACTIVITY_PREFETCH)
    assert (read.start_s, read.end_s, read.tier, read.purpose, read.size_bytes) == (0.5, 0.75, "disk", "rows", 1500)
    assert (read.layer_start, read.layer_end) == (0, 2)


def test_a_worker_that_kept_no_timeline_is_there_with_its_slice() -> None:
    trace = answered()
    for run in trace.workers:
        object.__setattr__(run.done, "timeline", None)
    assert [len(worker.intervals) for worker in trace_message(trace).workers] == [0, 0]


def test_lanes_are_as_few_as_there_are_intervals_at_a_time() -> None:
    intervals = [between(0, 4), between(1, 2), between(2, 3), between(3, 5), between(4, 6)]
    lanes = in_lanes(reversed(intervals))
    assert [[(each.start_s, each.end_s) for each in lane] for lane in lanes] == [
        [(0, 4), (4, 6)],
        [(1, 2), (2, 3), (3, 5)],
    ]
    assert in_lanes([]) == ()


def test_layers_are_named_as_people_count_them() -> None:
    assert layers_name(pb.TraceInterval(layer_start=3, layer_end=4)) == "layer 3"
    assert layers_name(pb.TraceInterval(layer_start=3, layer_end=6)) == "layers 3-5"
    assert layers_name(pb.TraceInterval()) == ""


def test_chromes_events_are_the_intervals_in_microseconds_and_none_overlaps_in_its_thread() -> None:
    message = trace_message(answered())
    trace = json.loads(json.dumps(chrome_trace(message)))
    events = [event for event in trace["traceEvents"] if event["ph"] == "X" and event["pid"] > 0]
    assert len(events) == sum(len(worker.intervals) for worker in message.workers)
    (read,) = [event for event in events if event["name"] == "prefetch layers 0-1" and event["pid"] == 1]
    assert (read["ts"], read["dur"]) == (500_000, 250_000)
    assert read["args"] == {"tier": "disk", "what": "rows", "bytes": 1500}
    threads: dict[tuple[int, int], list[tuple[float, float]]] = {}
    for event in events:
        threads.setdefault((event["pid"], event["tid"]), []).append((event["ts"], event["ts"] + event["dur"]))
    for spans in threads.values():
        ordered = sorted(spans)
        assert all(earlier[1] <= later[0] for earlier, later in itertools.pairwise(ordered))
    named = {(event["pid"], event["tid"]) for event in trace["traceEvents"] if event["name"] == "thread_name"}
    assert set(threads) <= named
    titles = [event["args"]["name"] for event in trace["traceEvents"] if event["name"] == "process_name"]
    assert titles == ["service", "worker 0: tokens 600-850", "worker 1: tokens 850-1000"]


def test_three_files_are_written_and_the_picture_has_what_was_done(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    files = write_trace(trace_message(answered()), tmp_path / "new" / "directory")
    assert {kind: file.name for kind, file in files.items()} == {
        "chrome": "r.trace.json",
        "svg": "r.svg",
        "png": "r.png",
    }
    assert files["png"].read_bytes().startswith(b"\x89PNG")
    words = [text.text for text in ElementTree.parse(files["svg"]).iter("{http://www.w3.org/2000/svg}text")]
    for word in ("worker 0: tokens 600 to 850", "compute", "waits", "reads", "wait for stored KV", "read ahead"):
        assert word in words
    assert "send KV" not in words  # what did not happen is not in the legend


def test_the_same_trace_makes_the_same_picture(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    pictures = [write_trace(trace_message(answered()), tmp_path / name)["svg"].read_text() for name in ("a", "b")]
    assert pictures[0] == pictures[1]


def test_a_request_that_came_to_nothing_has_a_picture_too(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    files = write_trace(trace_message(aborted()), tmp_path)
    assert "ABORTED after 1,000 ms" in files["svg"].read_text()


def test_the_name_of_a_request_cannot_leave_the_directory(tmp_path: Path) -> None:
    message = trace_message(answered(request_id="../../etc/passwd"))
    files = write_trace(message, tmp_path)
    assert {file.parent for file in files.values()} == {tmp_path}
    assert files["chrome"].is_file()


def test_without_matplotlib_there_is_the_json_and_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    with pytest.raises(
        StartError, match=r"r\.trace\.json is written, but .*pip install 'runahead-prefill\[bench\]'"
    ) as caught:
        write_trace(trace_message(answered()), tmp_path)
    assert "\n" not in str(caught.value)
    assert (tmp_path / "r.trace.json").is_file()


def test_a_directory_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StartError, match=r"cannot write to .*--out"):
        write_trace(trace_message(answered()), tmp_path / "file" / "sub")


def test_rows_without_anything_are_left_out() -> None:
    (first, _) = trace_message(answered()).workers
    assert [row.title for row in rows_of(first)] == ["compute", "waits", "reads", "store"]
    assert [len(row.lanes) for row in rows_of(first)] == [1, 1, 2, 1]
