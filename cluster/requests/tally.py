"""The tally of one request: counts over its attempts, from which its statistics are made."""

import time

from cluster.ports import Node
from cluster.requests.lookup import PrefixLookupResult
from cluster.requests.plan_run import PlanRun
from cluster.requests.request import RequestStats, TokenRequest, TtftSplit
from cluster.requests.request_trace import RequestTrace
from workers.plan.events import RunDone, RunTimings, TokenComputed


class Tally:
    """Counts over all attempts at a request, written by the attempts."""

    def __init__(self, request: TokenRequest, trace: RequestTrace) -> None:
        self._request = request
        self._trace = trace
        self.num_plans = 0
        #: Attempts that were repeated because stored KV could not be read.
        self.num_replans = 0
        #: Runs that were repeated because a worker was lost.
        self.num_replays = 0
        #: Tokens and bytes that were fetched from the stores of other nodes.
        self.num_fetched_tokens = self.fetched_bytes = 0
        #: Nodes of the latest run.
        self.nodes: tuple[Node, ...] = ()
        self.has_write_error = False
        self._decode_rows = 0
        self._ttft: TtftSplit | None = None

    def computed(self, event: TokenComputed, *, is_new: bool) -> None:
        if event.timings is not None and self._ttft is None:
            self._ttft = self._split(event.timings)
        if is_new:
            self._decode_rows += event.batch_rows

    def stats(
        self,
        run: PlanRun,
        last: RunDone,
        prefix: PrefixLookupResult,
        num_generated_tokens: int,
        row_codec: str,
    ) -> RequestStats:
        """Statistics of a request whose last run has ended well.

        `last`: the outcome of the last worker. `row_codec`: the codec of stored rows, used if it attended to any.
        """
        done = [outcome for outcome in run.outcomes if isinstance(outcome, RunDone)]
        partition = run.plan.partition
        assert self._ttft is not None
        return RequestStats(
            num_prompt_tokens=len(self._request.token_ids),
            num_cached_tokens=partition.num_prefix_tokens,
            num_recomputed_tokens=prefix.num_stored_tokens - partition.num_prefix_tokens,
            num_generated_tokens=num_generated_tokens,
            num_stored_answer_tokens=last.saved_answer_tokens,
            partition_cuts=partition.cuts,
            ttft=self._ttft,
            disk_bytes_read=sum(outcome.bytes_from_disk for outcome in done),
            host_bytes_read=sum(outcome.bytes_from_host for outcome in done),
            device_bytes_read=sum(outcome.bytes_from_device for outcome in done),
            shared_bytes=sum(outcome.bytes_shared for outcome in done),
            num_copied_tokens=sum(outcome.copied_tokens for outcome in done),
            handoff_bytes=sum(outcome.bytes_sent for outcome in done),
            replans=self.num_replans,
            replays=self.num_replays,
            decode_rows=self._decode_rows,
            nodes=self.nodes,
            num_fetched_tokens=self.num_fetched_tokens,
            fetched_bytes=self.fetched_bytes,
            selection=last.selection,
            row_codec=row_codec if partition.num_prefix_tokens else "",
            provenance=prefix.provenance if partition.num_prefix_tokens else "",
            kv_budget=self._request.kv_budget,
        )

    def _split(self, timings: RunTimings) -> TtftSplit:
        return TtftSplit(
            total_s=time.monotonic() - self._request.arrived_s,
            queue_s=self._trace.seconds("queue") + self._trace.seconds("wait") + timings.turn_s,
            lookup_s=self._trace.seconds("lookup"),
            fetch_s=self._trace.seconds("fetch"),
            load_s=timings.load_s,
            compute_s=timings.compute_s,
            handoff_s=timings.handoff_s,
        )
