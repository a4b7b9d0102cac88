"""The server's methods: names for counters and logs, and the kind of content of their first messages."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum, auto

from google.protobuf.descriptor import Descriptor, ServiceDescriptor

#: Name of all methods that the server does not have.
UNKNOWN = "unknown"
_HEALTH = "grpc.health.v1.Health"


class Holds(Enum):
    """Kind of content of a first message, which bounds its bytes: see `LargeRequests.check_size`."""

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


#: Kind by method; all other methods have `LITTLE`.
_HOLDS: Mapping[str, Holds] = {
    **dict.fromkeys(("Prefill", "PrefillKv", "Generate", "Warm", "Lookup"), Holds.PROMPT),
    **dict.fromkeys(("Abort", "Release", "WatchStore"), Holds.LIST),
    "WriteKv": Holds.TOKENS,
}


@dataclass(frozen=True, slots=True)
class Method:
    """One method. Methods of the same name in several services are counted together."""

    name: str
    request: Descriptor
    holds: Holds


def methods_of(services: Iterable[ServiceDescriptor]) -> dict[str, Method]:
    """The methods of these services by the path of a call: "/package.Service/Method"."""
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
    """A method's name for counters and logs; UNKNOWN for a path that the server does not have."""
    method = methods.get(path)
    return UNKNOWN if method is None else method.name
