"""Converts statistics of requests, service and stores to messages."""

from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import Any, TypeVar

from cluster import version
from cluster.nodes.node_stores import NodeStoreStats, summed
from cluster.requests.counters import FirstTokenTimes, ServiceCounters
from cluster.requests.request import RequestStats
from kvstore import StoreCounters, StoreStats
from protos.runahead.v1 import runahead_pb2 as pb
from workers.plan.prompt_logprobs import PromptLogprobs
from workers.plan.sampling import TokenLogprobs

_Message = TypeVar("_Message")


def copied(kind: type[_Message], values: Any, **others: Any) -> _Message:
    """Make a message from the fields that a dataclass shares with it by name, and from `others`."""
    names = kind.DESCRIPTOR.fields_by_name  # type: ignore[attr-defined]
    common = {each.name: getattr(values, each.name) for each in fields(values) if each.name in names}
    return kind(**{**common, **others})


def logprobs_message(token_id: int, logprobs: TokenLogprobs, text_of: Callable[[int], str]) -> pb.TokenLogprobs:
    """Log-probabilities of a token and of the best tokens at its position; `text_of` gives the text of each."""
    top = [pb.TokenLogprob(token_id=best, logprob=logprob, text=text_of(best)) for best, logprob in logprobs.top]
    return pb.TokenLogprobs(logprob=logprobs.logprob, top=top, text=text_of(token_id))


def prompt_logprobs_message(token_ids: Sequence[int], logprobs: PromptLogprobs) -> pb.PromptLogprobs:
    return pb.PromptLogprobs(
        token_ids=token_ids,
        logprobs=logprobs.logprobs_T,
        top_token_ids=logprobs.top_ids_TC.reshape(-1),
        top_logprobs=logprobs.top_logprobs_TC.reshape(-1),
    )


def stats_message(stats: RequestStats) -> pb.RequestStats:
    return copied(
        pb.RequestStats,
        stats,
        prompt_tokens=stats.num_prompt_tokens,
        cached_tokens=stats.num_cached_tokens,
        computed_tokens=stats.num_prompt_tokens - stats.num_cached_tokens,
        recomputed_tokens=stats.num_recomputed_tokens,
        generated_tokens=stats.num_generated_tokens,
        stored_answer_tokens=stats.num_stored_answer_tokens,
        workers=stats.num_workers,
        ttft=copied(pb.TimeToFirstToken, stats.ttft, other_s=stats.ttft.other_s),
        bytes_read=pb.TierBytes(device=stats.device_bytes_read, host=stats.host_bytes_read, disk=stats.disk_bytes_read),
        exact=stats.exact,
        nodes=[node.name for node in stats.nodes],
        fetched_tokens=stats.num_fetched_tokens,
        selection=None if stats.selection is None else copied(pb.Selection, stats.selection),
    )


def starting_service(model: str, dtype: str, workers: int) -> pb.ServiceStats:
    return pb.ServiceStats(version=version(), model=model, dtype=dtype, workers=workers)


def stats_response(
    service: pb.ServiceStats, stores: Sequence[NodeStoreStats], times: FirstTokenTimes
) -> pb.GetStatsResponse:
    store = summed([each.store for each in stores if each.store is not None])
    return pb.GetStatsResponse(
        service=service,
        store=None if store is None else store_stats_message(store),
        nodes=[
            pb.NodeStats(name=each.node.name, store=None if each.store is None else store_stats_message(each.store))
            for each in stores
        ],
        first_token=pb.FirstTokenTimes(requests=len(times), p50_s=times.quantile_s(0.5), p99_s=times.quantile_s(0.99))
        if times
        else None,
    )


def store_stats_message(store: StoreStats) -> pb.StoreStats:
    message = copied(pb.StoreStats, store, chunks=store.num_chunks)
    set_counters(message, store.counters)
    return message


def set_counters(message: pb.ServiceStats | pb.StoreStats, counters: ServiceCounters | StoreCounters) -> None:
    """Copy the counters for which the message has a field of the same name."""
    for each in fields(counters):
        if each.name in message.DESCRIPTOR.fields_by_name:
            setattr(message, each.name, getattr(counters, each.name))
