"""Bars of a bench: the figures that it is judged by; and the error of a bench that cannot run."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

#: Figures as they stand in JSON.
Figures = dict[str, Any]
#: Ends one step of the progress and names the next one.
Advance = Callable[[str], None]


class BenchError(Exception):
    """The bench cannot run here. The message is one line that says what to do."""


@dataclass(frozen=True, slots=True)
class Bar:
    """A figure with a required value. A bar with a `doubt` (why its figure says nothing) has no verdict."""

    id: str
    #: None if it was not measured.
    value: float | None
    target: float
    comparison: Literal[">=", "<="]
    doubt: str = ""

    @classmethod
    def at_least(cls, bar_id: str, value: float | None, target: float, doubt: str = "") -> "Bar":
        return cls(bar_id, value, target, ">=", doubt)

    @classmethod
    def at_most(cls, bar_id: str, value: float | None, target: float, doubt: str = "") -> "Bar":
        return cls(bar_id, value, target, "<=", doubt)

    @property
    def ok(self) -> bool | None:
        """Whether the bar holds; None without a verdict."""
        if self.value is None or self.doubt:
            return None
        return self.value >= self.target if self.comparison == ">=" else self.value <= self.target

    @property
    def verdict(self) -> str:
        """The verdict in words."""
        if self.value is None:
            return "not measured"
        return self.doubt or ("ok" if self.ok else "MISSED")

    def cells(self) -> tuple[str, str, str, str]:
        """Cells of the bar's table row: bar, measured, required, verdict."""
        value = "-" if self.value is None else f"{self.value:.3f}"
        return self.id, value, f"{self.comparison} {self.target:g}", self.verdict
