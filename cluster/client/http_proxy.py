"""The HTTP proxy between a client and a service, named by an environment variable.

By default gRPC uses a proxy even for addresses of the client's own machine, which a proxy cannot reach. This module
decides which addresses need a proxy, by gRPC's variables and rules (lower-case names, the first that is set), and
switches the proxy of the client's channel on or off, so that errors name the proxy that is really used.
"""

import ipaddress
import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from urllib.parse import SplitResult, urlsplit

from cluster.addresses import hosts_of, is_loopback

#: Variables in order of precedence: the first that is set counts, also when empty (no proxy, no exceptions).
_VARIABLES = ("grpc_proxy", "https_proxy", "http_proxy")
_EXCEPTIONS = ("no_grpc_proxy", "no_proxy")
#: Schemes of targets that are not TCP addresses.
_LOCAL_SCHEMES = ("unix:", "unix-abstract:", "vsock:")


@dataclass(frozen=True, slots=True)
class HttpProxy:
    """A proxy, and the variable that names it. `url` has no user and password."""

    variable: str
    url: str

    def __str__(self) -> str:
        return f"the proxy {self.url} that {self.variable} names"


def proxy_to(target: str, environment: Mapping[str, str] = os.environ) -> HttpProxy | None:
    """The proxy on the way to `target`; None for targets on this machine, or named by no_grpc_proxy or no_proxy."""
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
    """Parse the URL of a proxy; None if gRPC would not use it, because it knows only the scheme http."""
    try:
        parts = urlsplit(url)
    except ValueError:
        return None
    return parts if parts.scheme == "http" and parts.hostname else None


def _is_among(host: str, exceptions: Iterable[str]) -> bool:
    """Whether an entry is the host, a suffix of its name, a network that contains it, or `*`."""
    entries = [entry.strip() for entry in exceptions if entry.strip()]
    return any(entry == "*" or host.lower().endswith(entry.lower()) or _is_in(host, entry) for entry in entries)


def _is_in(host: str, network: str) -> bool:
    if "/" not in network:
        return False
    try:
        return ipaddress.ip_address(host) in ipaddress.ip_network(network, strict=False)
    except ValueError:
        return False
