"""The service's configuration: read once, from flags, environment and a file, in that order of precedence.

    runahead serve --config service.toml            [worker]  model = "/models/smollm2"
    RUNAHEAD_STORE__DISK_BYTES=500M                 __ separates section and setting; a size may have a unit
    --disk-bytes 10G                                flags win

Each section is a dataclass of its owner: `kvstore.StoreConfig`, `workers.WorkerConfig`, `TokenizerConfig`, or one of
the other modules here. All errors of all sources are reported at once.
"""

import dataclasses
import json
import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

from pydantic import TypeAdapter, ValidationError, create_model
from pydantic_settings import BaseSettings, EnvSettingsSource, SettingsConfigDict

from cluster.config.answers import AnswersConfig
from cluster.config.chain import ChainConfig
from cluster.config.leases import LeasesConfig
from cluster.config.limits import LimitsConfig
from cluster.config.row_link import row_link
from cluster.config.server import ServerConfig
from cluster.config.writes import WritesConfig
from cluster.config.written_values import read_amounts, reason
from cluster.errors import StartError
from kvstore import StoreConfig
from workers.plan.config import WorkerConfig, usual_dtype
from workers.presets.registry import preset_of, service_preset_of
from workers.text.tokenization import TokenizerConfig

_ENV_PREFIX = "RUNAHEAD_"
#: Removed settings, each with what to do where it is still set.
_REMOVED = {
    ("chain", "handoff_codec"): "removed, workers hand on KV as they computed it: leave the setting out",
}
_SECTION_SEPARATOR = "__"


@dataclass(frozen=True, slots=True, kw_only=True)
class ServiceConfig:
    """All settings of a service. Raises ValueError for an unknown preset, and where sections contradict each other."""

    worker: WorkerConfig
    store: StoreConfig
    server: ServerConfig
    limits: LimitsConfig
    chain: ChainConfig
    leases: LeasesConfig = field(default_factory=LeasesConfig)
    writes: WritesConfig = field(default_factory=WritesConfig)
    answers: AnswersConfig = field(default_factory=AnswersConfig)
    tokenizer: TokenizerConfig = field(default_factory=TokenizerConfig)

    def __post_init__(self) -> None:
        service_preset_of(self.worker.preset)
        if self.worker.device != "cpu" and not self.chain.gpus_per_worker:
            raise ValueError(
                f"worker.device is {self.worker.device}, but Ray hides GPUs from workers that ask for none: "
                "set chain.gpus_per_worker to 1, or to a fraction to share a GPU, or leave it out"
            )
        row_link(self.worker, self.chain)
        if not self.worker.shard.is_whole:
            raise ValueError("worker.shard is set by the service itself: set chain.tensor_parallel instead")


class _Variables(BaseSettings):
    model_config = SettingsConfigDict(env_prefix=_ENV_PREFIX, env_nested_delimiter=_SECTION_SEPARATOR, extra="allow")


_SECTIONS: Any = {each.name: (dict[str, Any], {}) for each in dataclasses.fields(ServiceConfig)}
#: Reads the environment's variables, by section; `resolve` merges and checks them.
_Environment = create_model("_Environment", __base__=_Variables, **_SECTIONS)


def resolve(flags: Mapping[str, Mapping[str, Any]], file: Path | None) -> ServiceConfig:
    """Merge file, environment and flags ({section: {field: value or None}}; None means not given).

    Raises StartError that lists every unknown name and every bad value, or, where text is not UTF-8, only that text.
    """
    merged: dict[str, dict[str, Any]] = {"store": _default_store()}
    given = {section: {k: v for k, v in fields.items() if v is not None} for section, fields in flags.items()}
    for source in (_read_file(file), _read_environment(), given):
        for section, fields in source.items():
            if not isinstance(fields, Mapping):
                raise StartError(f"configuration: {section!r} is a section, not a value: write its settings under it")
            merged.setdefault(section, {}).update(fields)
    chain = merged.setdefault("chain", {})
    chain["ray_address"] = chain.get("ray_address") or os.environ.get("RAY_ADDRESS", "")
    worker = merged.setdefault("worker", {})
    if str(worker.get("device")).startswith("cuda"):
        worker.setdefault("dtype", usual_dtype("cuda"))
        chain.setdefault("gpus_per_worker", 1)
    if not_text := _not_utf8(merged):
        raise StartError("configuration: " + "; ".join(not_text))
    problems = _unknown_names(merged) + _unknown_variables() + _layout_of_two(merged)
    for owner in dataclasses.fields(ServiceConfig):
        problems += read_amounts(owner.name, cast(type, owner.type), merged.get(owner.name, {}))
    try:
        config = TypeAdapter(ServiceConfig).validate_python({**{name: {} for name in _SECTIONS}, **merged})
    except ValidationError as error:
        problems += [_readable(problem) for problem in error.errors()]
    if problems:
        raise StartError("configuration: " + "; ".join(problems))
    return config


def _layout_of_two(merged: dict[str, dict[str, Any]]) -> list[str]:
    """Make `attentionstore` the preset where a layout or policy is set. Returns the problems with another preset."""
    by_hand = sorted({"layout", "policy"} & merged["store"].keys())
    if not by_hand:
        return []
    preset = merged.setdefault("worker", {}).setdefault("preset", "attentionstore")
    try:
        if preset_of(str(preset)).layout is None:
            return []
    except ValueError:
        return []  # the validation reports an unknown preset
    return [
        f"store.{name}: preset {preset} has its own {name}: leave the setting out, or set worker.preset to "
        "attentionstore"
        for name in by_hand
    ]


def default_store_directory() -> str:
    return str(Path("~/.cache/runahead/store").expanduser())


def _default_store() -> dict[str, Any]:
    """The default directory under the user's home; empty without a home, so that the setting must be given."""
    try:
        return {"directory": default_store_directory()}
    except RuntimeError:
        return {}


def _read_environment() -> dict[str, Any]:
    """Values of the variables of known sections; a table or a list may be JSON."""
    sections = EnvSettingsSource(_Environment)()
    return {section: {name: _parsed(value) for name, value in fields.items()} for section, fields in sections.items()}


def _parsed(value: Any) -> Any:
    try:
        return json.loads(value) if isinstance(value, str) and value.startswith(("{", "[")) else value
    except json.JSONDecodeError:
        return value


def _not_utf8(value: Any, where: str = "") -> list[str]:
    """One problem for each setting of a section, or of all, whose name or value is not UTF-8 text."""
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
            unknown += [
                f"{section}.{name}: {_REMOVED.get((section, name), 'no such setting')}"
                for name in fields
                if name not in known
            ]
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
    text = reason(problem)
    return f"{where}: {text}" if where else text


def _ways_to_set(setting: str) -> str:
    variable = _ENV_PREFIX + setting.upper().replace(".", _SECTION_SEPARATOR)
    flag = {"worker.model": "runahead serve DIR, ", "store.directory": "--store-dir DIR, "}.get(setting, "")
    return f"{flag}{variable} or {setting} in the file of --config"
