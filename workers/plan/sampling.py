"""Parameters of sampling, and log-probabilities, as plain values that travel with a plan.

workers/requests/sampler.py defines what the parameters do, and in which order.
"""

import math
import secrets
from dataclasses import dataclass, replace

#: A seed is a whole number below this.
SEED_LIMIT = 2**64
#: Most tokens per position whose log-probabilities a request can ask for.
MAX_TOP_LOGPROBS = 20
#: Range of the repetition penalty: beyond it, repeated tokens, or all other ones, would have no chance.
_PENALTIES = (0.01, 100.0)


@dataclass(frozen=True, slots=True, kw_only=True)
class SamplingParams:
    """How the next token is chosen from the logits; greedy by default. Raises ValueError, in one line, on a value that
    cannot work.

    `temperature`: 0 takes the best token; above 0, logits are divided by it before a token is drawn.
    `top_k`: draw among the k best tokens; 0: all. `top_p`: draw among the fewest best tokens whose probabilities sum to
    at least this. `min_p`: draw among tokens whose probability is at least this share of the best token's. The best
    token is always among them, so these three change nothing without a temperature.
    `repetition_penalty`: above 1, tokens of prompt and answer become less likely, below 1 more; also without
    temperature.
    `seed`: makes draws repeatable; None: `seeded` chooses one.
    """

    temperature: float = 0.0
    top_k: int = 0
    top_p: float = 1.0
    min_p: float = 0.0
    repetition_penalty: float = 1.0
    seed: int | None = None

    def __post_init__(self) -> None:
        if not 0.0 <= self.temperature < math.inf:
            raise ValueError(f"temperature must be at least 0 and finite, not {self.temperature}")
        if self.top_k < 0:
            raise ValueError(f"top_k must be at least 1, or 0 for all tokens, not {self.top_k}")
        if not 0.0 < self.top_p <= 1.0:
            raise ValueError(f"top_p must be above 0 and at most 1, not {self.top_p}")
        if not 0.0 <= self.min_p <= 1.0:
            raise ValueError(f"min_p must be from 0 to 1, not {self.min_p}")
        lowest, highest = _PENALTIES
        if not lowest <= self.repetition_penalty <= highest:
            raise ValueError(f"repetition_penalty must be from {lowest} to {highest:g}, not {self.repetition_penalty}")
        if self.seed is not None and not 0 <= self.seed < SEED_LIMIT:
            raise ValueError(f"seed must be from 0 to 2^64 - 1, not {self.seed}")

    @property
    def is_greedy(self) -> bool:
        """Whether the best token is taken, without a draw."""
        return self.temperature == 0.0

    def seeded(self) -> "SamplingParams":
        """These parameters with a seed, so that another worker draws the same tokens if one is lost."""
        return self if self.seed is not None or self.is_greedy else replace(self, seed=secrets.randbelow(SEED_LIMIT))


GREEDY = SamplingParams()


def check_logprobs(logprobs: int | None) -> None:
    """Raise ValueError when a request asks for the log-probabilities of too many tokens."""
    if logprobs is not None and not 0 <= logprobs <= MAX_TOP_LOGPROBS:
        raise ValueError(f"logprobs must be from 0 to {MAX_TOP_LOGPROBS}, not {logprobs}")


@dataclass(frozen=True, slots=True)
class TokenLogprobs:
    """Natural log-probabilities at one position, from the model's own distribution: before repetition penalty,
    temperature and the other parameters of sampling."""

    #: Log-probability of the chosen token.
    logprob: float
    #: Ids and log-probabilities of the best tokens, best first, in the number that the request asked for.
    top: tuple[tuple[int, float], ...] = ()
