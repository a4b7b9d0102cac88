"""TLS of the page: the server's own certificate, read again when its files change."""

import ssl
import threading
from collections.abc import Callable
from pathlib import Path

import structlog

from cluster.config.server import ServerConfig
from cluster.errors import StartError
from cluster.ingress.access.secret_files import WatchedFiles

log = structlog.get_logger()


def tls_of(config: ServerConfig) -> Callable[[], ssl.SSLContext] | None:
    """Contexts for connections, in any thread; None without a certificate. Raises StartError for one of no use."""
    if not config.tls_certificate:
        return None
    return _Contexts(Path(config.tls_certificate), Path(config.tls_key)).newest


class _Contexts:
    """Owns: the context of the newest usable files."""

    def __init__(self, certificate: Path, key: Path) -> None:
        self._certificate, self._key = certificate, key
        self._watched = WatchedFiles([certificate, key])
        self._lock = threading.Lock()
        try:
            self._context = self._made()
        except (OSError, ssl.SSLError) as error:
            raise StartError(f"the page's TLS: {certificate} and {key} are not usable: {error}") from error

    def newest(self) -> ssl.SSLContext:
        with self._lock:
            if self._watched.have_changed():
                try:
                    self._context = self._made()
                except (OSError, ssl.SSLError) as error:
                    log.error("TLS files not usable for the page, the old ones stay", reason=str(error))
            return self._context

    def _made(self) -> ssl.SSLContext:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self._certificate, self._key, password="")
        return context
