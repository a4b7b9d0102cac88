"""A model's loss curve: how much worse answers get with a part of the stored prefix, or with coded rows, as measured.

`runahead bench layers` measures each point: a budget, and the codec of the rows. A request that names the loss that it
accepts (`MaxLoss`) gets the cheapest point within it, so its sender need not know budgets and bits. Pure.
"""

import math
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import Any

#: Version of the format that `LossCurve.as_plain` writes.
VERSION = 1
#: `small` means at most about one point of right answers. Over two sets of 600 questions, budgets that moved the next
#: token's distribution by .031 nats and changed 7 answers of 100 lost 1.2 points; budgets with .016 nats and 3 of 100
#: lost 0.5 points: most answers that change are as wrong before as after.
SMALL_KL_NATS = 0.02
SMALL_AGREEMENT = 0.95
#: Fewest questions for `small`: with 96, an agreement of 95 of 100 answers is known to within 4 of 100.
LEAST_QUESTIONS = 96
#: Least agreement for `any`: a budget that keeps fewer than every other answer is of no use.
USABLE_AGREEMENT = 0.5
#: Advice to the operator when a loss is not known.
WHAT_TO_DO = "measure with runahead bench layers --write, or give max_loss none or a kv_budget"


class MaxLoss(StrEnum):
    """The loss that a request accepts for reading fewer bytes."""

    #: No loss: full attention over KV as computed.
    NONE = "none"
    #: About one point of right answers.
    SMALL = "small"
    #: Any loss that keeps at least every other answer.
    ANY = "any"

    @classmethod
    def _missing_(cls, value: object) -> "MaxLoss":
        raise ValueError(f"max_loss must be none, small or any, not {value!r}")


class LossNotMeasured(ValueError):
    """The loss of this model, preset and row codec is not known. The message is one line and says what to do."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LossPoint:
    """Loss at one budget over rows of one codec, compared with full attention over rows as computed."""

    #: Empty: rows as computed.
    row_codec: str
    #: Share of the stored prefix, up to 1.
    kv_budget: float
    #: Divergence of the next token's distribution from full attention's, in nats: the mean over questions, for the kind
    #: of text with the greatest loss.
    kl_nats: float
    #: Share of all questions whose best next token is unchanged.
    agreement: float

    def __post_init__(self) -> None:
        """Raise ValueError for values that make no sense."""
        if not 0 < self.kv_budget <= 1:
            raise ValueError(f"kv_budget is a share above 0 and up to 1, not {self.kv_budget}")
        if not (math.isfinite(self.kl_nats) and self.kl_nats >= 0):
            raise ValueError(f"kl_nats is a finite number of at least 0, not {self.kl_nats}")
        if not 0 <= self.agreement <= 1:
            raise ValueError(f"agreement is a share from 0 to 1, not {self.agreement}")

    @property
    def is_small(self) -> bool:
        return self.agreement >= SMALL_AGREEMENT and self.kl_nats <= SMALL_KL_NATS

    @property
    def is_usable(self) -> bool:
        return self.agreement >= USABLE_AGREEMENT


@dataclass(frozen=True, slots=True, kw_only=True)
class LossCurve:
    """Measured losses of one model under one preset."""

    #: Name of the preset, without the parameters of its row codec.
    preset: str
    #: Fingerprint of the model, as in `ModelFacts`.
    fingerprint: str
    num_questions: int
    points: tuple[LossPoint, ...]

    def __post_init__(self) -> None:
        """Raise ValueError for values that make no sense."""
        if not (self.fingerprint and self.num_questions >= 1 and self.points):
            raise ValueError("a loss curve needs the fingerprint of its model, a question and a point")
        if len({(point.row_codec, point.kv_budget) for point in self.points}) < len(self.points):
            raise ValueError("a loss curve must have each budget of a codec only once")

    def budget(self, max_loss: MaxLoss, row_codec: str, *, least: float = 0.0) -> float | None:
        """The smallest budget from `least` on, over rows of this codec, within the loss; None for an exact request.

        A budget counts only if all greater measured ones also keep to the loss, so that luck does not choose it. Budget
        1 over rows as computed is an exact request. Raises LossNotMeasured if the codec was not measured, or with too
        few questions.
        """
        if max_loss is MaxLoss.NONE or (least == 1 and not row_codec):
            return None
        points = [point for point in self.points if point.row_codec == row_codec and point.kv_budget >= least]
        if not points:
            rows = f"{row_codec} rows" if row_codec else "rows as computed"
            raise LossNotMeasured(f"the loss of {rows} was not measured for this model; {WHAT_TO_DO}")
        if max_loss is MaxLoss.SMALL and self.num_questions < LEAST_QUESTIONS:
            raise LossNotMeasured(
                f"this model's losses were measured with {self.num_questions} questions, but max_loss small needs "
                f"{LEAST_QUESTIONS}; {WHAT_TO_DO}"
            )
        chosen = None
        for point in sorted(points, key=lambda each: -each.kv_budget):
            if not (point.is_small if max_loss is MaxLoss.SMALL else point.is_usable):
                break
            chosen = point.kv_budget
        return None if chosen == 1 and not row_codec else chosen

    def as_plain(self) -> dict[str, Any]:
        """The curve as JSON-compatible values, which `of_plain` reads."""
        return {"version": VERSION, **asdict(self)}

    @classmethod
    def of_plain(cls, plain: Mapping[str, Any]) -> "LossCurve":
        """Read what `as_plain` wrote. Raises ValueError, TypeError or KeyError for other values or versions."""
        if plain["version"] != VERSION:
            raise ValueError(f"the loss curve has version {plain['version']!r}, and this release reads {VERSION}")
        return cls(
            preset=str(plain["preset"]),
            fingerprint=str(plain["fingerprint"]),
            num_questions=int(plain["num_questions"]),
            points=tuple(
                LossPoint(
                    row_codec=str(point["row_codec"]),
                    kv_budget=float(point["kv_budget"]),
                    kl_nats=float(point["kl_nats"]),
                    agreement=float(point["agreement"]),
                )
                for point in plain["points"]
            ),
        )
