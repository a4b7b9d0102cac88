"""The resolved configuration as people read it: a summary for the start of `serve`, and all of it as TOML."""

import dataclasses
import json
from typing import Any

from cluster.config.row_link import row_link
from cluster.config.server import ServerConfig
from cluster.config.service_config import ServiceConfig
from cluster.quantities import count_text, size_text
from kvstore import StoreConfig
from workers.plan.config import LinkKind
from workers.presets.registry import preset_of

#: Settings that have a line of their own in the summary.
_SHOWN = frozenset(
    [
        *(f"worker.{name}" for name in ("model", "device", "dtype", "threads", "preset")),
        *(f"store.{name}" for name in ("directory", "disk_bytes", "host_bytes", "device_bytes")),
        *(f"server.{name}" for name in ("host", "port", "tokens_file", "tls_certificate", "tls_key", "tls_client_ca")),
        "chain.workers",
        "chain.ray_address",
        "chain.gpus_per_worker",
    ]
)


def summary(config: ServiceConfig) -> str:
    """The settings in use, one line for each part; then every other setting that is not at its default."""
    worker, store, server, chain = config.worker, config.store, config.server, config.chain
    ray = "a Ray of its own" if chain.has_own_ray else f"the Ray cluster at {chain.ray_address}"
    lines = {
        "model": f"{worker.model} ({worker.dtype}, {worker.device})",
        "workers": f"{chain.workers}, {count_text(worker.threads, 'thread')} each, on {ray}",
        "preset": f"{worker.preset} (policy {preset_of(worker.preset).policy or store.policy})",
        "store": f"{store.directory} ({_budgets(store)})",
        "server": f"{server.address} ({_access(server)})",
    }
    if worker.device != "cpu":
        lines["GPUs"] = f"{chain.gpus_per_worker:g} for each worker, in {worker.dtype} (--gpus-per-worker, --dtype)"
        if row_link(worker, chain) is LinkKind.HOST:
            lines["GPUs"] += "; KV goes from worker to worker through host memory"
    if changed := _changed(config):
        lines["also set"] = ", ".join(changed)
    return "\n".join(f"{name:<9} {text}" for name, text in lines.items())


def as_toml(config: ServiceConfig) -> str:
    """All settings as a configuration file, which resolves to the same configuration."""
    lines = []
    for section, fields in dataclasses.asdict(config).items():
        lines.append(f"[{section}]")
        if section == "store" and preset_of(config.worker.preset).layout is not None:
            del fields["policy"], fields["layout"]
            lines.append(f"# policy and layout: those of preset {config.worker.preset}")
        lines += [*(f"{name} = {_toml_value(value)}" for name, value in fields.items()), ""]
    return "\n".join(lines).rstrip()


def _budgets(store: StoreConfig) -> str:
    budgets = [f"up to {size_text(store.disk_bytes)} of disk", f"{size_text(store.host_bytes)} of memory"]
    if store.device_bytes:
        budgets.append(f"{size_text(store.device_bytes)} in each worker")
    return ", ".join(budgets)


def _access(server: ServerConfig) -> str:
    return ", ".join(
        [
            "tokens" if server.tokens_file else "no tokens",
            "TLS" if server.tls_certificate else "no TLS",
            *(["client certificates"] if server.tls_client_ca else []),
        ]
    )


def _changed(config: ServiceConfig) -> list[str]:
    changed = []
    for section in dataclasses.fields(config):
        values = getattr(config, section.name)
        for setting in dataclasses.fields(values):
            name, value = f"{section.name}.{setting.name}", getattr(values, setting.name)
            if name not in _SHOWN and value != _default(setting):
                plain = dataclasses.asdict(value) if dataclasses.is_dataclass(value) else value  # type: ignore[arg-type]
                changed.append(f"{name} = {_toml_value(plain)}")
    return changed


def _default(setting: "dataclasses.Field[Any]") -> Any:
    if setting.default_factory is not dataclasses.MISSING:
        return setting.default_factory()
    return setting.default


def _toml_value(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_toml_text(name)} = {_toml_value(inner)}" for name, inner in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_toml_value, value)) + "]"
    return repr(value) if isinstance(value, int | float) else _toml_text(str(value))


def _toml_text(text: str) -> str:
    """A TOML string: JSON's, which does not escape DEL, with DEL escaped."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
