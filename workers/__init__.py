"""Workers of the chain: model, attention, hand-off, decoding; and the engine that embeds one. Runs without Ray."""

from workers.engine import Engine, EngineReply
from workers.errors import ModelNotFound, UnsupportedModel, WorkerError
from workers.plan import FinishReason, WorkerConfig

__all__ = [
    "Engine",
    "EngineReply",
    "FinishReason",
    "ModelNotFound",
    "UnsupportedModel",
    "WorkerConfig",
    "WorkerError",
]
