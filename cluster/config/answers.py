"""Settings of the answers that are kept for calls that are repeated."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class AnswersConfig:
    """How long and how many finished answers are kept. Raises ValueError on a number that cannot work."""

    #: Seconds after the end of a request in which its id still brings its answer; 0: only while it runs.
    keep_s: float = 60.0
    #: Answers that are kept; of one principal; and the bytes of all of them. The oldest of the principal that has most
    #: goes first.
    max_answers: int = 2048
    max_answers_per_tenant: int = 1024
    max_bytes: int = 16 * 2**20

    def __post_init__(self) -> None:
        for name in ("keep_s", "max_answers", "max_answers_per_tenant", "max_bytes"):
            if not getattr(self, name) >= 0:
                raise ValueError(f"{name} must not be negative, not {getattr(self, name)}")
