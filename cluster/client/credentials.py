"""Credentials of a client, and the CA by which it checks the service."""

from dataclasses import dataclass, field
from pathlib import Path

import grpc

from cluster.errors import StartError
from cluster.quantities import shown


@dataclass(frozen=True, slots=True, kw_only=True)
class Credentials:
    """A bearer token and PEM files. With `tls_ca` or a certificate of its own, the client uses TLS."""

    token: str = field(default="", repr=False)
    #: CA that signed the server's certificate; None: gRPC's default CAs.
    tls_ca: Path | None = None
    #: Certificate and key of the client, where the service asks for them; both or none.
    tls_certificate: Path | None = None
    tls_key: Path | None = None

    def __post_init__(self) -> None:
        """Raises StartError for a token that no call can carry."""
        _check_characters(self.token, "the token")

    @property
    def metadata(self) -> tuple[tuple[str, str], ...]:
        return (("authorization", f"Bearer {self.token}"),) if self.token else ()

    def channel(self, address: str, options: list[tuple[str, int]]) -> grpc.Channel:
        """Open a blocking channel. Raises StartError when a file cannot be read or the address is not UTF-8 text."""
        _check_text(address)
        credentials = self._of_channel()
        if credentials is None:
            return grpc.insecure_channel(address, options=options)
        return grpc.secure_channel(address, credentials, options=options)

    def async_channel(self, address: str, options: list[tuple[str, int]]) -> grpc.aio.Channel:
        _check_text(address)
        credentials = self._of_channel()
        if credentials is None:
            return grpc.aio.insecure_channel(address, options=options)
        return grpc.aio.secure_channel(address, credentials, options=options)

    def _of_channel(self) -> grpc.ChannelCredentials | None:
        """Credentials of the channel; None without TLS."""
        if (self.tls_certificate is None) != (self.tls_key is None):
            raise StartError("a client certificate and its key belong together: give --tls-certificate and --tls-key")
        if self.tls_ca is None and self.tls_certificate is None:
            return None
        ca, certificate, key = (_read(path) for path in (self.tls_ca, self.tls_certificate, self.tls_key))
        return grpc.ssl_channel_credentials(ca, key, certificate)


def read_token(file: Path) -> str:
    """Read the token in a file. Raises StartError."""
    try:
        return parsed_token(file.read_text(encoding="ascii"), f"token file {file}")
    except (OSError, UnicodeDecodeError) as error:
        raise StartError(f"token file {file} cannot be read: {error}") from None


def parsed_token(text: str, where: str) -> str:
    """Strip white space around a token. Raises StartError that names `where` it came from."""
    token = text.strip()
    if not token or len(token.split()) > 1:
        raise StartError(f"{where} has no token, or more than one: give one token and nothing else")
    _check_characters(token, where)
    return token


def _check_characters(token: str, where: str) -> None:
    if not (token.isascii() and token.isprintable()):
        raise StartError(f"{where} has invalid characters: a token is printable ASCII")


def _check_text(address: str) -> None:
    try:
        address.encode()
    except UnicodeEncodeError:
        raise StartError(f"the address {shown(address)} is not UTF-8 text: write HOST:PORT") from None


def _read(path: Path | None) -> bytes | None:
    try:
        return None if path is None else path.read_bytes()
    except OSError as error:
        raise StartError(f"TLS file {path} cannot be read: {error.strerror}") from None
