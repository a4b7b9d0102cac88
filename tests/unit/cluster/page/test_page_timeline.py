"""The timeline for the page: what `runahead trace` draws, in the same words, and bounded."""

import json
import re
from dataclasses import replace
from pathlib import Path

from observed import aborted, answered

from cluster.cli.trace.picture import _HEIGHTS, _STYLES
from cluster.ingress.trace_message import trace_message
from cluster.observe.trace_lanes import ROWS, activity_name, rows_of
from cluster.page import timeline
from cluster.page.timeline import timeline_document, timeline_values
from protos.runahead.v1 import runahead_pb2 as pb
from workers.plan.timeline import Activity, Interval, TimelineReport

STATIC = Path(timeline.__file__).parent / "static"


def test_rows_and_lanes_are_those_of_the_picture() -> None:
    trace = answered()
    drawn = timeline_values(trace)
    assert (drawn["first_token_ms"], drawn["has_token"], drawn["dropped"]) == (2000.0, True, 0)
    assert [phase["name"] for phase in drawn["phases"]] == ["accept", "queue", "lookup", "run"]
    for worker, message in zip(drawn["workers"], trace_message(trace).workers, strict=True):
        rows = rows_of(message)
        assert (worker["rank"], worker["token_start"]) == (message.rank, message.token_start)
        assert [row["title"] for row in worker["rows"]] == [row.title for row in rows]
        for row, lanes in zip(worker["rows"], rows, strict=True):
            assert [[(each[0], each[1], each[3]) for each in lane] for lane in row["lanes"]] == [
                [(activity_name(each), each.start_s * 1e3, each.layer_start) for each in lane] for lane in lanes.lanes
            ]
    assert drawn["workers"][0]["rows"][2]["lanes"][1][0][4] == "layers 0-1, disk, rows, 1,500 bytes"


def test_a_request_without_a_token_is_drawn_to_its_end() -> None:
    drawn = timeline_values(aborted())
    assert (drawn["has_token"], drawn["status"], drawn["first_token_ms"], drawn["workers"]) == (
        False,
        "ABORTED",
        1000.0,
        [],
    )


def test_a_request_of_many_workers_is_bounded() -> None:
    trace = answered()
    run = trace.workers[0]
    at_s = trace.arrived_s
    many = tuple(Interval(Activity.READ, (0, 1), at_s + n * 1e-5, at_s + 1) for n in range(4000))
    done = replace(run.done, timeline=TimelineReport(intervals=many, num_dropped=7))
    trace.workers = [replace(run, rank=rank, done=done) for rank in range(16)]
    drawn = timeline_values(trace)
    shown = sum(len(lane) for worker in drawn["workers"] for row in worker["rows"] for lane in row["lanes"])
    assert timeline.MOST_INTERVALS - 16 <= shown <= timeline.MOST_INTERVALS
    assert drawn["dropped"] == 16 * 7 + 16 * 4000 - timeline.MOST_INTERVALS
    assert len(timeline_document(trace)) < 2 * 2**20


def test_the_script_has_the_pictures_words_and_a_colour_for_every_activity() -> None:
    script, style = (STATIC / "page.js").read_text(), (STATIC / "page.css").read_text()
    table = re.search(r"const ACTIVITIES = \{(.*?)\};", script, re.DOTALL)
    assert table is not None
    words = json.loads("{" + table[1].rstrip().rstrip(",") + "}")
    names = {activity: activity_name(pb.TraceInterval(activity=activity)) for activity in _STYLES}
    assert words == {names[activity]: each.label for activity, each in _STYLES.items()}
    for name in words:
        assert f".a-{name.replace(' ', '-')} " in style
    heights = re.search(r"const HEIGHTS = (\{.*?\});", script)
    assert heights is not None and json.loads(heights[1]).keys() == ROWS.keys() == _HEIGHTS.keys()
