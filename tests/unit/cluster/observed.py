"""A request's trace as the service makes it, with round numbers."""

from cluster.requests.request import RequestStats, TtftSplit
from cluster.requests.request_trace import Phase, RequestTrace, WorkerRun
from kvstore.tiers.tier import Tier
from workers.plan.events import RunDone, RunTimings, SelectionReport
from workers.plan.timeline import Activity, Interval, TimelineReport

ARRIVED_S = 1000.0


def stats_of(**changed: object) -> RequestStats:
    """1,000 prompt tokens, 600 of them stored, of which each of two layers attended to 150."""
    known: dict[str, object] = {
        "num_prompt_tokens": 1000,
        "num_cached_tokens": 600,
        "num_recomputed_tokens": 0,
        "num_generated_tokens": 3,
        "partition_cuts": (600, 850, 1000),
        "ttft": TtftSplit(total_s=2.0, queue_s=0.25, lookup_s=0.125, load_s=0.5, compute_s=0.75, handoff_s=0.25),
        "disk_bytes_read": 3000,
        "host_bytes_read": 1000,
        "device_bytes_read": 0,
        "handoff_bytes": 4096,
        "replans": 1,
        "replays": 0,
        "selection": SelectionReport(rows_attended=[100, 200]),
    }
    return RequestStats(**{**known, **changed})  # type: ignore[arg-type]


def run_of(rank: int, token_start: int, token_end: int) -> WorkerRun:
    """Two layers in a worker that reads, waits and computes."""
    first_s = ARRIVED_S + 0.5
    intervals = (
        Interval(Activity.PREFETCH, (0, 2), first_s, first_s + 0.25, 1500, "disk", "rows"),
        Interval(Activity.READ, (0, 1), first_s, first_s + 0.125, 500, "host", "sketch"),
        Interval(Activity.COMPUTE, (0, 1), first_s, first_s + 0.5),
        Interval(Activity.WAIT_LOAD, (1, 2), first_s + 0.5, first_s + 0.75),
        Interval(Activity.COMPUTE, (1, 2), first_s + 0.75, first_s + 1.5),
        Interval(Activity.SAVE, (0, 0), first_s + 1.5, first_s + 1.75),
    )
    done = RunDone(
        timings=RunTimings(load_s=0.25, compute_s=1.25),
        bytes_from_disk=1500,
        bytes_from_host=500,
        link="nccl",
        bytes_sent=2048,
        messages_sent=2,
        read_seconds={Tier.DISK: 0.25, Tier.HOST: 0.125},
        selection=SelectionReport(prefetch_useful=5, prefetch_late=2, prefetch_wasted=1),
        timeline=TimelineReport(intervals=intervals),
    )
    return WorkerRun(rank=rank, token_start=token_start, token_end=token_end, done=done)


def answered(request_id: str = "r", tenant: str = "acme", trace_context: dict[str, str] | None = None) -> RequestTrace:
    """A request of two workers and three tokens that took 2.5 s."""
    return RequestTrace(
        request_id=request_id,
        tenant=tenant,
        trace_context=trace_context or {},
        arrived_s=ARRIVED_S,
        phases=[
            Phase("accept", ARRIVED_S, ARRIVED_S + 0.125),
            Phase("queue", ARRIVED_S + 0.125, ARRIVED_S + 0.375),
            Phase("lookup", ARRIVED_S + 0.375, ARRIVED_S + 0.5),
            Phase("run", ARRIVED_S + 0.5, ARRIVED_S + 2.375),
        ],
        workers=[run_of(0, 600, 850), run_of(1, 850, 1000)],
        token_s=[ARRIVED_S + 2.0, ARRIVED_S + 2.125, ARRIVED_S + 2.375],
        stats=stats_of(),
        ended_s=ARRIVED_S + 2.5,
    )


def aborted() -> RequestTrace:
    """A request that ended while it waited in line."""
    return RequestTrace(
        request_id="gone",
        tenant="",
        trace_context={},
        arrived_s=ARRIVED_S,
        phases=[Phase("accept", ARRIVED_S, ARRIVED_S + 0.5)],
        status="ABORTED",
        ended_s=ARRIVED_S + 1.0,
    )
