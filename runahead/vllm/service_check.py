"""Checks that the service's KV belongs to the model that vLLM has loaded; a difference is refused in one line."""

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

    #: Shape of the whole model, for any number of ranks.
    shape: RowShape
    #: Fingerprint of weights and configuration, computed on first use.
    fingerprint: Callable[[], str]


class ServiceCheck:
    """The service's model, checked once: when the service first answers."""

    def __init__(self, service: Client, model: EngineModel) -> None:
        self._service = service
        self._model = model
        self._lock = threading.Lock()
        self._info: pb.GetModelInfoResponse | None = None
        self._refusal = ""

    def fingerprint(self) -> str:
        """The common fingerprint. Raises ValueError when the models differ, CallFailed without an answer."""
        with self._lock:
            if self._info is None:
                info = self._service.model_info()
                self._refusal = refusal(info, self._model)
                self._info = info
            if self._refusal:
                raise ValueError(self._refusal)
            return self._info.fingerprint

    def chunk_tokens(self) -> int:
        """Tokens in a chunk; 1 until the service has answered once."""
        info = self._info
        return info.chunk_tokens if info is not None else 1

    def verified(self) -> ServiceModel | None:
        """The model that `fingerprint` has verified; None before that, or when it was refused. Makes no call."""
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
    """Whether vLLM may read rows: exact ones, or ones that `engine` wrote and the operator trusts."""
    return set(provenance.split(",")) <= {"exact", f"trusted:{engine}"}


def refusal(info: pb.GetModelInfoResponse, model: EngineModel) -> str:
    """Why the service's KV may not be read; empty if it may. The fingerprint covers weights, shape and RoPE."""
    ours = (model.shape.dtype_name, model.shape.num_layers, model.shape.num_heads, model.shape.head_dim)
    theirs = (info.dtype, info.num_layers, info.num_kv_heads, info.head_dim)
    for name, one, other in zip(("dtype", "layers", "KV heads", "numbers a head"), theirs, ours, strict=True):
        if one != other:
            return f"the service runs another model ({info.model}): its {name} is {one}, and vLLM's is {other}"
    fingerprint = model.fingerprint()
    if info.fingerprint != fingerprint:
        return (
            f"the service runs another model ({info.model}): the fingerprint of its weights and configuration is "
            f"{info.fingerprint}, and vLLM's is {fingerprint}"
        )
    if not info.rope_applied and info.architecture != "opt":
        return f"the service keeps keys of {info.model} before RoPE, and vLLM keeps them after it"
    return ""
