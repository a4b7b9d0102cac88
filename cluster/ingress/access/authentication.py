"""Authentication: which principal calls. Every RPC but the health check needs a bearer token or a client certificate.

A caller is known by one name, the principal, which is its tenant everywhere below. A token decides before a
certificate: it is the more deliberate of the two. A wrong token is refused also when a certificate is there.
"""

from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import Any

import grpc

from cluster.config.server import ServerConfig
from cluster.errors import Unauthenticated
from cluster.ingress.access.bearer_tokens import BearerTokens, is_principal

#: Needs no authentication: load balancers and kubelets ask, and it says nothing but whether the service is there.
_EXEMPT = "/grpc.health.v1.Health/"
#: The tenant of a service without authentication.
ANONYMOUS = ""
_SCHEME = "bearer "


class Authentication:
    """Tells principals from tokens and certificates. Without both, every caller is ANONYMOUS."""

    def __init__(self, tokens: BearerTokens | None, *, has_certificates: bool) -> None:
        self._tokens = tokens
        self._has_certificates = has_certificates

    @classmethod
    def of(cls, config: ServerConfig) -> "Authentication":
        tokens = BearerTokens(Path(config.tokens_file)) if config.tokens_file else None
        return cls(tokens, has_certificates=bool(config.tls_client_ca))

    def load(self) -> None:
        """Read the tokens file. Raises StartError when it is not usable."""
        if self._tokens is not None:
            self._tokens.load()

    def check(self, metadata: Iterable[tuple[str, str | bytes]]) -> None:
        """Refuse what can be refused before the request itself is received. Raises Unauthenticated."""
        if self._tokens is not None and self._by_token(self._tokens, metadata) is None and not self._has_certificates:
            raise Unauthenticated

    def principal_of(self, context: Any) -> str:
        """The principal of this call (a grpc.aio.ServicerContext). Raises Unauthenticated."""
        if self._tokens is not None:
            principal = self._by_token(self._tokens, context.invocation_metadata())
            if principal is not None:
                return principal
        if self._has_certificates:
            return _name_in_certificate(context.auth_context())
        if self._tokens is not None:
            raise Unauthenticated
        return ANONYMOUS

    def _by_token(self, tokens: BearerTokens, metadata: Iterable[tuple[str, str | bytes]]) -> str | None:
        """None when no token was sent. Raises Unauthenticated for a wrong one, or several."""
        sent = [value for key, value in metadata if key == "authorization"]
        if not sent:
            return None
        value = sent[0]
        if len(sent) > 1 or not isinstance(value, str) or not value.lower().startswith(_SCHEME):
            raise Unauthenticated
        principal = tokens.principal_of(value[len(_SCHEME) :].strip())
        if principal is None:
            raise Unauthenticated
        return principal


class AuthenticationInterceptor(grpc.aio.ServerInterceptor):  # type: ignore[misc]
    """Refuses calls before their requests are received. Comes after RpcGuard, which makes a status of the refusal."""

    def __init__(self, authentication: Authentication) -> None:
        self._authentication = authentication

    async def intercept_service(self, continuation: Callable[[Any], Awaitable[Any]], call: Any) -> Any:
        if not call.method.startswith(_EXEMPT):
            self._authentication.check(call.invocation_metadata)
        return await continuation(call)


def _name_in_certificate(peer: dict[str, Any]) -> str:
    """The common name, or else the only subject alternative name. TLS has checked the certificate by now."""
    common_names = [name for name in peer.get("x509_common_name", ()) if name]
    names = common_names or list(peer.get("x509_subject_alternative_name", ()))
    name = names[0].decode(errors="replace") if len(names) == 1 else ""
    if not is_principal(name):
        raise Unauthenticated("a client certificate names no principal: it needs one common name, or one other name")
    return name
