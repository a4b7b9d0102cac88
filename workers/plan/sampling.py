"""How the next token is chosen from the model's logits, as plain values that travel with a plan.

What they mean, and in which order they apply: workers/requests/sampler.py.
"""

import math
import secrets
from dataclasses import dataclass, replace

#: A seed is a whole number below this.
SEED_LIMIT = 2**64
#: The best tokens of each position whose log-probabilities a request can ask for.
MAX_TOP_LOGPROBS = 20
#: Beyond these a penalty leaves of a token nothing, or of the others.
_PENALTIES = (0.01, 100.0)


@dataclass(frozen=True, slots=True, kw_only=True)
class SamplingParams:
    """Raises ValueError, in one line, on a value that cannot work. The default is greedy.

    `temperature`: 0 takes the best token; above, logits are divided by it before a token is drawn.
    `top_k`: draw among so many best tokens; 0: all. `top_p`: among the fewest best tokens whose probabilities sum to at
    least this. `min_p`: among tokens that are at least this share as probable as the best. The best token is always
    among them, so without a temperature these change nothing.
    `repetition_penalty`: above 1 makes tokens of prompt and answer less likely, below 1 more; also without temperature.
    `seed`: makes what is drawn repeatable; None: `seeded` draws one.
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
        """Whether nothing is drawn."""
        return self.temperature == 0.0

    def seeded(self) -> "SamplingParams":
        """The same with a seed, so that every worker draws the same tokens, also after one was lost."""
        return self if self.seed is not None or self.is_greedy else replace(self, seed=secrets.randbelow(SEED_LIMIT))


GREEDY = SamplingParams()


def check_logprobs(logprobs: int | None) -> None:
    """Raises ValueError when a request asks for the log-probabilities of too many tokens."""
    if logprobs is not None and not 0 <= logprobs <= MAX_TOP_LOGPROBS:
        raise ValueError(f"logprobs must be from 0 to {MAX_TOP_LOGPROBS}, not {logprobs}")


@dataclass(frozen=True, slots=True)
class TokenLogprobs:
    """Natural logarithms of probabilities at one position, from the model's own distribution: before penalty,
    temperature and everything else that changes what is drawn."""

    #: Of the token that was chosen.
    logprob: float
    #: The best tokens there and theirs, best first; as many as were asked for.
    top: tuple[tuple[int, float], ...] = ()
