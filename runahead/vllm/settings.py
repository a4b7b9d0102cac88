"""Settings of `kv_connector_extra_config`. They name files of secrets and hold none, because vLLM logs them."""

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
    """How the connector reaches and uses the service. Raises ValueError, in one line."""

    address: str = "127.0.0.1:50051"
    #: File with the bearer token; if empty, the token is read from the variable RUNAHEAD_TOKEN, if set.
    token_file: str = ""
    tls_ca: str = ""
    tls_certificate: str = ""
    tls_key: str = ""
    #: Whether the service computes missing KV (`Prefill`), or only returns stored KV (`Lookup`).
    prefill: bool = True
    #: `asynchronous`: a request waits for its rows while other requests compute. `by_layers`: each layer of the
    #: forward pass waits for the rows of that layer.
    load: str = ASYNCHRONOUS
    #: Seconds of a handle's lease; it is renewed while the handle is in use.
    lease_s: float = 60.0
    #: Seconds of a lookup, after which vLLM computes the prompt itself.
    lookup_timeout_s: float = 60.0
    #: Seconds of a load, after which vLLM computes its tokens itself.
    load_timeout_s: float = 30.0
    #: Whether rows are read from the store's memory on this host, see `cluster.client.local_reads.LocalMode`.
    local: LocalMode = "auto"
    #: Most lookups at once. The service also has a limit (`leases.max_readers`: 8).
    lookup_threads: int = 8
    #: Most prompts read at once, in their order: with more, all of them finish later.
    load_threads: int = 2
    #: Bytes of host memory for computed rows that wait to be written to the service; rows that do not fit are dropped.
    write_bytes: int = 1 << 30
    #: Seconds of a write, after which its rows are dropped.
    write_timeout_s: float = 30.0
    #: Required value of the service's `GetModelInfo.fingerprint`; if empty, it is computed from the model's directory,
    #: whose weights are read once.
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
        """Raises StartError when the token's file cannot be read or holds no token."""
        token = ""
        if self.token_file:
            token = read_token(Path(self.token_file))
        elif said := os.environ.get(_TOKEN_VARIABLE):
            token = parsed_token(said, _TOKEN_VARIABLE)
        files = self.tls_ca, self.tls_certificate, self.tls_key
        ca, certificate, key = (Path(name) if name else None for name in files)
        return Credentials(token=token, tls_ca=ca, tls_certificate=certificate, tls_key=key)


def _read(name: str, value: Any) -> Any:
    """A setting's value; a size may have a unit, as in the service's settings. Raises ValueError."""
    if name != "write_bytes" or not isinstance(value, str):
        return value
    try:
        return parsed_size(value, f"{name} in kv_connector_extra_config")
    except StartError as error:
        raise ValueError(str(error)) from None
