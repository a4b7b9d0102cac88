"""Access to the page: who may open it, by the name that the browser called, its connection and an operator's token.

On the loopback the page is open to every caller of a service without names; anything else needs the token of one of
`server.operators`, by HTTP Basic, and off the loopback TLS as well. Where callers have names, another user of the host
is not an operator, so the token is needed on the loopback as well.
"""

import base64
import binascii
import ipaddress
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from cluster.addresses import is_loopback
from cluster.config.server import ServerConfig

#: Characters of an Authorization header.
_MOST_CREDENTIALS = 1024
_SCHEME = "basic "
#: A Host header: a name or an address, in brackets where it is one of IPv6, and a port.
_HOST = re.compile(r"(?:\[([0-9a-fA-F:.]+)\]|([^:\s,\[\]]+))(?::[0-9]{1,5})?")
_CHALLENGE = ("WWW-Authenticate", 'Basic realm="runahead: any name, and an operator\'s token", charset="UTF-8"')


@dataclass(frozen=True, slots=True)
class Refusal:
    """An answer without the page. The reason repeats nothing that the caller has sent."""

    status: str
    reason: str
    headers: tuple[tuple[str, str], ...] = ()


class PageAccess:
    """The rules of one service. Any thread may ask."""

    def __init__(self, config: ServerConfig, principal_of: Callable[[str], str | None]) -> None:
        """`principal_of`: the principal of a token; None of a wrong one. It takes the same time for every token."""
        self._config = config
        self._principal_of = principal_of
        self._names = frozenset(name.lower() for name in config.page_hosts)

    def refusal(self, environ: Mapping[str, Any], *, is_document: bool) -> Refusal | None:
        """None for a request (a WSGI environment) that may have the page. `is_document`: what a link may lead to."""
        if not self._is_own_name(environ.get("HTTP_HOST", "")):
            return Refusal(
                "403 Forbidden", "open the page by localhost, by an address, or by a name of server.page_hosts"
            )
        if not is_document and environ.get("HTTP_SEC_FETCH_SITE", "none") not in ("none", "same-origin"):
            return Refusal("403 Forbidden", "only the page itself may load this")
        is_local = is_loopback(environ["LOCAL_ADDR"]) and is_loopback(environ["REMOTE_ADDR"])
        if is_local and not self._config.has_tenants:
            return None
        if not is_local and environ["HTTPS"] != "on":
            return Refusal(
                "403 Forbidden",
                "away from the host itself, open the page by https, which needs server.tls_certificate; or forward the "
                "port (ssh -L, kubectl port-forward)",
            )
        if not self._config.operators:
            return Refusal(
                "403 Forbidden",
                "the page asks for the token of an operator, and there is none: set server.operators to names in "
                "server.tokens_file",
            )
        principal = self._principal_of(_token_in(environ.get("HTTP_AUTHORIZATION", "")))
        if principal is None or principal not in self._config.operators:
            return Refusal("401 Unauthorized", "an operator's token is needed", (_CHALLENGE,))
        return None

    def _is_own_name(self, host: str) -> bool:
        """Whether this is no name that a stranger could have pointed at this address (DNS rebinding)."""
        found = _HOST.fullmatch(host)
        name = (found[1] or found[2]).lower() if found is not None else ""
        return _is_address(name) or name == "localhost" or (bool(name) and name in self._names)


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _token_in(authorization: str) -> str:
    """The password of HTTP Basic; empty where there is none."""
    if len(authorization) > _MOST_CREDENTIALS or not authorization.lower().startswith(_SCHEME):
        return ""
    try:
        text = base64.b64decode(authorization[len(_SCHEME) :].strip(), validate=True).decode()
    except (binascii.Error, UnicodeDecodeError, ValueError):
        return ""
    return text.partition(":")[2]
