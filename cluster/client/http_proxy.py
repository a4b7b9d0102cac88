"""The HTTP proxy between a client and a service, of which gRPC finds the address in the environment.

gRPC asks a proxy also for addresses of the client's own machine, which a proxy cannot reach. Here it is decided which
addresses take one, by the variables and the rules of gRPC (lower-case names, the first that is set), and the client's
channel is told so: what is said of a proxy is what happens.
"""

import ipaddress
import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from urllib.parse import SplitResult, urlsplit

from cluster.addresses import hosts_of, is_loopback

#: The first that is set decides; an empty one means: no proxy, or no exceptions.
_VARIABLES = ("grpc_proxy", "https_proxy", "http_proxy")
_EXCEPTIONS = ("no_grpc_proxy", "no_proxy")
#: Targets that are no TCP addresses.
_LOCAL_SCHEMES = ("unix:", "unix-abstract:", "vsock:")


@dataclass(frozen=True, slots=True)
class HttpProxy:
    """A proxy, and the variable that names it. `url` is without the password that it may have."""

    variable: str
    url: str

    def __str__(self) -> str:
        return f"the proxy {self.url} that {self.variable} names"


def proxy_to(target: str, environment: Mapping[str, str] = os.environ) -> HttpProxy | None:
    """The proxy on the way to `target`; None for targets on this machine and those of no_grpc_proxy or no_proxy."""
    variable = next((name for name in _VARIABLES if name in environment), "")
    url = _usable(environment.get(variable, ""))
    if url is None or target.startswith(_LOCAL_SCHEMES):
        return None
    exceptions = next((environment[name] for name in _EXCEPTIONS if name in environment), "")
    is_here = {host: is_loopback(host) or host in ("0.0.0.0", "::") for host in hosts_of(target)}
    if all(here or _is_among(host, exceptions.split(",")) for host, here in is_here.items()):
        return None
    return HttpProxy(variable, f"{url.scheme}://{url.netloc.rpartition('@')[2]}")


def proxy_option(proxy: HttpProxy | None) -> tuple[str, int]:
    return "grpc.enable_http_proxy", int(proxy is not None)


def _usable(url: str) -> SplitResult | None:
    """None where gRPC takes no proxy: it knows the scheme http only."""
    try:
        parts = urlsplit(url)
    except ValueError:
        return None
    return parts if parts.scheme == "http" and parts.hostname else None


def _is_among(host: str, exceptions: Iterable[str]) -> bool:
    """Whether an entry is the host or an end of its name, a network that has it, or the asterisk of other programs."""
    entries = [entry.strip() for entry in exceptions if entry.strip()]
    return any(entry == "*" or host.lower().endswith(entry.lower()) or _is_in(host, entry) for entry in entries)


def _is_in(host: str, network: str) -> bool:
    if "/" not in network:
        return False
    try:
        return ipaddress.ip_address(host) in ipaddress.ip_network(network, strict=False)
    except ValueError:
        return False
