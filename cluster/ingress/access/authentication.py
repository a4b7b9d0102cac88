"""Authentication of callers: each RPC but the health check needs a bearer token or a client certificate.

A caller has one name, the principal, which is its tenant in all other modules. A token takes precedence over a
certificate, because it is the more deliberate of the two; a wrong token is refused even with a valid certificate.
"""

from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import Any

import grpc

from cluster.config.server import ServerConfig
from cluster.errors import Unauthenticated
from cluster.ingress.access.bearer_tokens import BearerTokens, is_principal

#: Methods without authentication: load balancers and kubelets call them, and they only report whether the service runs.
_EXEMPT = "/grpc.health.v1.Health/"
#: Tenant of all callers of a service without authentication.
ANONYMOUS = ""
_SCHEME = "bearer "


class Authentication:
    """Finds the principal of a call by its token or certificate. Without both, every caller is ANONYMOUS."""

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
        """Check a call's metadata before its request is received. Raises Unauthenticated."""
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

    def principal_of_token(self, token: str) -> str | None:
        """The principal whose token this is; None without one. Any thread may ask."""
        return self._tokens.principal_of(token) if self._tokens is not None else None

    def _by_token(self, tokens: BearerTokens, metadata: Iterable[tuple[str, str | bytes]]) -> str | None:
        """Principal of the token in the metadata, if any. Raises Unauthenticated for a wrong token, or several."""
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
    """Refuses calls before their requests are received. It is inside RpcGuard, which turns the error into a status."""

    def __init__(self, authentication: Authentication) -> None:
        self._authentication = authentication

    async def intercept_service(self, continuation: Callable[[Any], Awaitable[Any]], call: Any) -> Any:
        if not call.method.startswith(_EXEMPT):
            self._authentication.check(call.invocation_metadata)
        return await continuation(call)


def _name_in_certificate(peer: dict[str, Any]) -> str:
    """The common name, else the only subject alternative name, of a certificate that TLS has verified.

    Raises Unauthenticated without such a name.
    """
    common_names = [name for name in peer.get("x509_common_name", ()) if name]
    names = common_names or list(peer.get("x509_subject_alternative_name", ()))
    name = names[0].decode(errors="replace") if len(names) == 1 else ""
    if not is_principal(name):
        raise Unauthenticated("a client certificate names no principal: it needs one common name or alternative name")
    return name
