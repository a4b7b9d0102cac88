"""Settings of the gRPC server: its address, its callers, its connections and its queue."""

from dataclasses import dataclass

from cluster.addresses import host_port, is_loopback
from cluster.logs import LOG_FORMATS, LOG_LEVELS

#: Limits of times, in seconds: gRPC counts milliseconds in 32 bits.
_SHORTEST_S, _LONGEST_S = 0.001, 2_000_000
#: Largest number that gRPC accepts in an option.
_MOST = 2**31 - 1


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerConfig:
    """Settings of the gRPC server. Raises ValueError on a setting that cannot work or is not safe."""

    #: Address to listen on. Any address other than loopback needs authentication, or `insecure_public`.
    host: str = "127.0.0.1"
    #: Port to listen on. 0: any free port.
    port: int = 50051
    #: Largest message of a call, in bytes; a larger one is refused before it is read. 0: the size of the largest
    #: request within `[limits]`, which is 16 MiB with their defaults. Health checks, which need no token, can make one
    #: connection hold four messages of this size.
    max_message_bytes: int = 0
    #: Seconds in which the handshake of a connection and the first message of a call must arrive; at most 5 for health
    #: checks.
    first_message_s: float = 20.0
    #: Most calls at once on one connection; a client holds further calls back.
    max_connection_calls: int = 1024
    #: Most connections at once; further ones are closed.
    max_connections: int = 1024
    #: Seconds of silence after which a connection is pinged, and seconds in which it must answer the ping. A connection
    #: that does not answer is closed and its requests end, so a request outlives a lost client by the sum of the two.
    keepalive_s: float = 20.0
    keepalive_timeout_s: float = 10.0
    #: Seconds after which a connection takes no new requests, so that the client opens another one, which a load
    #: balancer may send to another service. 0: no limit.
    max_connection_age_s: float = 0.0
    #: Most seconds that running requests may continue on a connection past its age limit. 0: until they end.
    max_connection_grace_s: float = 0.0
    #: File of the callers that are let in: principals and hashes of their tokens, in the format of
    #: `cluster/ingress/access/bearer_tokens.py`. Empty: no tokens.
    tokens_file: str = ""
    #: PEM files of the server's certificate and key; set both or none. Empty: no TLS.
    tls_certificate: str = ""
    tls_key: str = ""
    #: PEM file of the CA that signs client certificates. When set, each client must present a certificate, which names
    #: its principal. Empty: no client certificates.
    tls_client_ca: str = ""
    #: Allow an address other than loopback even though any process can call there, or tokens travel in plain text.
    insecure_public: bool = False
    #: Most requests that run at once; each holds KV memory in the workers.
    max_running_requests: int = 8
    #: Most requests that wait in the queue; a further one is refused with RESOURCE_EXHAUSTED.
    max_queued_requests: int = 64
    #: Most requests of one principal that run at once, and that wait. 0: no limit per principal.
    max_running_per_tenant: int = 0
    max_queued_per_tenant: int = 0
    #: Most calls at once that watch the store, of all principals and of one.
    max_watchers: int = 16
    max_watchers_per_tenant: int = 4
    #: Seconds without reading after which a stream of replies ends with DEADLINE_EXCEEDED and frees its memory, counted
    #: from the last message that the connection had room for.
    max_stall_s: float = 30.0
    #: Whether processes of the same user on the store's host may read the rows of their handles from the store's memory
    #: (`LocateKv`), see docs/security.md. When false, all rows go over gRPC.
    local_reads: bool = True
    #: Also serve the engine API, for gateways that speak OpenAI's API: docs/gateway.md. Needs the extra `gateway`.
    engine_api: bool = False
    #: Seconds that running requests may continue after a stop signal.
    drain_s: float = 10.0
    #: Port and address of Prometheus metrics over HTTP, see docs/metrics.md; no token is needed. Port -1: no metrics;
    #: 0: any free port.
    metrics_port: int = -1
    metrics_host: str = "127.0.0.1"
    #: Whether that port has a page that shows the service, see docs/operations.md: on the loopback, or over TLS to
    #: operators.
    page: bool = True
    #: Names by which browsers may open the page, in addition to localhost and addresses.
    page_hosts: tuple[str, ...] = ()
    #: Principals of `tokens_file` whose tokens open the page, which shows requests of all tenants. Where callers have
    #: names, no other caller may open it.
    operators: tuple[str, ...] = ()
    #: Number of requests, the latest that have ended, whose traces are kept for `runahead trace`. 0: none.
    keep_traces: int = 64
    #: Format and lowest level of log lines. Formats: `json` is one object per line, `text` is for people, `auto` is
    #: `text` on a terminal and `json` elsewhere. Levels: debug, info, warning, error.
    log_format: str = "auto"
    log_level: str = "info"

    def __post_init__(self) -> None:
        if not 0 <= self.port <= 65535:
            raise ValueError(f"port must be 0..65535, not {self.port}")
        if self.max_running_requests < 1:
            raise ValueError(f"max_running_requests must be at least 1, not {self.max_running_requests}")
        if not -1 <= self.metrics_port <= 65535:
            raise ValueError(f"metrics_port must be -1..65535, not {self.metrics_port}")
        if self.log_format not in LOG_FORMATS:
            raise ValueError(f"log_format must be one of {', '.join(LOG_FORMATS)}, not {self.log_format!r}")
        if self.log_level not in LOG_LEVELS:
            raise ValueError(f"log_level must be one of {', '.join(LOG_LEVELS)}, not {self.log_level!r}")
        self._check_connections()
        tenant_limits = ("max_running_per_tenant", "max_queued_per_tenant")
        watchers = ("max_watchers", "max_watchers_per_tenant")
        for name in ("max_queued_requests", *tenant_limits, *watchers, "drain_s", "keep_traces"):
            if not getattr(self, name) >= 0:
                raise ValueError(f"{name} must not be negative, not {getattr(self, name)}")
        if bool(self.tls_certificate) != bool(self.tls_key):
            raise ValueError("tls_certificate and tls_key belong together: set both or none")
        if self.tls_client_ca and not self.tls_certificate:
            raise ValueError("tls_client_ca needs TLS: set tls_certificate and tls_key as well")
        if self.operators and not self.tokens_file:
            raise ValueError("operators are principals of tokens_file: set it")
        if self.exposure and not self.insecure_public:
            raise ValueError(self.exposure)

    def _check_connections(self) -> None:
        for name, least in (("max_message_bytes", 0), ("max_connection_calls", 1), ("max_connections", 1)):
            if not least <= getattr(self, name) <= _MOST:
                raise ValueError(f"{name} must be {least}..{_MOST}, not {getattr(self, name)}")
        for name in ("keepalive_s", "keepalive_timeout_s", "first_message_s", "max_stall_s"):
            if not _SHORTEST_S <= getattr(self, name) <= _LONGEST_S:
                raise ValueError(f"{name} must be {_SHORTEST_S}..{_LONGEST_S}, not {getattr(self, name)}")
        for name in ("max_connection_age_s", "max_connection_grace_s"):
            if not 0 <= getattr(self, name) <= _LONGEST_S:
                raise ValueError(f"{name} must be 0..{_LONGEST_S}, not {getattr(self, name)}")

    @property
    def has_tenants(self) -> bool:
        """Whether callers have names; otherwise all of them are one tenant."""
        return bool(self.tokens_file or self.tls_client_ca)

    @property
    def address(self) -> str:
        return host_port(self.host, self.port)

    @property
    def exposure(self) -> str:
        """Danger of the address, and the settings that avert it; empty when there is none."""
        if is_loopback(self.host):
            return ""
        if not self.tokens_file and not self.tls_client_ca:
            return (
                f"{self.host} is not a loopback address, so any process that reaches it can call: set tokens_file "
                "(with tls_certificate and tls_key) or tls_client_ca, or allow it with insecure_public = true"
            )
        if not self.tls_certificate:
            return (
                f"{self.host} is not a loopback address, so tokens travel in plain text: set tls_certificate and "
                "tls_key, or insecure_public = true where something else encrypts the traffic"
            )
        return ""
