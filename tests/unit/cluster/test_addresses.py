"""Hosts and ports in one string, IPv6 addresses included, and a server that says where it listens."""

import pytest
from rpc_service import served

from cluster.addresses import host_port, hosts_of, is_loopback
from cluster.client import AsyncClient
from tests.support.ipv6 import needs_ipv6


@pytest.mark.parametrize(
    ("host", "address"),
    [("::1", "[::1]:7"), ("[::1]", "[::1]:7"), ("127.0.0.1", "127.0.0.1:7"), ("a.example", "a.example:7")],
)
def test_an_ipv6_address_has_its_port_after_brackets(host: str, address: str) -> None:
    assert host_port(host, 7) == address
    assert hosts_of(address) == [host.strip("[]")]


@pytest.mark.parametrize(
    ("target", "hosts"),
    [
        ("host", ["host"]),
        ("::1", ["::1"]),
        ("[fe80::1%eth0]:7", ["fe80::1%eth0"]),
        ("dns:///host:7", ["host"]),
        ("ipv4:10.0.0.1:7,10.0.0.2:7", ["10.0.0.1", "10.0.0.2"]),
        ("ipv6:[::1]:7,[::2]", ["::1", "::2"]),
    ],
)
def test_the_hosts_of_a_target_are_found(target: str, hosts: list[str]) -> None:
    assert hosts_of(target) == hosts


@pytest.mark.parametrize("host", ["10.0.0.1", "0.0.0.0", "::", "fd00::1", "::ffff:10.0.0.1", "localhost.example", ""])
def test_other_hosts_are_not_the_loopback_interface(host: str) -> None:
    assert not is_loopback(host)


@needs_ipv6
async def test_a_service_on_an_ipv6_address_says_where_clients_find_it() -> None:
    async with served(host="::1") as service:
        assert service.address.startswith("[::1]:")
        async with AsyncClient(service.address) as client:
            assert (await client.prefill_kv([1, 2, 3])).first_token_id == 7
