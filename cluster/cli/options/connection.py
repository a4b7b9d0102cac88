"""Options of every command that calls a service: where it is, and what it is shown."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from cluster.client.credentials import Credentials

Address = Annotated[str, typer.Option("--address", "-a", envvar="RUNAHEAD_ADDRESS", help="host:port of the service.")]
TokenFile = Annotated[
    Path | None,
    typer.Option(
        envvar="RUNAHEAD_TOKEN_FILE", help="File with the bearer token. The variable RUNAHEAD_TOKEN has it, too."
    ),
]
TlsCa = Annotated[
    Path | None, typer.Option(envvar="RUNAHEAD_TLS_CA", help="CA of the service's certificate (PEM): speak TLS.")
]
TlsCertificate = Annotated[
    Path | None, typer.Option(envvar="RUNAHEAD_TLS_CERTIFICATE", help="The client's own certificate (PEM).")
]
TlsKey = Annotated[Path | None, typer.Option(envvar="RUNAHEAD_TLS_KEY", help="Key of that certificate (PEM).")]


def credentials_of(
    token_file: Path | None, tls_ca: Path | None, tls_certificate: Path | None, tls_key: Path | None
) -> "Credentials":
    """Raises StartError when the token file cannot be read, or has no token."""
    from cluster.client.credentials import Credentials, parsed_token, read_token

    token = os.environ.get("RUNAHEAD_TOKEN", "")
    if token_file is not None:
        token = read_token(token_file)
    elif token:
        token = parsed_token(token, "RUNAHEAD_TOKEN")
    return Credentials(token=token, tls_ca=tls_ca, tls_certificate=tls_certificate, tls_key=tls_key)
