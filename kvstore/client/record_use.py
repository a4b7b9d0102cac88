"""Importance of one use of a record for a cache policy, from the tokens that a request has chosen.

IMPRESS (section 4.4.2): the share of the record's rows that were chosen. ContiguousKV (equation 1): the attention mass
of its tokens. Other policies only count uses.
"""

from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from kvstore.format.record import RecordHeader
from kvstore.policies.contiguous import Contiguous
from kvstore.policies.impress import Impress

#: Importance of a record's use, from its header: see `CachePolicy.touch`.
Importance = Callable[[RecordHeader], float]


def importance_of_use(
    policy: str, is_chosen_T: npt.NDArray[np.bool_], mass_T: npt.NDArray[np.float32] | None
) -> Importance | None:
    """Importance for `StoreClient.load`; None when every use counts the same. Borrows the arrays.

    `is_chosen_T`: bool [tokens of the stored prefix]. `mass_T`: attention mass, float32 [tokens], None if unknown.
    """
    if policy == Impress.name:
        return lambda header: np.count_nonzero(is_chosen_T[header.tokens]) / header.num_tokens
    if policy == Contiguous.name and mass_T is not None:
        return lambda header: float(mass_T[header.tokens].sum())
    return None
