"""GetStats returns every counter of the service, and each of the store's counters that its message has a field for."""

import dataclasses
from typing import Any

from cluster.ingress.stats_messages import set_counters, stats_response, store_stats_message
from cluster.requests.counters import FirstTokenTimes, ServiceCounters
from kvstore import StoreCounters, StoreStats
from protos.runahead.v1 import runahead_pb2 as pb


def numbered(kind: type[Any], begin: int, **more: Any) -> Any:
    """An instance whose fields count up from `begin`."""
    names = [each.name for each in dataclasses.fields(kind) if each.name not in more]
    return kind(**dict(zip(names, range(begin, begin + len(names)), strict=True)), **more)


def test_every_counter_of_the_service_is_told_under_its_name() -> None:
    counters, message = numbered(ServiceCounters, 1), pb.ServiceStats()
    set_counters(message, counters)
    counted = dataclasses.asdict(counters)
    assert {each.name: value for each, value in message.ListFields()} == counted


def test_every_field_of_the_message_of_a_store_is_told() -> None:
    store = numbered(StoreStats, 100, counters=numbered(StoreCounters, 1))
    told = {each.name: value for each, value in store_stats_message(store).ListFields()}
    known = dataclasses.asdict(store) | dataclasses.asdict(store.counters) | {"chunks": store.num_chunks}
    assert told == {name: known[name] for name in pb.StoreStats.DESCRIPTOR.fields_by_name}


def test_times_to_first_token_are_those_of_the_latest_requests() -> None:
    times = FirstTokenTimes()
    assert not stats_response(pb.ServiceStats(), [], times).HasField("first_token")
    times.add(5.0)
    assert stats_response(pb.ServiceStats(), [], times).first_token == pb.FirstTokenTimes(
        requests=1, p50_s=5.0, p99_s=5.0
    )
    for number in range(1000):
        times.add(number / 1000)
    told = stats_response(pb.ServiceStats(), [], times).first_token
    assert (told.requests, told.p50_s, told.p99_s) == (1000, 0.499, 0.989), "the first one is forgotten"
