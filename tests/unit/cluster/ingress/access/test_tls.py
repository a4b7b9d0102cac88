"""TLS and client certificates over a real gRPC server on loopback."""

import asyncio
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import grpc
import pytest
import structlog
from callers import Principals, refused
from rpc_service import served

from cluster.client import CallFailed, Client
from cluster.client.credentials import Credentials
from cluster.errors import StartError
from cluster.ingress.access.tls import ServerCertificates, TlsFiles
from protos.runahead.v1 import runahead_pb2 as pb
from tests.support.certificates import Authority, Issued, needs_openssl

pytestmark = needs_openssl


@pytest.fixture(scope="module")
def authority(tmp_path_factory: pytest.TempPathFactory) -> Authority:
    return Authority(tmp_path_factory.mktemp("authority"))


@pytest.fixture(scope="module")
def server(authority: Authority) -> Issued:
    return authority.issue("server", common_name="localhost", alternatives="DNS:localhost,IP:127.0.0.1")


def files(server: Issued, client_ca: Path | None = None) -> dict[str, Any]:
    settings = {"tls_certificate": str(server.certificate), "tls_key": str(server.key)}
    return settings if client_ca is None else {**settings, "tls_client_ca": str(client_ca)}


def channel_credentials(authority: Authority, client: Issued | None = None) -> grpc.ChannelCredentials:
    if client is None:
        return grpc.ssl_channel_credentials(authority.certificate.read_bytes())
    return grpc.ssl_channel_credentials(
        authority.certificate.read_bytes(), client.key.read_bytes(), client.certificate.read_bytes()
    )


def prefill(address: str, credentials: Credentials) -> pb.PrefillResponse:
    """Call by the synchronous client, as users do."""
    with Client(address, credentials, retry_s=0.0) as client:
        prompt = pb.Prompt(token_ids=pb.TokenIds(ids=[1, 2, 3]))
        return client.prefill(pb.PrefillRequest(prompt=prompt), timeout_s=20)


async def test_a_client_that_knows_the_authority_is_served_and_others_are_not(
    authority: Authority, server: Issued, tmp_path: Path
) -> None:
    stranger = Authority(tmp_path, "stranger")
    async with served(**files(server)) as service:
        response = await asyncio.to_thread(prefill, service.address, Credentials(tls_ca=authority.certificate))
        assert response.first_token_id == 7
        for credentials in (Credentials(), Credentials(tls_ca=stranger.certificate)):
            with pytest.raises(CallFailed, match="UNAVAILABLE"):
                await asyncio.to_thread(prefill, service.address, credentials)
        assert service.store.tenants == [""]


async def test_a_token_over_tls_names_the_tenant(authority: Authority, server: Issued, tmp_path: Path) -> None:
    principals, trust = Principals(tmp_path, "alice"), Credentials(tls_ca=authority.certificate)
    async with served(**files(server), tokens_file=principals.file) as service:
        await asyncio.to_thread(prefill, service.address, replace(trust, token=principals.tokens["alice"]))
        with pytest.raises(CallFailed, match="UNAUTHENTICATED"):
            await asyncio.to_thread(prefill, service.address, trust)
        assert service.store.tenants == ["alice"]


@pytest.mark.parametrize(
    ("subject", "principal"),
    [
        ({"common_name": "alice"}, "alice"),
        ({"common_name": "alice", "alternatives": "DNS:a.example,DNS:b.example"}, "alice"),
        ({"alternatives": "URI:spiffe://lab/alice"}, "spiffe://lab/alice"),
        ({"alternatives": "DNS:a.example,DNS:b.example"}, None),
        ({"common_name": "two words"}, None),
        ({}, None),
    ],
)
async def test_a_client_certificate_names_the_tenant(
    authority: Authority, server: Issued, subject: dict[str, str], principal: str | None
) -> None:
    client = authority.issue("client", **subject)
    async with served(**files(server, authority.certificate)) as service:
        caller = service.stub(channel=service.channel(channel_credentials(authority, client)))
        if principal is not None:
            await caller.prefill()
            assert service.store.tenants == [principal]
        else:
            assert (await refused(caller.prefill()))[0] is grpc.StatusCode.UNAUTHENTICATED


async def test_where_certificates_are_asked_for_no_client_calls_without_one_that_the_authority_signed(
    authority: Authority, server: Issued, tmp_path: Path
) -> None:
    forged = Authority(tmp_path, "stranger").issue("alice", common_name="alice")
    async with served(**files(server, authority.certificate)) as service:
        for credentials in (channel_credentials(authority), channel_credentials(authority, forged)):
            caller = service.stub(channel=service.channel(credentials))
            assert (await refused(caller.prefill()))[0] is grpc.StatusCode.UNAVAILABLE
        assert service.store.tenants == []


async def test_a_token_decides_before_a_certificate_and_a_wrong_one_is_refused(
    authority: Authority, server: Issued, tmp_path: Path
) -> None:
    principals = Principals(tmp_path, "bob")
    client = authority.issue("both", common_name="alice")
    async with served(**files(server, authority.certificate), tokens_file=principals.file) as service:
        channel = service.channel(channel_credentials(authority, client))
        await service.stub(principals.tokens["bob"], channel).prefill()
        await service.stub(channel=channel).prefill()
        assert service.store.tenants == ["bob", "alice"]
        assert (await refused(service.stub("wrong", channel).prefill()))[0] is grpc.StatusCode.UNAUTHENTICATED


async def test_a_new_certificate_is_used_for_new_connections_and_a_damaged_one_is_not(
    authority: Authority, server: Issued, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cluster.ingress.access.secret_files._LOOK_INTERVAL_S", 0.0)
    used = Issued(tmp_path / "used.pem", tmp_path / "used.key")
    shutil.copy(server.certificate, used.certificate)
    shutil.copy(server.key, used.key)
    other = Authority(tmp_path, "other")
    renewed = other.issue("renewed", common_name="localhost", alternatives="IP:127.0.0.1")
    async with served(**files(used)) as service:

        async def is_served(trusted: Authority) -> bool:
            try:
                await asyncio.to_thread(prefill, service.address, Credentials(tls_ca=trusted.certificate))
            except CallFailed as error:
                assert error.status == "UNAVAILABLE"
                return False
            return True

        assert (await is_served(authority), await is_served(other)) == (True, False)
        used.certificate.write_text("no certificate")
        with structlog.testing.capture_logs() as logs:
            assert (await is_served(authority), await is_served(other)) == (True, False)
        assert "error" in [entry["log_level"] for entry in logs]
        shutil.copy(renewed.certificate, used.certificate)
        assert (await is_served(authority), await is_served(other)) == (True, False)  # the key is still the old one
        shutil.copy(renewed.key, used.key)
        assert (await is_served(authority), await is_served(other)) == (False, True)


def test_files_that_are_no_certificate_and_key_are_named_at_the_start(
    authority: Authority, server: Issued, tmp_path: Path
) -> None:
    other, nonsense, missing = authority.issue("other"), tmp_path / "nonsense", tmp_path / "missing"
    nonsense.write_text("no PEM")
    for wrong, named in (
        (TlsFiles(server.certificate, other.key), str(other.key)),
        (TlsFiles(nonsense, server.key), str(nonsense)),
        (TlsFiles(server.certificate, missing), str(missing)),
        (TlsFiles(server.certificate, server.key, nonsense), str(nonsense)),
    ):
        with pytest.raises(StartError) as caught:
            ServerCertificates(wrong).credentials()
        assert named in str(caught.value)
        assert "\n" not in str(caught.value)
