"""Importance of one use of a record for a cache policy, from the tokens that a request has chosen.

IMPRESS (section 4.4.2): the share of the record's rows that were chosen. ContiguousKV (equation 1): the attention mass
of its tokens. Other policies only count uses.
"""

from typing import Protocol

import numpy as np
import numpy.typing as npt

from kvstore.format.record import RecordHeader
from kvstore.format.record_batch import RecordBatch
from kvstore.policies import checked_importance, checked_importances
from kvstore.policies.contiguous import Contiguous
from kvstore.policies.impress import Impress


class Importance(Protocol):
    """Importance of records' uses: see `CachePolicy.touch`."""

    def __call__(self, header: RecordHeader) -> float:
        """Importance of one record."""
        ...

    def of_batch(self, batch: RecordBatch) -> npt.NDArray[np.float64]:
        """Importance of each record of a batch, [R]. Tokens of another prompt do not count."""
        ...


class TokenImportance:
    """Importance of records: the sum over their tokens, or the mean. Borrows `of_T`, of the stored tokens."""

    def __init__(self, of_T: npt.NDArray[np.bool_] | npt.NDArray[np.float32], *, is_mean: bool) -> None:
        self._of_T = of_T
        self._is_mean = is_mean

    def __call__(self, header: RecordHeader) -> float:
        total = float(self._of_T[header.tokens].sum())
        return total / header.num_tokens if self._is_mean else total

    def of_batch(self, batch: RecordBatch) -> npt.NDArray[np.float64]:
        """See `Importance.of_batch`."""
        tokens_RT = batch.tokens_RT()
        of_RT = self._of_T.take(tokens_RT, mode="clip").astype(np.float64)
        if batch.token_ends_R is not None:
            of_RT[tokens_RT >= batch.token_ends_R[:, None]] = 0.0
        of_R: npt.NDArray[np.float64] = of_RT.mean(axis=1) if self._is_mean else of_RT.sum(axis=1)
        return of_R


class CheckedImportance:
    """Importance of records, rounded and checked for a policy.

    Both methods raise ValueError for a value that the policy refuses, so that only this load fails.
    """

    def __init__(self, policy: str, importance: Importance) -> None:
        self._policy = policy
        self._importance = importance

    def of(self, header: RecordHeader) -> float:
        return checked_importance(self._policy, self._importance(header))

    def of_batch(self, batch: RecordBatch) -> list[float]:
        """Importance of each record of a batch."""
        return checked_importances(self._policy, self._importance.of_batch(batch))


def importance_of_use(
    policy: str, is_chosen_T: npt.NDArray[np.bool_], mass_T: npt.NDArray[np.float32] | None
) -> TokenImportance | None:
    """Importance for `StoreClient.load`; None when every use counts the same. Borrows the arrays.

    `is_chosen_T`: bool [tokens of the stored prefix]. `mass_T`: attention mass, float32 [tokens], None if unknown.
    """
    if policy == Impress.name:
        return TokenImportance(is_chosen_T, is_mean=True)
    if policy == Contiguous.name and mass_T is not None:
        return TokenImportance(mass_T, is_mean=False)
    return None
