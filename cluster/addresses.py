"""Addresses as gRPC writes them: `host:port`, with IPv6 addresses in brackets. Pure."""

import ipaddress

_SCHEMES = ("dns:///", "dns:", "ipv4:", "ipv6:")


def host_port(host: str, port: int) -> str:
    return f"[{host}]:{port}" if ":" in host and not host.startswith("[") else f"{host}:{port}"


def hosts_of(target: str) -> list[str]:
    """Hosts of a gRPC target, without brackets: one, or several in an `ipv4:` or `ipv6:` list."""
    named = next((target.removeprefix(scheme) for scheme in _SCHEMES if target.startswith(scheme)), target)
    return [_host_of(address) for address in named.split(",")]


def is_loopback(host: str) -> bool:
    """Whether a host is a loopback address or localhost; other names count as remote."""
    try:
        address = ipaddress.ip_address(host.strip("[]"))
    except ValueError:
        return host.lower() == "localhost"
    inner = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return (inner or address).is_loopback


def loopback_of(address: str) -> str:
    """The loopback address in the family of `address`: a host with only IPv6 has no 127.0.0.1."""
    return "::1" if ":" in address else "127.0.0.1"


def _host_of(address: str) -> str:
    if address.startswith("["):
        return address[1:].partition("]")[0]
    host, _, port = address.rpartition(":")
    return address if not host or ":" in host or not port.isdigit() else host
