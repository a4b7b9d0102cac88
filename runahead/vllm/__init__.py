"""The KV connector for vLLM: it reads KV that Runahead has, or computes, and writes to it what vLLM has computed.

vLLM loads it by `kv_connector_module_path`: docs/vllm.md. `connector` and `metrics` import vLLM, the other modules do
not; all of them use the service through the client library alone.
"""

from typing import Any

__all__ = ["RunaheadConnector"]


def __getattr__(name: str) -> Any:
    if name == "RunaheadConnector":
        from runahead.vllm.connector import RunaheadConnector

        return RunaheadConnector
    raise AttributeError(f"module 'runahead.vllm' has no attribute {name!r}")
