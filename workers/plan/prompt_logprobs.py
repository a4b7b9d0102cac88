"""Log-probabilities of a prompt's own tokens, as plain arrays that pickle small.

Letters: T tokens, C best tokens at each place.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt


@dataclass(frozen=True, slots=True, eq=False)
class PromptLogprobs:
    """Natural log-probabilities of consecutive tokens, each given all tokens before it."""

    #: Log-probability of each token, float32.
    logprobs_T: npt.NDArray[np.float32]
    #: Ids of the best tokens at each place, best first, int32.
    top_ids_TC: npt.NDArray[np.int32]
    #: Log-probabilities of the best tokens, float32.
    top_logprobs_TC: npt.NDArray[np.float32]

    @classmethod
    def joined(cls, parts: "Sequence[PromptLogprobs]") -> "PromptLogprobs":
        """The log-probabilities of consecutive slices of a prompt as one; `parts` has at least one."""
        return cls(
            np.concatenate([part.logprobs_T for part in parts]),
            np.concatenate([part.top_ids_TC for part in parts]),
            np.concatenate([part.top_logprobs_TC for part in parts]),
        )
