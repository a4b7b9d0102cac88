"""Translates gRPC's texts about failed connections into advice for people. Pure."""

import re
from dataclasses import dataclass

from cluster.client.http_proxy import HttpProxy
from cluster.errors import CallFailed
from cluster.quantities import shown

_REFUSED = "Connection refused"
_HUNG_UP = "it hung up: where it speaks TLS, give --tls-ca; where it asks for client certificates, --tls-certificate"
#: First words of gRPC's details when a connection was never made.
_BEGINNINGS = ("failed to connect to ", "errors resolving ", "empty address list", "Failed to create channel ")
#: Parts of gRPC's details when an existing connection was lost.
_ENDS = ("Socket closed", "Connection reset by peer", "Broken pipe", "keepalive watchdog timeout", "ping timeout")
_SHOWN_CHARACTERS = 200
_TRIED_PORT = re.compile(r"\bipv[46]:\S+:(\d+): ")


@dataclass(frozen=True, slots=True)
class Trouble:
    """A reason for which there is no connection."""

    #: Part of gRPC's text by which the reason is recognised.
    sign: str
    advice: str
    #: Whether waiting is useless.
    is_final: bool = False


_TROUBLES = (
    Trouble("CERTIFICATE_VERIFY_FAILED", "its certificate is not signed by the CA of --tls-ca", True),
    Trouble("Hostname Verification Check failed", "its certificate is for another name than that of --address", True),
    Trouble("WRONG_VERSION_NUMBER", "it does not speak TLS: leave out --tls-ca and --tls-certificate", True),
    Trouble("Failed parsing HTTP/2", "the server there does not speak gRPC", True),
    Trouble("Trying to connect an http1.x server", "the server there does not speak gRPC", True),
    Trouble("Socket closed", _HUNG_UP),
    Trouble("Connection reset by peer", _HUNG_UP),
    Trouble("Domain name not found", "there is no such host"),
    Trouble("Misformatted domain name", "not an address; write HOST:PORT", True),
    Trouble("target uri is not valid", "not an address; write HOST:PORT", True),
    Trouble("empty address list", "not an address; write HOST:PORT", True),
    Trouble("No such file or directory", "there is no such socket"),
    Trouble("No route to host", "the network has no route to it"),
    Trouble("Network is unreachable", "the network has no route to it"),
    Trouble("timed out", "nothing answers there"),
    Trouble(_REFUSED, "nothing listens there"),
)


class NoConnection(CallFailed):
    """A call that reached no service. `details` is gRPC's own text."""

    def __init__(self, status: str, message: str, details: str) -> None:
        super().__init__(status, message)
        self.details = details


def trouble_in(text: str) -> Trouble | None:
    """The first known reason in a text of gRPC; None without one."""
    return next((trouble for trouble in _TROUBLES if trouble.sign in text), None)


def no_connection(status: str, details: str, address: str, proxy: HttpProxy | None) -> NoConnection | None:
    """A failed connection in one line, with advice; None where `details` is not about a connection."""
    place = address if address.isprintable() and 0 < len(address) <= 100 else shown(address)
    if not details.startswith(_BEGINNINGS):
        if status != "UNAVAILABLE" or not any(end in details for end in _ENDS):
            return None
        return NoConnection(
            status, f"the connection to {place} was lost ({details[:_SHOWN_CHARACTERS]}){_by_way_of(proxy)}", details
        )
    trouble = trouble_in(details)
    reason = trouble.advice if trouble is not None else details.rpartition("last error: ")[2][:_SHOWN_CHARACTERS]
    if proxy is not None:
        reason = trouble.sign if trouble is not None and not trouble.is_final else reason
        return NoConnection(status, f"no connection to {place}: {reason}{_by_way_of(proxy)}", details)
    if trouble is None or trouble.sign != _REFUSED:
        return NoConnection(status, f"no connection to {place}: {reason}", details)
    port = _TRIED_PORT.search(details)
    tried = f" (port {port[1]})" if port is not None and not address.endswith(f":{port[1]}") else ""
    advice = "Start one with runahead serve, or give the address of one (--address, RUNAHEAD_ADDRESS)"
    return NoConnection(status, f"nothing listens at {place}{tried}: is a service running there? {advice}", details)


def _by_way_of(proxy: HttpProxy | None) -> str:
    return "" if proxy is None else f", by way of {proxy}"
