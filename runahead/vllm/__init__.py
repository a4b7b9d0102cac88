"""The KV connector for vLLM: it reads stored or computed KV from Runahead, and writes vLLM's KV to Runahead.

vLLM loads it by `kv_connector_module_path`: docs/vllm.md. Only `connector` and `metrics` import vLLM; all modules use
the service through the client library alone.
"""

from typing import Any

__all__ = ["RunaheadConnector"]


def __getattr__(name: str) -> Any:
    if name == "RunaheadConnector":
        from runahead.vllm.connector import RunaheadConnector

        return RunaheadConnector
    raise AttributeError(f"module 'runahead.vllm' has no attribute {name!r}")
