"""Settings of `kv_connector_extra_config`. vLLM logs it at start: it names files of secrets and holds none."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from cluster.client.credentials import Credentials, parsed_token, read_token
from cluster.client.local_reads import LocalMode, checked_mode
from cluster.errors import StartError
from cluster.quantities import parsed_size

ASYNCHRONOUS, BY_LAYERS = "asynchronous", "by_layers"
_TOKEN_VARIABLE = "RUNAHEAD_TOKEN"


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How the connector reaches the service, and what it asks of it. Raises ValueError, in one line."""

    address: str = "127.0.0.1:50051"
    #: File with the bearer token; else the variable RUNAHEAD_TOKEN, where it is set.
    token_file: str = ""
    tls_ca: str = ""
    tls_certificate: str = ""
    tls_key: str = ""
    #: Whether the service computes what it has not stored (`Prefill`), or is only asked for what it has (`Lookup`).
    prefill: bool = True
    #: `asynchronous`: a request waits until its rows are there, others compute meanwhile. `by_layers`: each layer of
    #: its forward pass waits for the rows of that layer.
    load: str = ASYNCHRONOUS
    #: Of a handle; it is renewed while it is in use.
    lease_s: float = 60.0
    #: After it vLLM computes a prompt itself.
    lookup_timeout_s: float = 60.0
    #: The same, of reading rows.
    load_timeout_s: float = 30.0
    #: Whether rows come out of the store's memory on this host, see `cluster.client.local_reads.LocalMode`.
    local: LocalMode = "auto"
    #: Calls at once. The service has limits of its own (`leases.max_readers`: 8).
    lookup_threads: int = 8
    #: Prompts that are read at once, the first ones first: more together come no sooner, and all of them late.
    load_threads: int = 2
    #: Host memory for rows that vLLM has computed, until they are written to the service; what does not fit is dropped.
    write_bytes: int = 1 << 30
    #: Of a write; its rows are dropped after it.
    write_timeout_s: float = 30.0
    #: What the service's `GetModelInfo.fingerprint` must be; empty: of the model's directory, whose weights are read
    #: once for it.
    fingerprint: str = ""

    def __post_init__(self) -> None:
        if self.load not in (ASYNCHRONOUS, BY_LAYERS):
            raise ValueError(f"load must be {ASYNCHRONOUS} or {BY_LAYERS}, not {self.load!r}")
        checked_mode(self.local)
        for field in fields(self):
            value = getattr(self, field.name)
            if isinstance(value, int | float) and not isinstance(value, bool) and value <= 0:
                raise ValueError(f"{field.name} must be above 0, not {value}")

    @classmethod
    def of(cls, extra: Mapping[str, Any]) -> "Settings":
        kinds = {field.name: type(field.default) for field in fields(cls)}
        if unknown := sorted(set(extra) - set(kinds)):
            raise ValueError(f"kv_connector_extra_config has unknown {', '.join(unknown)}; known: {', '.join(kinds)}")
        extra = {name: _read(name, value) for name, value in extra.items()}
        for name, value in extra.items():
            fits = isinstance(value, kinds[name]) or (kinds[name] is float and type(value) is int)
            if not fits or (isinstance(value, bool) and kinds[name] is not bool):
                raise ValueError(f"{name} in kv_connector_extra_config must be {kinds[name].__name__}, not {value!r}")
        return cls(**extra)

    @property
    def is_asynchronous(self) -> bool:
        return self.load == ASYNCHRONOUS

    def credentials(self) -> Credentials:
        """Raises StartError where the token's file cannot be read, or has none."""
        token = ""
        if self.token_file:
            token = read_token(Path(self.token_file))
        elif said := os.environ.get(_TOKEN_VARIABLE):
            token = parsed_token(said, _TOKEN_VARIABLE)
        files = self.tls_ca, self.tls_certificate, self.tls_key
        ca, certificate, key = (Path(name) if name else None for name in files)
        return Credentials(token=token, tls_ca=ca, tls_certificate=certificate, tls_key=key)


def _read(name: str, value: Any) -> Any:
    """A size may have a unit, as settings of the service may. Raises ValueError."""
    if name != "write_bytes" or not isinstance(value, str):
        return value
    try:
        return parsed_size(value, f"{name} in kv_connector_extra_config")
    except StartError as error:
        raise ValueError(str(error)) from None
