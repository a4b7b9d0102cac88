"""A worker's log says which requests it could not compute, and why."""

from collections.abc import Iterator
from typing import Any

import pytest
import structlog

from cluster.ray_runtime.worker_events import EventOutbox
from cluster.ray_runtime.workers import _WorkerActor
from workers.errors import FailureKind
from workers.plan.events import RunFailed, WorkerEvent
from workers.plan.partition import Partition
from workers.plan.worker_plan import WorkerPlan


class FailingWorker:
    """A worker that gives a request up, or has a bug."""

    def __init__(self, failure: RunFailed | Exception) -> None:
        self.failure = failure

    def compute(self, plan: WorkerPlan) -> Iterator[WorkerEvent]:
        if isinstance(self.failure, Exception):
            raise self.failure
        yield self.failure


@pytest.fixture
def written() -> Iterator[Any]:
    log = structlog.testing.LogCapture()
    structlog.configure(processors=[structlog.contextvars.merge_contextvars, log])
    yield log.entries
    structlog.reset_defaults()


def computed(failure: RunFailed | Exception) -> list[WorkerEvent]:
    actor = object.__new__(_WorkerActor)
    actor._worker = FailingWorker(failure)  # type: ignore[assignment]
    actor._outbox = EventOutbox()
    plan = WorkerPlan(
        request=3, epoch=1, token_ids=(1,), partition=Partition((0, 1)), position=0, max_new_tokens=1, request_id="r"
    )
    actor.compute(plan)
    return [event for request, event in actor.take_events() if request == plan.request]


def test_a_bug_is_written_where_its_traceback_is(written: list[dict[str, Any]]) -> None:
    (event,) = computed(ZeroDivisionError("a bug"))
    assert isinstance(event, RunFailed)
    assert (event.kind, event.message) == (FailureKind.INTERNAL_ERROR, "a worker failed: ZeroDivisionError")
    (line,) = written
    assert (line["event"], line["request"], line["number"], line["exc_info"]) == ("prefill failed", "r", 3, True)
    assert line["repeats"].parts[:2] == ("prefill failed", "ZeroDivisionError")
    assert line["repeats"].parts[2].startswith("cluster.ray_runtime.workers:")


def test_requests_given_up_are_of_one_kind_only_where_their_causes_are_of_one_class(
    written: list[dict[str, Any]],
) -> None:
    for cause in ("RowsMissing", "OSError", "OSError"):
        failure = RunFailed(kind=FailureKind.PREFIX_UNREADABLE, message="stored KV cannot be read", cause=cause)
        assert computed(failure) == [failure]
    warnings = [line for line in written if line["log_level"] == "warning"]
    assert [(line["event"], line["request"]) for line in warnings] == [("prefill given up", "r")] * 3
    assert len({line["repeats"] for line in warnings}) == 2
