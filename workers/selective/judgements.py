"""Statistics of a request's choices: the share of attention that they keep, and the importance of each row. Pure.

The reply reports the share. The background reorder learns the importance (IMPRESS, section 4.4.1).

Letters as in `workers/selection/rows.py`.
"""

import statistics

import numpy as np
import numpy.typing as npt
import torch

from workers.selection.rows import AttentionShares, Selection


class Judgements:
    """Collects statistics choice by choice, in the order of the layers."""

    def __init__(self, num_layers: int, num_prefix: int) -> None:
        self._num_layers = num_layers
        self._num_prefix = num_prefix
        self._masses_kept: list[float] = []
        #: Shares, and arguments of `attended`, from which estimates are computed on request: so no forward pass
        #: computes estimates, or waits for a GPU.
        self._outcomes: list[tuple[AttentionShares, torch.Tensor, torch.Tensor]] = []
        self._true_masses_kept: list[float] = []
        #: Shares of the present choice, until the layer that chose has attended to its rows.
        self._shares: AttentionShares | None = None
        #: Importance of each row by layer, float32 [P]; and the layers with a window, which chose no rows.
        self._importance: dict[int, npt.NDArray[np.float32]] = {}
        self._windowed: set[int] = set()

    @property
    def mass_kept_est(self) -> float | None:
        """Estimated share of the attention mass that a choice keeps: the mean over choices; None without evidence."""
        if self._outcomes:
            kept = [
                shares.mass_kept(seen_lse_NJ, suffix_lse_NJ) for shares, seen_lse_NJ, suffix_lse_NJ in self._outcomes
            ]
            self._masses_kept += torch.stack(kept).tolist()
            self._outcomes.clear()
        return statistics.fmean(self._masses_kept) if self._masses_kept else None

    @property
    def mass_kept(self) -> float | None:
        """Share of the attention mass that a choice keeps, by all keys: the mean; None unless a selector read them."""
        return statistics.fmean(self._true_masses_kept) if self._true_masses_kept else None

    def add_choice(self, layer: int, selection: Selection, *, is_new: bool) -> None:
        """Add the choice that a layer attends to. `is_new`: this layer made it, instead of keeping an earlier one."""
        if selection.importance_P is not None:
            self._importance[layer] = selection.importance_P.numpy()
        if not is_new:
            return
        self._shares = selection.shares() if selection.shares is not None else None
        if self._shares is None and (mass_kept := selection.mass_kept()) is not None:
            self._masses_kept.append(mass_kept)
        if selection.true_mass_kept is not None:
            self._true_masses_kept.append(selection.true_mass_kept)

    @property
    def awaits_outcome(self) -> bool:
        """Whether the estimate of the present choice needs the outcome of attention over its rows."""
        return self._shares is not None

    def attended(self, seen_lse_NJ: torch.Tensor, suffix_lse_NJ: torch.Tensor) -> None:
        """Add the outcome of attention over the chosen rows: log-sum-exp of all scores, and of the suffix's scores."""
        if self._shares is not None:
            last = slice(-len(self._shares.weight_T), None)
            # Copies, so that the outcome does not keep the numbers of all own rows in memory.
            self._outcomes.append((self._shares, seen_lse_NJ[:, last].clone(), suffix_lse_NJ[:, last].clone()))
        self._shares = None

    def add_window(self, layer: int) -> None:
        """Add a layer that chose no rows, because it attends to its window."""
        self._windowed.add(layer)

    def take_importance(self) -> list[npt.NDArray[np.float32]] | None:
        """Importance of each row by layer, float32 [P], NaN for layers with a window. None unless at least one layer
        judged, and all that have no window.

        A sample for the reorder, which counts once: the next call returns None.
        """
        judged, self._importance = self._importance, {}
        is_whole = all(layer in judged or layer in self._windowed for layer in range(self._num_layers))
        if not judged or not is_whole:
            return None
        unknown = np.full(self._num_prefix, np.nan, np.float32)
        return [judged.get(layer, unknown) for layer in range(self._num_layers)]
