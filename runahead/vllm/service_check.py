"""Whether the service's KV is that of the model that vLLM has loaded. What is not equal is refused in one line."""

import threading
from collections.abc import Callable
from dataclasses import dataclass

from cluster.client import Client
from cluster.errors import CallFailed
from protos.runahead.v1 import runahead_pb2 as pb
from runahead.vllm.chunk_pool import RowShape
from runahead.vllm.metadata import ServiceModel


@dataclass(frozen=True, slots=True, kw_only=True)
class EngineModel:
    """The model that vLLM has loaded."""

    #: Whatever the number of ranks.
    shape: RowShape
    #: Of weights and configuration; read when it is first asked for.
    fingerprint: Callable[[], str]


class ServiceCheck:
    """The service's model, judged once: when it is first reached."""

    def __init__(self, service: Client, model: EngineModel) -> None:
        self._service = service
        self._model = model
        self._lock = threading.Lock()
        self._info: pb.GetModelInfoResponse | None = None
        self._refusal = ""

    def fingerprint(self) -> str:
        """The common fingerprint. Raises ValueError where the models differ, CallFailed without an answer."""
        with self._lock:
            if self._info is None:
                info = self._service.model_info()
                self._refusal = refusal(info, self._model)
                self._info = info
            if self._refusal:
                raise ValueError(self._refusal)
            return self._info.fingerprint

    def chunk_tokens(self) -> int:
        """Tokens that are stored as one; 1 while the service was never reached."""
        info = self._info
        return info.chunk_tokens if info is not None else 1

    def verified(self) -> ServiceModel | None:
        """The model that `fingerprint` has verified, without a call; None before it has, or where it refused."""
        info = self._info
        return ServiceModel(info.fingerprint, info.chunk_tokens) if info is not None and not self._refusal else None

    def is_reachable(self) -> bool:
        """Raises ValueError for a service of another model."""
        try:
            self.fingerprint()
        except CallFailed:
            return False
        return True


def is_usable(provenance: str, engine: str) -> bool:
    """Whether rows are those that vLLM would compute: exact ones, or `engine`'s own that the operator trusts."""
    return set(provenance.split(",")) <= {"exact", f"trusted:{engine}"}


def refusal(info: pb.GetModelInfoResponse, model: EngineModel) -> str:
    """Why the service's KV may not be read; empty where it may. The fingerprint covers weights, shape and RoPE."""
    ours = (model.shape.dtype_name, model.shape.num_layers, model.shape.num_heads, model.shape.head_dim)
    theirs = (info.dtype, info.num_layers, info.num_kv_heads, info.head_dim)
    for name, one, other in zip(("dtype", "layers", "KV heads", "numbers a head"), theirs, ours, strict=True):
        if one != other:
            return f"the service at hand has another model ({info.model}): {name} {one}, and vLLM's {other}"
    fingerprint = model.fingerprint()
    if info.fingerprint != fingerprint:
        return (
            f"the service at hand has another model ({info.model}): weights or configuration (RoPE, for one) have "
            f"fingerprint {info.fingerprint}, and vLLM's {fingerprint}"
        )
    if not info.rope_applied and info.architecture != "opt":
        return f"the service keeps keys of {info.model} before RoPE, and vLLM keeps them after it"
    return ""
