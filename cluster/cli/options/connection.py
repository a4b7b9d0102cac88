"""Options of every command that calls a service: its address, and credentials."""

import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, ClassVar

import typer

if TYPE_CHECKING:
    from cluster.client import Client

#: Time for which a call is made again. It is short: a person waits for the answer.
_RETRY_S = 2.0

Address = Annotated[str, typer.Option("--address", "-a", envvar="RUNAHEAD_ADDRESS", help="host:port of the service.")]
TokenFile = Annotated[
    Path | None,
    typer.Option(
        envvar="RUNAHEAD_TOKEN_FILE",
        help="File with the bearer token, which may also be in the variable RUNAHEAD_TOKEN.",
    ),
]
TlsCa = Annotated[
    Path | None, typer.Option(envvar="RUNAHEAD_TLS_CA", help="CA of the service's certificate (PEM): speak TLS.")
]
TlsCertificate = Annotated[
    Path | None, typer.Option(envvar="RUNAHEAD_TLS_CERTIFICATE", help="The client's own certificate (PEM).")
]
TlsKey = Annotated[Path | None, typer.Option(envvar="RUNAHEAD_TLS_KEY", help="Key of that certificate (PEM).")]


@dataclass(frozen=True, slots=True, kw_only=True)
class Service:
    """The service that a command calls."""

    PANEL: ClassVar[str] = "Connection to the service"
    address: Address = "127.0.0.1:50051"
    token_file: TokenFile = None
    tls_ca: TlsCa = None
    tls_certificate: TlsCertificate = None
    tls_key: TlsKey = None

    def client(self, retry_s: float | None = None) -> "Client":
        """Raises StartError when the token file cannot be read, or has no token."""
        from cluster.client import Client, Credentials
        from cluster.client.credentials import parsed_token, read_token

        token = os.environ.get("RUNAHEAD_TOKEN", "")
        if self.token_file is not None:
            token = read_token(self.token_file)
        elif token:
            token = parsed_token(token, "RUNAHEAD_TOKEN")
        credentials = Credentials(
            token=token, tls_ca=self.tls_ca, tls_certificate=self.tls_certificate, tls_key=self.tls_key
        )
        return Client(self.address, credentials, retry_s=_RETRY_S if retry_s is None else retry_s)
