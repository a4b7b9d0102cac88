"""What requests, service and store have done, as messages on the wire."""

from collections.abc import Callable, Sequence
from dataclasses import fields

from cluster import version
from cluster.nodes.node_stores import NodeStoreStats, summed
from cluster.requests.counters import ServiceCounters
from cluster.requests.request import RequestStats
from kvstore import StoreCounters, StoreStats
from protos.runahead.v1 import runahead_pb2 as pb
from workers.plan.events import SelectionReport
from workers.plan.prompt_logprobs import PromptLogprobs
from workers.plan.sampling import TokenLogprobs


def logprobs_message(token_id: int, logprobs: TokenLogprobs, text_of: Callable[[int], str]) -> pb.TokenLogprobs:
    """Of a token, and of the best at its place; `text_of` gives the text of each."""
    top = [pb.TokenLogprob(token_id=best, logprob=logprob, text=text_of(best)) for best, logprob in logprobs.top]
    return pb.TokenLogprobs(logprob=logprobs.logprob, top=top, text=text_of(token_id))


def prompt_logprobs_message(token_ids: Sequence[int], logprobs: PromptLogprobs) -> pb.PromptLogprobs:
    """Of a prompt, and of its tokens after the first."""
    return pb.PromptLogprobs(
        token_ids=token_ids,
        logprobs=logprobs.logprobs_T,
        top_token_ids=logprobs.top_ids_TC.reshape(-1),
        top_logprobs=logprobs.top_logprobs_TC.reshape(-1),
    )


def stats_message(stats: RequestStats) -> pb.RequestStats:
    ttft = stats.ttft
    return pb.RequestStats(
        prompt_tokens=stats.num_prompt_tokens,
        cached_tokens=stats.num_cached_tokens,
        computed_tokens=stats.num_prompt_tokens - stats.num_cached_tokens,
        recomputed_tokens=stats.num_recomputed_tokens,
        generated_tokens=stats.num_generated_tokens,
        stored_answer_tokens=stats.num_stored_answer_tokens,
        workers=stats.num_workers,
        partition_cuts=stats.partition_cuts,
        ttft=pb.TimeToFirstToken(
            total_s=ttft.total_s,
            queue_s=ttft.queue_s,
            lookup_s=ttft.lookup_s,
            load_s=ttft.load_s,
            compute_s=ttft.compute_s,
            handoff_s=ttft.handoff_s,
            fetch_s=ttft.fetch_s,
            other_s=ttft.other_s,
        ),
        bytes_read=pb.TierBytes(device=stats.device_bytes_read, host=stats.host_bytes_read, disk=stats.disk_bytes_read),
        handoff_bytes=stats.handoff_bytes,
        exact=stats.exact,
        replans=stats.replans,
        replays=stats.replays,
        decode_rows=stats.decode_rows,
        nodes=[node.name for node in stats.nodes],
        fetched_tokens=stats.num_fetched_tokens,
        fetched_bytes=stats.fetched_bytes,
        row_codec=stats.row_codec,
        provenance=stats.provenance,
        kv_budget=stats.kv_budget or 0.0,
        selection=None if stats.selection is None else _selection_message(stats.selection),
    )


def _selection_message(report: SelectionReport) -> pb.Selection:
    return pb.Selection(
        rows_attended=report.rows_attended,
        identify_bytes=report.identify_bytes,
        prefetch_useful=report.prefetch_useful,
        prefetch_late=report.prefetch_late,
        prefetch_wasted=report.prefetch_wasted,
        fallback_layers=report.fallback_layers,
        attention_mass_kept_est=report.attention_mass_kept_est,
        bytes_brought_ahead=report.bytes_brought_ahead,
    )


def starting_service(model: str, dtype: str, workers: int) -> pb.ServiceStats:
    """Of a service that cannot take requests yet: nothing is counted."""
    return pb.ServiceStats(version=version(), model=model, dtype=dtype, workers=workers)


def stats_response(service: pb.ServiceStats, stores: Sequence[NodeStoreStats]) -> pb.GetStatsResponse:
    """The stores as one, and each for itself."""
    store = summed([each.store for each in stores if each.store is not None])
    return pb.GetStatsResponse(
        service=service,
        store=None if store is None else store_stats_message(store),
        nodes=[
            pb.NodeStats(name=each.node.name, store=None if each.store is None else store_stats_message(each.store))
            for each in stores
        ],
    )


def store_stats_message(store: StoreStats) -> pb.StoreStats:
    message = pb.StoreStats(
        chunks=store.num_chunks,
        tokens_per_chunk=store.tokens_per_chunk,
        disk_bytes_used=store.disk_bytes_used,
        disk_bytes_limit=store.disk_bytes_limit,
        disk_bytes_physical=store.disk_bytes_physical,
        host_bytes_used=store.host_bytes_used,
        host_bytes_limit=store.host_bytes_limit,
    )
    set_counters(message, store.counters)
    return message


def set_counters(message: pb.ServiceStats | pb.StoreStats, counters: ServiceCounters | StoreCounters) -> None:
    """Each counter that the message has a field for, by its name."""
    for each in fields(counters):
        if each.name in message.DESCRIPTOR.fields_by_name:
            setattr(message, each.name, getattr(counters, each.name))
