"""The methods that the server has: the name by which each is counted and logged, and what its first message holds."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum, auto

from google.protobuf.descriptor import Descriptor, ServiceDescriptor

#: Stands for every method that the server does not have, whatever a caller names it.
UNKNOWN = "unknown"
_HEALTH = "grpc.health.v1.Health"


class Holds(Enum):
    """Kind of content of a first message, by which its bytes are bounded: see `LargeRequests.check_size`."""

    #: The name of a service.
    NAME = auto()
    #: A few fields.
    LITTLE = auto()
    #: Some hundreds of ids or positions.
    LIST = auto()
    #: A prompt as token ids.
    TOKENS = auto()
    #: A prompt in any form.
    PROMPT = auto()


#: All other methods hold little.
_HOLDS: Mapping[str, Holds] = {
    **dict.fromkeys(("Prefill", "PrefillKv", "Generate", "Warm", "Lookup"), Holds.PROMPT),
    **dict.fromkeys(("Abort", "Release", "WatchStore"), Holds.LIST),
    "WriteKv": Holds.TOKENS,
}


@dataclass(frozen=True, slots=True)
class Method:
    """One method. Services may have methods of one name, which are counted together."""

    name: str
    request: Descriptor
    holds: Holds


def methods_of(services: Iterable[ServiceDescriptor]) -> dict[str, Method]:
    """The methods of these services, by the path that a call names: "/package.Service/Method"."""
    return {
        f"/{service.full_name}/{method.name}": Method(
            method.name,
            method.input_type,
            Holds.NAME if service.full_name == _HEALTH else _HOLDS.get(method.name, Holds.LITTLE),
        )
        for service in services
        for method in service.methods
    }


def name_of(methods: Mapping[str, Method], path: str) -> str:
    """A method's name for counters and logs: one of few, whatever callers ask for."""
    method = methods.get(path)
    return UNKNOWN if method is None else method.name
