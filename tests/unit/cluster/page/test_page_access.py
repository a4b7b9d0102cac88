"""Access to the page: by the name that the browser called, the connection, and an operator's token."""

import base64
from typing import Any

import pytest

from cluster.config.server import ServerConfig
from cluster.page.access import PageAccess

TOKENS = {"of the operator": "ops", "of a tenant": "acme"}
OPEN = ServerConfig()
NAMED = ServerConfig(tokens_file="tokens", operators=("ops",), page_hosts=("runahead.example.com",))


def basic(password: str, name: str = "anyone") -> str:
    return "Basic " + base64.b64encode(f"{name}:{password}".encode()).decode()


def environ(**changed: str) -> dict[str, Any]:
    """A request from the host itself, over plain text."""
    usual = {"HTTP_HOST": "127.0.0.1:9464", "LOCAL_ADDR": "127.0.0.1", "REMOTE_ADDR": "127.0.0.1", "HTTPS": "off"}
    return {**usual, **changed}


AWAY = {"LOCAL_ADDR": "10.0.0.1", "REMOTE_ADDR": "10.0.0.2", "HTTP_HOST": "10.0.0.1:9464"}
SECURE = {**AWAY, "HTTPS": "on"}


def status_of(config: ServerConfig, *, is_document: bool = True, **changed: str) -> str:
    refusal = PageAccess(config, TOKENS.get).refusal(environ(**changed), is_document=is_document)
    return "" if refusal is None else refusal.status[:3]


@pytest.mark.parametrize(
    ("host", "is_taken"),
    [
        ("localhost", True),
        ("localhost:8080", True),
        ("LOCALHOST", True),
        ("127.0.0.1", True),
        ("[::1]:9464", True),
        ("192.168.1.4:9464", True),
        ("evil.example.com", False),
        ("evil.example.com:9464", False),
        ("127.0.0.1.evil.example.com", False),
        ("localhost.evil.example.com", False),
        ("localhost,evil.example.com", False),
        ("runahead.example.com", False),
        ("[localhost]", False),
        ("localhost:9464:1", False),
        ("", False),
    ],
)
def test_a_name_that_a_stranger_may_point_here_is_refused(host: str, is_taken: bool) -> None:
    assert (status_of(OPEN, HTTP_HOST=host) == "") is is_taken


def test_a_name_of_the_settings_is_taken() -> None:
    authorization = basic("of the operator")
    named = {**SECURE, "HTTP_AUTHORIZATION": authorization}
    assert status_of(NAMED, **{**named, "HTTP_HOST": "Runahead.example.com:9464"}) == ""
    assert status_of(NAMED, **{**named, "HTTP_HOST": "other.example.com"}) == "403"


def test_without_names_the_host_itself_may_look_and_nobody_else() -> None:
    assert status_of(OPEN) == ""
    assert status_of(OPEN, LOCAL_ADDR="::1", REMOTE_ADDR="::1", HTTP_HOST="[::1]:9464") == ""
    assert status_of(OPEN, LOCAL_ADDR="::ffff:127.0.0.1", REMOTE_ADDR="::ffff:127.0.0.1") == ""
    assert status_of(OPEN, **AWAY) == "403"
    assert status_of(OPEN, **SECURE) == "403"
    assert status_of(OPEN, **{**SECURE, "HTTP_AUTHORIZATION": basic("of the operator")}) == "403"


@pytest.mark.parametrize("where", [{}, SECURE], ids=["loopback", "away"])
@pytest.mark.parametrize(
    ("authorization", "status"),
    [
        ("", "401"),
        (basic("of the operator"), ""),
        (basic("of the operator", name=""), ""),
        (basic("of the operator").replace("Basic", "basic"), ""),
        (basic("of a tenant"), "401"),
        (basic("wrong"), "401"),
        (basic(""), "401"),
        ("Basic not base64!", "401"),
        ("Basic " + base64.b64encode(b"\xff:\xff").decode(), "401"),
        ("Bearer of the operator", "401"),
        (basic("of the operator", name="n" * 2000), "401"),
    ],
)
def test_with_names_an_operators_token_is_needed_everywhere(
    where: dict[str, str], authorization: str, status: str
) -> None:
    assert status_of(NAMED, **{**where, "HTTP_AUTHORIZATION": authorization}) == status


def test_a_refusal_asks_for_the_token_and_repeats_nothing() -> None:
    refusal = PageAccess(NAMED, TOKENS.get).refusal(environ(HTTP_AUTHORIZATION=basic("wrong")), is_document=True)
    assert refusal is not None
    ((name, challenge),) = refusal.headers
    assert name == "WWW-Authenticate" and challenge.startswith('Basic realm="')
    assert "wrong" not in refusal.reason + challenge


def test_no_token_is_asked_for_in_plain_text_away_from_the_host() -> None:
    refusal = PageAccess(NAMED, TOKENS.get).refusal(
        environ(**AWAY, HTTP_AUTHORIZATION=basic("of the operator")), is_document=True
    )
    assert refusal is not None and refusal.status.startswith("403") and refusal.headers == ()


@pytest.mark.parametrize(
    "config",
    [
        ServerConfig(tokens_file="tokens"),
        ServerConfig(tls_client_ca="ca", tls_certificate="c", tls_key="k"),
    ],
    ids=["tokens", "certificates"],
)
def test_callers_with_names_and_no_operators_close_the_page(config: ServerConfig) -> None:
    assert status_of(config, HTTP_AUTHORIZATION=basic("of a tenant")) == "403"


@pytest.mark.parametrize(
    ("site", "is_document", "status"),
    [
        ("cross-site", False, "403"),
        ("same-site", False, "403"),
        ("same-origin", False, ""),
        ("none", False, ""),
        ("cross-site", True, ""),
    ],
)
def test_other_sites_may_link_to_the_page_and_load_nothing_of_it(site: str, is_document: bool, status: str) -> None:
    assert status_of(OPEN, is_document=is_document, HTTP_SEC_FETCH_SITE=site) == status


def test_operators_without_tokens_are_a_mistake_that_the_settings_refuse() -> None:
    with pytest.raises(ValueError, match="tokens_file"):
        ServerConfig(operators=("ops",))
