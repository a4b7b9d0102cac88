"""Settings of the answers kept for repeated calls."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class AnswersConfig:
    """Limits in time, number and bytes for finished answers. Raises ValueError on a number that cannot work."""

    #: Seconds after a request ends during which a call with the same id gets its answer. 0: only while it runs.
    keep_s: float = 60.0
    #: Most finished answers kept, of all principals and of one. When full, the oldest answer of the principal with the
    #: most answers is dropped.
    max_answers: int = 2048
    max_answers_per_tenant: int = 1024
    #: Most bytes of all finished answers kept.
    max_bytes: int = 16 * 2**20

    def __post_init__(self) -> None:
        for name in ("keep_s", "max_answers", "max_answers_per_tenant", "max_bytes"):
            if not getattr(self, name) >= 0:
                raise ValueError(f"{name} must not be negative, not {getattr(self, name)}")
