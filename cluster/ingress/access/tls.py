"""TLS of the server: certificate, key and CA of client certificates from files, which are read again when they change.

gRPC asks for them before each handshake. Open connections keep the files that they began with.
"""

import ssl
import threading
from dataclasses import dataclass
from pathlib import Path

import grpc
import structlog

from cluster.errors import StartError
from cluster.ingress.access.secret_files import WatchedFiles, warn_when_others_can_read

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class TlsFiles:
    """PEM files of the server. With `client_ca`, clients need a certificate that it signed; without it, none."""

    certificate: Path
    key: Path
    client_ca: Path | None = None

    @property
    def paths(self) -> list[Path]:
        return [path for path in (self.certificate, self.key, self.client_ca) if path is not None]

    def check(self) -> None:
        """Raises StartError when the files are not usable."""
        try:
            _contents(self)
        except ValueError as error:
            raise StartError(str(error)) from None


class ServerCertificates:
    """Certificates for handshakes. gRPC calls `_newer` in its threads."""

    def __init__(self, files: TlsFiles) -> None:
        self._files = files
        self._watched = WatchedFiles(files.paths)
        self._lock = threading.Lock()

    def credentials(self) -> grpc.ServerCredentials:
        """Credentials for a port. Raises StartError when the files are not usable."""
        try:
            first = _read(self._files)
        except ValueError as error:
            raise StartError(str(error)) from None
        warn_when_others_can_read(self._files.key, "the TLS key")
        return grpc.dynamic_ssl_server_credentials(
            first, self._newer, require_client_authentication=self._files.client_ca is not None
        )

    def _newer(self) -> grpc.ServerCertificateConfiguration | None:
        """Contents of changed files; None to keep the old ones, when the files are unchanged or not usable."""
        with self._lock:
            if not self._watched.have_changed():
                return None
        try:
            newer = _read(self._files)
        except ValueError as error:
            log.error("TLS files not usable, the old ones stay", reason=str(error))
            return None
        log.info("TLS files read again", certificate=str(self._files.certificate))
        return newer


def _read(files: TlsFiles) -> grpc.ServerCertificateConfiguration:
    """Read the files for gRPC. Raises ValueError as `_contents`."""
    certificate, key, client_ca = _contents(files)
    return grpc.ssl_server_certificate_configuration([(key, certificate)], client_ca)


def _contents(files: TlsFiles) -> tuple[bytes, bytes, bytes | None]:
    """Read certificate, key and CA. Raises ValueError that names the wrong file; gRPC would only fail to listen."""
    try:
        certificate, key = files.certificate.read_bytes(), files.key.read_bytes()
        client_ca = files.client_ca.read_bytes() if files.client_ca is not None else None
    except OSError as error:
        raise ValueError(f"TLS file {error.filename} cannot be read: {error.strerror}") from None
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    try:
        context.load_cert_chain(files.certificate, files.key, password="")
    except (ssl.SSLError, OSError):
        message = f"{files.certificate} and {files.key} are not a PEM certificate and its unencrypted key"
        raise ValueError(message) from None
    try:
        if files.client_ca is not None:
            context.load_verify_locations(files.client_ca)
    except (ssl.SSLError, OSError):
        raise ValueError(f"{files.client_ca} is not a PEM certificate") from None
    return certificate, key, client_ca
