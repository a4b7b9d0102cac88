"""Hosts and ports in one string, as gRPC takes them: `host:port`, IPv6 addresses in brackets. Pure."""

import ipaddress

_SCHEMES = ("dns:///", "dns:", "ipv4:", "ipv6:")


def host_port(host: str, port: int) -> str:
    return f"[{host}]:{port}" if ":" in host and not host.startswith("[") else f"{host}:{port}"


def hosts_of(target: str) -> list[str]:
    """The hosts that a gRPC target names, without brackets: one, or those of an `ipv4:` or `ipv6:` list."""
    named = next((target.removeprefix(scheme) for scheme in _SCHEMES if target.startswith(scheme)), target)
    return [_host_of(address) for address in named.split(",")]


def is_loopback(host: str) -> bool:
    """Names other than localhost may be anything, so they are not."""
    try:
        address = ipaddress.ip_address(host.strip("[]"))
    except ValueError:
        return host.lower() == "localhost"
    inner = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return (inner or address).is_loopback


def loopback_of(address: str) -> str:
    """The loopback address of the host that is at `address`: a host of IPv6 alone has no 127.0.0.1."""
    return "::1" if ":" in address else "127.0.0.1"


def _host_of(address: str) -> str:
    if address.startswith("["):
        return address[1:].partition("]")[0]
    host, _, port = address.rpartition(":")
    return address if not host or ":" in host or not port.isdigit() else host
