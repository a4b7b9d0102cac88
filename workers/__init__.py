"""Workers of the chain: model, attention, hand-off, decoding; and the engine that embeds one. Runs without Ray.

`Engine`, `EngineReply` and `Tokenizer` are imported when they are first asked for: they bring torch and transformers,
which take seconds, and the command line and the ingress need only the plain types.
"""

from typing import TYPE_CHECKING, Any

from workers.errors import ModelNotFound, UnsupportedModel, WorkerError
from workers.plan.config import WorkerConfig
from workers.plan.events import FinishReason
from workers.plan.sampling import SamplingParams

if TYPE_CHECKING:
    from workers.engine import Engine, EngineReply
    from workers.text.tokenization import Tokenizer

__all__ = [
    "Engine",
    "EngineReply",
    "FinishReason",
    "ModelNotFound",
    "SamplingParams",
    "Tokenizer",
    "UnsupportedModel",
    "WorkerConfig",
    "WorkerError",
]


def __getattr__(name: str) -> Any:
    if name in ("Engine", "EngineReply"):
        from workers import engine

        return getattr(engine, name)
    if name == "Tokenizer":
        from workers.text.tokenization import Tokenizer

        return Tokenizer
    raise AttributeError(f"module 'workers' has no attribute {name!r}")
