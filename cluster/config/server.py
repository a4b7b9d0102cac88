"""The gRPC server's settings: where it listens, which callers it takes, and its queue."""

from dataclasses import dataclass

from cluster.addresses import host_port, is_loopback
from cluster.logs import LOG_FORMATS, LOG_LEVELS

#: Of times that gRPC counts in milliseconds, in 32 bits.
_SHORTEST_S, _LONGEST_S = 0.001, 2_000_000
#: Largest number that gRPC takes.
_MOST = 2**31 - 1


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerConfig:
    """The gRPC server, its callers, and its queue. Raises ValueError on what cannot work or is not safe."""

    #: Address to listen on. Others than the loopback's need authentication, see `insecure_public`.
    host: str = "127.0.0.1"
    #: 0 picks a free port.
    port: int = 50051
    #: Largest message of a call; a larger one is refused before it is read. 0: what the other limits of a request leave
    #: room for, 16 MiB as they are by default. A caller without a token can make a connection hold four of them, by
    #: health checks.
    max_message_bytes: int = 0
    #: Until the first message of a call, and the handshake of a connection, must have come; of health checks 5 at most.
    first_message_s: float = 20.0
    #: Calls of one connection at once: a client waits with more. And connections at once; more are closed.
    max_connection_calls: int = 1024
    max_connections: int = 1024
    #: A connection that is silent for so long is pinged; one that does not answer the ping for `keepalive_timeout_s` is
    #: closed, and the requests that came over it end. So a request outlives a lost client by the sum of the two.
    keepalive_s: float = 20.0
    keepalive_timeout_s: float = 10.0
    #: A connection of this age takes no new requests, so that the client makes another one, which a balancer of
    #: connections may send elsewhere; 0: never. Requests that run on it go on, for `max_connection_grace_s` seconds at
    #: most; 0: for as long as they take.
    max_connection_age_s: float = 0.0
    max_connection_grace_s: float = 0.0
    #: Callers that are let in: principals and hashes of their tokens, see `cluster/ingress/access/bearer_tokens.py`.
    #: Empty: no tokens.
    tokens_file: str = ""
    #: PEM files of the server's certificate and key; both or none.
    tls_certificate: str = ""
    tls_key: str = ""
    #: PEM file of the CA that signs client certificates. Clients must present one then; it names their principal.
    tls_client_ca: str = ""
    #: Listen on other addresses than the loopback's though any process may call, or tokens travel in plain text.
    insecure_public: bool = False
    #: Requests that hold KV memory in the workers at once.
    max_running_requests: int = 8
    #: Requests that wait for their turn; one more gets RESOURCE_EXHAUSTED.
    max_queued_requests: int = 64
    #: The same for the requests of one principal; 0: no limit of its own.
    max_running_per_tenant: int = 0
    max_queued_per_tenant: int = 0
    #: Calls that watch the store at once, of all principals and of one.
    max_watchers: int = 16
    max_watchers_per_tenant: int = 4
    #: A stream of replies whose reader takes nothing for so long, counted from the last message that the connection had
    #: room for, ends with DEADLINE_EXCEEDED, and what it holds is free.
    max_stall_s: float = 30.0
    #: Whether processes of this user on the store's host may read what their handles cover out of the store's memory
    #: (LocateKv), see docs/security.md. Otherwise all rows go over gRPC.
    local_reads: bool = True
    #: Answer gateways that speak OpenAI's API, too: docs/gateway.md. Needs the extra `gateway`.
    engine_api: bool = False
    #: How long running requests may go on after a stop signal.
    drain_s: float = 10.0
    #: Prometheus metrics over HTTP, see docs/metrics.md: -1 for none, 0 picks a free port. It takes no tokens.
    metrics_port: int = -1
    metrics_host: str = "127.0.0.1"
    #: Of so many requests that ended last, what they did when is kept for `runahead trace`; 0 for none.
    keep_traces: int = 64
    #: `json`: one object a line. `text`: for people. `auto`: text on a terminal.
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
            raise ValueError("tls_certificate and tls_key belong together")
        if self.tls_client_ca and not self.tls_certificate:
            raise ValueError("tls_client_ca needs tls_certificate and tls_key")
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
        """Danger of the address, and what to do; empty when there is none."""
        if is_loopback(self.host):
            return ""
        if not self.tokens_file and not self.tls_client_ca:
            return (
                f"{self.host} is not a loopback address, and any process can call there: set tokens_file (with "
                "tls_certificate and tls_key) or tls_client_ca, or allow it with insecure_public = true"
            )
        if not self.tls_certificate:
            return (
                f"{self.host} is not a loopback address, and tokens travel there in plain text: set tls_certificate "
                "and tls_key, or allow it with insecure_public = true where something else encrypts"
            )
        return ""
