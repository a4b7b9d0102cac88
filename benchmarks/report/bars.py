"""What a bench is judged by, and why it could not run."""

from dataclasses import dataclass
from typing import Literal


class BenchError(Exception):
    """The bench cannot run here. The message is one line that says what to do."""


@dataclass(frozen=True, slots=True)
class Bar:
    """A figure that the project holds itself to."""

    id: str
    value: float
    target: float
    ok: bool
    comparison: Literal[">=", "<="]

    @classmethod
    def at_least(cls, bar_id: str, value: float, target: float) -> "Bar":
        return cls(bar_id, value, target, value >= target, ">=")

    @classmethod
    def at_most(cls, bar_id: str, value: float, target: float) -> "Bar":
        return cls(bar_id, value, target, value <= target, "<=")
