"""What an answer loses when a part of a stored prefix, or coded rows, stand for all of it: a model's measured curve.

`runahead bench layers` measures it, point by point: a budget and the codec of the rows. A request that says what it may
lose (`MaxLoss`) gets the cheapest point that keeps to it, so that its sender need not know budgets and bits. Pure.
"""

import math
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import Any

#: Of what `LossCurve.as_plain` writes.
VERSION = 1
#: `small` is about a point of right answers at most. Over two sets of 600 questions, budgets
#: that moved the next token's distribution by .031 nats and changed 7 answers of 100 lost 1.2 points, those with .016
#: nats and 3 of 100 lost 0.5: what changes is mostly as wrong before as after.
SMALL_KL_NATS = 0.02
SMALL_AGREEMENT = 0.95
#: `small` is not chosen by fewer: where 95 of 100 answers agree, 96 questions tell it to 4 of 100.
LEAST_QUESTIONS = 96
#: `any` keeps at least every other answer: with fewer, a budget is no longer worth having.
USABLE_AGREEMENT = 0.5
#: What the operator does about a loss that is not known.
WHAT_TO_DO = "measure with runahead bench layers --write, or give max_loss none or a kv_budget"


class MaxLoss(StrEnum):
    """What a request may lose for the bytes that it does not read."""

    #: Nothing: full attention over KV as it was computed.
    NONE = "none"
    #: About a point of right answers.
    SMALL = "small"
    #: Whatever keeps at least every other answer.
    ANY = "any"

    @classmethod
    def _missing_(cls, value: object) -> "MaxLoss":
        raise ValueError(f"max_loss must be none, small or any, not {value!r}")


class LossNotMeasured(ValueError):
    """What a request would lose is not known of this model, preset and width of rows. One line, with what to do."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LossPoint:
    """What answers lose at one budget over rows of one codec, against full attention over rows as computed."""

    #: Empty: rows as they are computed.
    row_codec: str
    #: Share of the stored prefix, up to 1.
    kv_budget: float
    #: Divergence of the next token's distribution from full attention's: the mean over the questions of the kind of
    #: text that loses most.
    kl_nats: float
    #: Share of all questions whose best next token stays the same.
    agreement: float

    def __post_init__(self) -> None:
        """Raises ValueError."""
        if not 0 < self.kv_budget <= 1:
            raise ValueError(f"kv_budget is a share above 0 and up to 1, not {self.kv_budget}")
        if not (math.isfinite(self.kl_nats) and self.kl_nats >= 0):
            raise ValueError(f"kl_nats is a number that is not negative, not {self.kl_nats}")
        if not 0 <= self.agreement <= 1:
            raise ValueError(f"agreement is a share, not {self.agreement}")

    @property
    def is_small(self) -> bool:
        return self.agreement >= SMALL_AGREEMENT and self.kl_nats <= SMALL_KL_NATS

    @property
    def is_usable(self) -> bool:
        return self.agreement >= USABLE_AGREEMENT


@dataclass(frozen=True, slots=True, kw_only=True)
class LossCurve:
    """Of one model under one preset."""

    #: Without the width of its rows.
    preset: str
    #: Of the model, as in `ModelFacts`.
    fingerprint: str
    num_questions: int
    points: tuple[LossPoint, ...]

    def __post_init__(self) -> None:
        """Raises ValueError."""
        if not (self.fingerprint and self.num_questions >= 1 and self.points):
            raise ValueError("a loss curve names its model, and has at least one question and one point")
        if len({(point.row_codec, point.kv_budget) for point in self.points}) < len(self.points):
            raise ValueError("a loss curve has each budget of a codec once")

    def budget(self, max_loss: MaxLoss, row_codec: str, *, least: float = 0.0) -> float | None:
        """The least budget from `least` on, over rows of this codec, that loses no more; None: only an exact request.

        A budget counts where all greater ones that were measured keep to the loss, too: by luck alone none does. All
        rows as computed are an exact request. Raises LossNotMeasured where the codec was not measured, or by too few
        questions.
        """
        if max_loss is MaxLoss.NONE or (least == 1 and not row_codec):
            return None
        points = [point for point in self.points if point.row_codec == row_codec and point.kv_budget >= least]
        if not points:
            rows = f"{row_codec} rows" if row_codec else "rows as computed"
            raise LossNotMeasured(f"what {rows} lose was not measured for this model; {WHAT_TO_DO}")
        if max_loss is MaxLoss.SMALL and self.num_questions < LEAST_QUESTIONS:
            raise LossNotMeasured(
                f"this model's losses were measured with {self.num_questions} questions, and small needs "
                f"{LEAST_QUESTIONS}; {WHAT_TO_DO}"
            )
        chosen = None
        for point in sorted(points, key=lambda each: -each.kv_budget):
            if not (point.is_small if max_loss is MaxLoss.SMALL else point.is_usable):
                break
            chosen = point.kv_budget
        return None if chosen == 1 and not row_codec else chosen

    def as_plain(self) -> dict[str, Any]:
        """For JSON; `of_plain` reads it."""
        return {"version": VERSION, **asdict(self)}

    @classmethod
    def of_plain(cls, told: Mapping[str, Any]) -> "LossCurve":
        """Raises ValueError, TypeError or KeyError for what is no such curve, or one of another version."""
        if told["version"] != VERSION:
            raise ValueError(f"a loss curve of version {told['version']!r}, and this is for version {VERSION}")
        return cls(
            preset=str(told["preset"]),
            fingerprint=str(told["fingerprint"]),
            num_questions=int(told["num_questions"]),
            points=tuple(
                LossPoint(
                    row_codec=str(point["row_codec"]),
                    kv_budget=float(point["kv_budget"]),
                    kl_nats=float(point["kl_nats"]),
                    agreement=float(point["agreement"]),
                )
                for point in told["points"]
            ),
        )
