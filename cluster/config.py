"""The service's configuration: read once, from flags, environment and a file, in that order of precedence.

    runahead serve --config service.toml            [worker]  model = "/models/smollm2"
    RUNAHEAD_STORE__DISK_BYTES=1000000000           __ steps into a section
    --disk-bytes 1000000000                         flags win

Sections belong to their owners (`kvstore.StoreConfig`, `workers.WorkerConfig`, `LimitsConfig`, `LeasesConfig`,
`AnswersConfig`, `TokenizerConfig`, and two here). Every error of every source is reported at once.
"""

import dataclasses
import json
import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from pydantic import TypeAdapter, ValidationError
from pydantic_settings import BaseSettings, EnvSettingsSource, SettingsConfigDict

from cluster.addresses import host_port, is_loopback
from cluster.answers import AnswersConfig
from cluster.errors import StartError
from cluster.lease_table import LeasesConfig
from cluster.logs import LOG_FORMATS, LOG_LEVELS
from cluster.request_limits import LimitsConfig
from kvstore import StoreConfig
from workers.plan.config import WorkerConfig
from workers.plan.preset_names import CONFIGURED_LAYOUT, PRESET_NAMES
from workers.text.tokenization import TokenizerConfig

_ENV_PREFIX = "RUNAHEAD_"
_SECTION_SEPARATOR = "__"
#: Of times that gRPC counts in milliseconds, in 32 bits.
_SHORTEST_S, _LONGEST_S = 0.001, 2_000_000


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerConfig:
    """The gRPC server, who may call it, and its queue. Raises ValueError on what cannot work or is not safe."""

    #: Address to listen on. Others than the loopback's need authentication, see `insecure_public`.
    host: str = "127.0.0.1"
    #: 0 picks a free port.
    port: int = 50051
    #: Largest request or reply. gRPC's own default, 4 MiB, is too small for the longest prompts.
    max_message_bytes: int = 256 * 2**20
    #: A connection that is silent for so long is pinged; one that does not answer the ping for `keepalive_timeout_s` is
    #: closed, and the requests that came over it end. So a request outlives a lost client by the sum of the two.
    keepalive_s: float = 20.0
    keepalive_timeout_s: float = 10.0
    #: A connection of this age takes no new requests, so that the client makes another one, which a balancer of
    #: connections may send elsewhere; 0: never. Requests that run on it go on, for `max_connection_grace_s` seconds at
    #: most; 0: for as long as they take.
    max_connection_age_s: float = 0.0
    max_connection_grace_s: float = 0.0
    #: Who may call: principals and hashes of their tokens, see `cluster/bearer_tokens.py`. Empty: no tokens.
    tokens_file: str = ""
    #: PEM files of the server's certificate and key; both or none.
    tls_certificate: str = ""
    tls_key: str = ""
    #: PEM file of the CA that signs client certificates. Clients must present one then; it names their principal.
    tls_client_ca: str = ""
    #: Listen on other addresses than the loopback's though anybody may call, or tokens travel in plain text.
    insecure_public: bool = False
    #: Requests that hold KV memory in the workers at once.
    max_running_requests: int = 8
    #: Requests that wait behind them; one more gets RESOURCE_EXHAUSTED.
    max_queued_requests: int = 64
    #: The same for the requests of one principal; 0: no limit of its own.
    max_running_per_tenant: int = 0
    max_queued_per_tenant: int = 0
    #: How long running requests may go on after a stop signal.
    drain_s: float = 10.0
    #: Prometheus metrics over HTTP, see docs/metrics.md: -1 for none, 0 picks a free port. Nobody authenticates there.
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
        for name in ("max_message_bytes", "max_running_requests"):
            if getattr(self, name) < 1:
                raise ValueError(f"{name} must be at least 1, not {getattr(self, name)}")
        if not -1 <= self.metrics_port <= 65535:
            raise ValueError(f"metrics_port must be -1..65535, not {self.metrics_port}")
        if self.log_format not in LOG_FORMATS:
            raise ValueError(f"log_format must be one of {', '.join(LOG_FORMATS)}, not {self.log_format!r}")
        if self.log_level not in LOG_LEVELS:
            raise ValueError(f"log_level must be one of {', '.join(LOG_LEVELS)}, not {self.log_level!r}")
        self._check_connections()
        tenant_limits = ("max_running_per_tenant", "max_queued_per_tenant")
        for name in ("max_queued_requests", *tenant_limits, "drain_s", "keep_traces"):
            if not getattr(self, name) >= 0:
                raise ValueError(f"{name} must not be negative, not {getattr(self, name)}")
        if bool(self.tls_certificate) != bool(self.tls_key):
            raise ValueError("tls_certificate and tls_key belong together")
        if self.tls_client_ca and not self.tls_certificate:
            raise ValueError("tls_client_ca needs tls_certificate and tls_key")
        if self.exposure and not self.insecure_public:
            raise ValueError(self.exposure)

    def _check_connections(self) -> None:
        for name in ("keepalive_s", "keepalive_timeout_s"):
            if not _SHORTEST_S <= getattr(self, name) <= _LONGEST_S:
                raise ValueError(f"{name} must be {_SHORTEST_S}..{_LONGEST_S}, not {getattr(self, name)}")
        for name in ("max_connection_age_s", "max_connection_grace_s"):
            if not 0 <= getattr(self, name) <= _LONGEST_S:
                raise ValueError(f"{name} must be 0..{_LONGEST_S}, not {getattr(self, name)}")

    @property
    def address(self) -> str:
        """As gRPC listens on it."""
        return host_port(self.host, self.port)

    @property
    def exposure(self) -> str:
        """What is not safe about the address, and what to do; empty when nothing is."""
        if is_loopback(self.host):
            return ""
        if not self.tokens_file and not self.tls_client_ca:
            return (
                f"{self.host} is not a loopback address, and anybody can call there: set tokens_file (with "
                "tls_certificate and tls_key) or tls_client_ca, or allow it with insecure_public = true"
            )
        if not self.tls_certificate:
            return (
                f"{self.host} is not a loopback address, and tokens travel there in plain text: set tls_certificate "
                "and tls_key, or allow it with insecure_public = true where something else encrypts"
            )
        return ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChainConfig:
    """The workers and how requests are spread over them. Raises ValueError on a number that cannot work."""

    workers: int = 2
    #: A prompt is split over one more worker for each so many new tokens; below twice that it stays on one.
    min_tokens_per_worker: int = 256
    #: Calibrated costs (`runahead plan calibrate`). Empty: the file of this model and machine if there is one, else
    #: operation counts.
    cost_model: str = ""
    #: Searched partitions (`runahead plan search`). Empty: as above, else the planner searches by itself.
    table: str = ""
    #: Longest time from start until every worker has loaded its model.
    start_timeout_s: float = 600.0
    #: A worker that answers no ping for so long is stopped or dead: it is killed, replaced, and its requests are
    #: replayed.
    stopped_after_s: float = 5.0
    #: When a lost worker cannot be begun again, because its node is gone: `wait` for it, as all requests do then, up to
    #: `start_timeout_s`; or `shrink` to the workers that are there, and grow again when it comes back.
    on_lost_node: Literal["wait", "shrink"] = "wait"
    #: How long a chain that may shrink waits for a lost worker's replacement.
    replace_timeout_s: float = 60.0
    #: On several nodes: what comes from another node's store in a second, until that is measured. 0: as much as the
    #: calibrated link brings, at most 500 MB.
    fetch_bytes_per_s: float = 0.0
    #: Ray cluster to use; empty or `local` starts one of our own. `resolve` puts RAY_ADDRESS, which Ray sets inside a
    #: job, in the place of an empty one.
    ray_address: str = ""
    #: Ray namespace of the service's actors; one service at a time.
    namespace: str = "runahead"
    #: How long to wait for a former service to let go of the namespace, and of the store directory.
    takeover_timeout_s: float = 30.0
    #: Workers on few nodes or on many, as placement groups of Ray have it.
    placement: Literal["pack", "spread", "strict_pack", "strict_spread"] = "pack"
    #: GPUs of each worker, and custom Ray resources: {"fast_disk": 1}.
    gpus_per_worker: float = 0.0
    worker_resources: dict[str, float] = field(default_factory=dict)
    #: Labels of the nodes that may run workers, as Ray's label selectors have them: {"zone": "a"}, "!a", "in(a,b)".
    node_labels: dict[str, str] = field(default_factory=dict)
    #: `same`: all workers in one `ray.io/gpu-domain`, that is within one NVLink domain.
    gpu_domain: Literal["any", "same"] = "any"
    #: How long to wait for room in the cluster.
    placement_timeout_s: float = 120.0

    @property
    def has_own_ray(self) -> bool:
        """Whether the service starts a Ray for itself alone."""
        return self.ray_address in ("", "local")

    @property
    def shrinks_after_s(self) -> float | None:
        """None: it waits."""
        return self.replace_timeout_s if self.on_lost_node == "shrink" else None

    def __post_init__(self) -> None:
        if self.workers < 1:
            raise ValueError(f"workers must be at least 1, not {self.workers}")
        for name in ("min_tokens_per_worker", "start_timeout_s", "stopped_after_s", "replace_timeout_s"):
            if not getattr(self, name) > 0:
                raise ValueError(f"{name} must be positive, not {getattr(self, name)}")
        for name in ("takeover_timeout_s", "placement_timeout_s", "gpus_per_worker", "fetch_bytes_per_s"):
            if not getattr(self, name) >= 0:
                raise ValueError(f"{name} must not be negative, not {getattr(self, name)}")
        if self.gpus_per_worker > 1 and self.gpus_per_worker % 1:
            raise ValueError(f"gpus_per_worker must be whole above 1, not {self.gpus_per_worker}")
        for resource, amount in self.worker_resources.items():
            if resource in ("CPU", "GPU", "memory", "object_store_memory") or not amount > 0:
                raise ValueError(
                    f"worker_resources are custom resources with positive amounts, not {resource}={amount:g}: CPUs are "
                    "worker.threads, GPUs chain.gpus_per_worker"
                )
        for key, value in self.node_labels.items():
            if not key or not value:
                raise ValueError(f"node_labels have a key and a value, not {key!r}={value!r}")


@dataclass(frozen=True, slots=True, kw_only=True)
class ServiceConfig:
    """All of it. Raises ValueError for a preset that does not exist, and for workers on GPUs that Ray gives none."""

    worker: WorkerConfig
    store: StoreConfig
    server: ServerConfig
    limits: LimitsConfig
    chain: ChainConfig
    leases: LeasesConfig = field(default_factory=LeasesConfig)
    answers: AnswersConfig = field(default_factory=AnswersConfig)
    tokenizer: TokenizerConfig = field(default_factory=TokenizerConfig)

    def __post_init__(self) -> None:
        _check_preset(self.worker.preset)
        if self.worker.device != "cpu" and not self.chain.gpus_per_worker:
            raise ValueError(
                f"worker.device is {self.worker.device}, but Ray hides GPUs from workers that ask for none: "
                "set chain.gpus_per_worker, to 1 or to a share of one"
            )


def _check_preset(name: str) -> None:
    """Raises ValueError, in one line that names those there are, for a name that no preset or variant has."""
    if name not in PRESET_NAMES:
        from workers.presets.registry import preset_of  # torch, which only variants such as contiguous?period=4 need

        preset_of(name)


class _Environment(BaseSettings):
    """Only says which variables there are; `resolve` merges and checks."""

    model_config = SettingsConfigDict(env_prefix=_ENV_PREFIX, env_nested_delimiter=_SECTION_SEPARATOR, extra="allow")
    worker: dict[str, Any] = {}
    store: dict[str, Any] = {}
    server: dict[str, Any] = {}
    limits: dict[str, Any] = {}
    chain: dict[str, Any] = {}
    leases: dict[str, Any] = {}
    answers: dict[str, Any] = {}
    tokenizer: dict[str, Any] = {}


def resolve(flags: Mapping[str, Mapping[str, Any]], file: Path | None) -> ServiceConfig:
    """Merge file, environment and flags ({section: {field: value or None}}; None means not given).

    Raises StartError that lists every unknown name and every bad value; of text that is not UTF-8, only that.
    """
    merged: dict[str, dict[str, Any]] = {"store": _default_store()}
    given = {section: {k: v for k, v in fields.items() if v is not None} for section, fields in flags.items()}
    for source in (_read_file(file), _read_environment(), given):
        for section, fields in source.items():
            if not isinstance(fields, Mapping):
                raise StartError(f"configuration: {section!r} is a section, not a value")
            merged.setdefault(section, {}).update(fields)
    chain = merged.setdefault("chain", {})
    chain["ray_address"] = chain.get("ray_address") or os.environ.get("RAY_ADDRESS", "")
    if not_text := _not_utf8(merged):
        raise StartError("configuration: " + "; ".join(not_text))
    problems = _unknown_names(merged) + _unknown_variables() + _layout_of_two(merged)
    try:
        config = TypeAdapter(ServiceConfig).validate_python(_with_all_sections(merged))
    except ValidationError as error:
        problems += [_readable(problem) for problem in error.errors()]
    if problems:
        raise StartError("configuration: " + "; ".join(problems))
    return config


def _layout_of_two(merged: dict[str, dict[str, Any]]) -> list[str]:
    """A layout or policy that is set makes `attentionstore` the preset. Returns what is wrong with another preset."""
    by_hand = sorted({"layout", "policy"} & merged["store"].keys())
    if not by_hand:
        return []
    preset = merged.setdefault("worker", {}).setdefault("preset", "attentionstore")
    if preset in CONFIGURED_LAYOUT or not _is_preset(preset):  # the validation tells of one that does not exist
        return []
    return [
        f"store.{name}: preset {preset} has its own {name}; leave the setting out, or set worker.preset to "
        "attentionstore"
        for name in by_hand
    ]


def _is_preset(name: Any) -> bool:
    try:
        _check_preset(str(name))
    except ValueError:
        return False
    return True


def default_store_directory() -> str:
    return str(Path("~/.cache/runahead/store").expanduser())


def _default_store() -> dict[str, Any]:
    """The directory where there is a home; else it must be given."""
    try:
        return {"directory": default_store_directory()}
    except RuntimeError:
        return {}


def _with_all_sections(merged: dict[str, dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {**{field.name: {} for field in dataclasses.fields(ServiceConfig)}, **merged}


def _read_environment() -> dict[str, Any]:
    """Variables of known sections; a table may be given as JSON."""
    sections = EnvSettingsSource(_Environment)()
    return {section: {name: _parsed(value) for name, value in fields.items()} for section, fields in sections.items()}


def _parsed(value: Any) -> Any:
    try:
        return json.loads(value) if isinstance(value, str) and value.startswith("{") else value
    except json.JSONDecodeError:
        return value


def _not_utf8(value: Any, where: str = "") -> list[str]:
    """The settings of a section, or of all, whose name or value Python could read only as bytes."""
    if isinstance(value, Mapping):
        inner = [(f"{where}.{name}" if where else str(name), each) for name, each in value.items()]
        names = [problem for name, _ in inner for problem in _not_utf8(name, name)]
        return names or [problem for name, each in inner for problem in _not_utf8(each, name)]
    if isinstance(value, list):
        return [problem for each in value for problem in _not_utf8(each, where)]
    is_text = not isinstance(value, str) or not any("\ud800" <= character <= "\udfff" for character in value)
    return [] if is_text else [f"{where}: not UTF-8 text"]


def _unknown_variables() -> list[str]:
    known = {field.name for field in dataclasses.fields(ServiceConfig)}
    names = [name for name in os.environ if name.startswith(_ENV_PREFIX) and _SECTION_SEPARATOR in name]
    sections = {name: name.removeprefix(_ENV_PREFIX).split(_SECTION_SEPARATOR)[0].lower() for name in names}
    return [f"{name}: no such section" for name, section in sections.items() if section not in known]


def _unknown_names(merged: Mapping[str, Mapping[str, Any]]) -> list[str]:
    sections = {field.name: field.type for field in dataclasses.fields(ServiceConfig)}
    unknown = [f"{section}: no such section" for section in merged if section not in sections]
    for section, fields in merged.items():
        owner = sections.get(section)
        if isinstance(owner, type):
            known = {field.name for field in dataclasses.fields(owner)}
            unknown += [f"{section}.{name}: no such setting" for name in fields if name not in known]
    return unknown


def _read_file(file: Path | None) -> dict[str, Any]:
    if file is None:
        return {}
    try:
        return tomllib.loads(file.read_text())
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise StartError(f"configuration file {file}: {error}") from error


def _readable(problem: Any) -> str:
    where = ".".join(str(part) for part in problem["loc"])
    if problem["type"] == "missing":
        return f"{where} is missing: set it with {_ways_to_set(where)}"
    text = problem["msg"].removeprefix("Value error, ")
    return f"{where}: {text}" if where else text


def _ways_to_set(setting: str) -> str:
    variable = _ENV_PREFIX + setting.upper().replace(".", _SECTION_SEPARATOR)
    flag = {"worker.model": "--model DIR, ", "store.directory": "--store-dir DIR, "}.get(setting, "")
    return f"{flag}{variable} or {setting} in the file of --config"
