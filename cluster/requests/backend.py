"""What all requests of a service run on: made once, by the coordinator."""

from collections.abc import Iterator
from dataclasses import dataclass

from cluster.chain.chain import Chain
from cluster.planning.planner import Planner
from cluster.requests.counters import ServiceCounters
from cluster.requests.lookup import PrefixLookup
from cluster.requests.single_flight import SingleFlight
from workers.plan.model_facts import ModelFacts
from workers.presets.preset import Preset


@dataclass(frozen=True, slots=True, kw_only=True)
class RequestBackend:
    """The service's parts that a request uses; it owns none of them."""

    chain: Chain
    lookup: PrefixLookup
    planner: Planner
    preset: Preset
    facts: ModelFacts
    counters: ServiceCounters
    flights: SingleFlight
    #: What workers know a run of a plan by. Each run takes a new one: workers remember the numbers that were aborted.
    run_numbers: Iterator[int]
    #: Whether workers report what they did when.
    is_traced: bool = False
