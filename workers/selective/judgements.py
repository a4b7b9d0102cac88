"""Statistics of a request's choices: how much attention they keep, and how much each row mattered. Pure.

The reply says the former. The background reorder learns the latter (IMPRESS, section 4.4.1).

Letters as in `workers/selection/rows.py`.
"""

import statistics

import numpy as np
import numpy.typing as npt
import torch

from workers.selection.rows import AttentionShares, Selection


class Judgements:
    """Collects them choice by choice, in the order of the layers."""

    def __init__(self, num_layers: int, num_prefix: int) -> None:
        self._num_layers = num_layers
        self._num_prefix = num_prefix
        self._masses_kept: list[float] = []
        #: Outcomes that no caller has asked about yet: shares, and what `attended` was told. So no forward pass
        #: computes what it does not need, nor waits for a GPU.
        self._outcomes: list[tuple[AttentionShares, torch.Tensor, torch.Tensor]] = []
        self._true_masses_kept: list[float] = []
        #: Of the present choice, until its rows have been attended to at the layer that chose.
        self._shares: AttentionShares | None = None
        #: By layer: how much each row mattered, float32 [P]; and the layers that chose nothing, for their window.
        self._importance: dict[int, npt.NDArray[np.float32]] = {}
        self._windowed: set[int] = set()

    @property
    def mass_kept_est(self) -> float | None:
        """The mean share of the attention mass that a choice keeps; None when none looked."""
        if self._outcomes:
            kept = [
                shares.mass_kept(seen_lse_NJ, suffix_lse_NJ) for shares, seen_lse_NJ, suffix_lse_NJ in self._outcomes
            ]
            self._masses_kept += torch.stack(kept).tolist()
            self._outcomes.clear()
        return statistics.fmean(self._masses_kept) if self._masses_kept else None

    @property
    def mass_kept(self) -> float | None:
        """The same by all keys, where a selector has looked at them."""
        return statistics.fmean(self._true_masses_kept) if self._true_masses_kept else None

    def add_choice(self, layer: int, selection: Selection, *, is_new: bool) -> None:
        """A layer attends to this choice; not `is_new`: it is that of the layer before."""
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
        """Whether what is kept is only known when the chosen rows have been attended to."""
        return self._shares is not None

    def attended(self, seen_lse_NJ: torch.Tensor, suffix_lse_NJ: torch.Tensor) -> None:
        """The chosen rows were attended to: the log-sum-exp of all scores then, and of those of the suffix."""
        if self._shares is not None:
            last = slice(-len(self._shares.weight_T), None)
            # Copies: what is kept until it is asked for is not to hold the numbers of all own rows.
            self._outcomes.append((self._shares, seen_lse_NJ[:, last].clone(), suffix_lse_NJ[:, last].clone()))
        self._shares = None

    def add_window(self, layer: int) -> None:
        """This layer chose nothing: it attends to its window."""
        self._windowed.add(layer)

    def take_importance(self) -> list[npt.NDArray[np.float32]] | None:
        """By layer, float32 [P], NaN of layers with a window; None unless some layer judged, and all without a window.

        A sample for the reorder, which counts once: there is none the next time.
        """
        judged, self._importance = self._importance, {}
        is_whole = all(layer in judged or layer in self._windowed for layer in range(self._num_layers))
        if not judged or not is_whole:
            return None
        unknown = np.full(self._num_prefix, np.nan, np.float32)
        return [judged.get(layer, unknown) for layer in range(self._num_layers)]
