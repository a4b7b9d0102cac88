"""How much each row of a stored prefix matters, where no trained model tells: drawn, with the papers' statistics.

Random weights have no attention worth the name: probe heads would always disagree, and nothing would be alike from one
period of layers to the next. So every preset is given the same mass by row, layer and head, and chooses by its own
rules from it. The logarithm of a row's mass is a sum of normal variables with a share for each of

    chunk        neighbouring rows matter together
    question     the rest is the same for all questions: what a store that reorders learns from
    layer        fades from layer to layer, so that periods of layers are alike as much as the papers say
    head         heads of a layer differ as much as the papers say

The shares of layer and head give the sets of a twentieth of the rows the papers' statistics (`Statistics`); the others
are those of SmolLM2-135M, see `docs/decisions/0022-injected-attention-mass.md`.

Letters: L layers, P prefix rows, H heads, C chunks of 16 rows.
"""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from workers.selection.contiguous import CHUNK_TOKENS, PERIOD_LAYERS
from workers.selection.sizes import PROBE_HEADS

#: Of the logarithm of a row's mass: its standard deviation. With 2, a twentieth of the rows has two thirds of the mass.
_SPREAD = 2.0
#: Of the variance of the logarithm: what the rows of a chunk have in common, and what all questions have in common.
_CHUNK_SHARE = 0.7
_STABLE_SHARE = 0.99
#: Of the variance, what each head has for itself, and how much of itself a layer hands on to the next one: with these
#: the sets of a twentieth of the rows have the papers' statistics.
_HEAD_SHARE, _LAYER_MEMORY = 0.0540771484375, 0.9820104764915277
#: The attention sink, in standard deviations.
_SINK = 5.0
#: How many layers tell the statistics of what was drawn.
_JUDGED_LAYERS = 6

Floats = npt.NDArray[np.float32]


@dataclass(frozen=True, slots=True, kw_only=True)
class Statistics:
    """What sets of the greatest rows and chunks have in common, on average."""

    #: Jaccard index of the row sets of two heads: IMPRESS, figure 8, has 0.48 (10% of the rows) to 0.68 (40%).
    head_jaccard: float
    #: Chunks that the sets of two periods of layers share: ContiguousKV, figure 7b, has 52 to 64%.
    period_coverage: float


class DrawnImportance:
    """Attention mass by question, layer and head. The same seed draws the same."""

    #: Where it is from, for readers of the figures.
    source = "drawn"

    def __init__(self, num_layers: int, num_rows: int, *, head_share: float = _HEAD_SHARE, seed: int = 0) -> None:
        self.num_rows = num_rows
        self._num_layers = num_layers
        self._seed = seed
        self._head_share = head_share
        self._stable_LP = self._fading(0)
        self._by_question: dict[int, Floats] = {}

    def mass(self, question: int, layer: int, heads: range) -> Floats:
        """What each row of the prefix draws, [H, P]; the same for the same arguments."""
        if question not in self._by_question:
            own_LP = self._fading(1 + question)
            self._by_question[question] = _mixed(self._stable_LP, own_LP, _STABLE_SHARE)
        common_P = self._by_question[question][layer]
        log_HP = np.stack([_mixed(self._of_head(question, layer, head), common_P, self._head_share) for head in heads])
        log_HP[:, 0] = _SINK
        mass_HP: Floats = np.exp(_SPREAD * log_HP)
        mass_HP /= mass_HP.sum(1, keepdims=True)
        return mass_HP

    def _of_head(self, question: int, layer: int, head: int) -> Floats:
        of_all, of_one = (_normal((self._seed, number, 1 + layer, head), self.num_rows) for number in (0, 1 + question))
        return _mixed(of_all, of_one, _STABLE_SHARE)

    def _fading(self, number: int) -> Floats:
        """One normal variable by layer and row, [L, P], that forgets itself from layer to layer."""
        layers_LP = np.empty((self._num_layers, self.num_rows), np.float32)
        for layer in range(self._num_layers):
            fresh_P = _clustered((self._seed, number, 0, layer), self.num_rows)
            layers_LP[layer] = _mixed(layers_LP[layer - 1], fresh_P, _LAYER_MEMORY**2) if layer else fresh_P
        return layers_LP


# -- statistics of sets ------------------------------------------------------------------------------------------------


def top(mass_P: Floats, num_rows: int) -> npt.NDArray[np.int64]:
    """The greatest rows, ascending."""
    return np.sort(np.argpartition(-mass_P, num_rows - 1)[:num_rows])


def chunk_mass(mass_P: Floats) -> Floats:
    """[C]"""
    mass_C: Floats = mass_P[: len(mass_P) // CHUNK_TOKENS * CHUNK_TOKENS].reshape(-1, CHUNK_TOKENS).sum(1)
    return mass_C


def jaccard(one: npt.NDArray[np.int64], other: npt.NDArray[np.int64]) -> float:
    shared = len(np.intersect1d(one, other, assume_unique=True))
    return shared / (len(one) + len(other) - shared)


def coverage(one: npt.NDArray[np.int64], other: npt.NDArray[np.int64]) -> float:
    """The part of one set that the other, of the same size, has too."""
    return len(np.intersect1d(one, other, assume_unique=True)) / len(one)


def statistics_of(importance: DrawnImportance, num_layers: int, num_rows: int) -> Statistics:
    """Of sets of so many rows, in layers from the first to the last: of all pairs of probe heads; and of the chunks of
    a layer and of the one a period later, by the mass that the probe heads see.
    """

    def heads_alike(layer: int) -> list[float]:
        sets = [top(mass_P, num_rows) for mass_P in importance.mass(0, layer, range(PROBE_HEADS))]
        return [jaccard(a, b) for i, a in enumerate(sets) for b in sets[:i]]

    def chunks(layer: int) -> npt.NDArray[np.int64]:
        return top(chunk_mass(importance.mass(0, layer, range(PROBE_HEADS)).sum(0)), num_rows // CHUNK_TOKENS)

    layers = np.linspace(0, num_layers - 1, _JUDGED_LAYERS, dtype=int).tolist()
    begins = np.linspace(0, num_layers - 1 - PERIOD_LAYERS, _JUDGED_LAYERS, dtype=int).tolist()
    return Statistics(
        head_jaccard=float(np.mean([heads_alike(layer) for layer in layers])),
        period_coverage=float(np.mean([coverage(chunks(each), chunks(each + PERIOD_LAYERS)) for each in begins])),
    )


# -- drawing -----------------------------------------------------------------------------------------------------------


def _normal(seed: tuple[int, ...], size: int) -> Floats:
    return np.random.default_rng(seed).standard_normal(size, np.float32)


def _mixed(one: Floats, other: Floats, share: float) -> Floats:
    """Of two independent normal variables one that has `share` of its variance from the first."""
    mixed: Floats = np.float32(share**0.5) * one + np.float32((1 - share) ** 0.5) * other
    return mixed


def _clustered(seed: tuple[int, ...], num_rows: int) -> Floats:
    """A normal variable by row, of which neighbours in a chunk have a part in common."""
    chunks_C = _normal((*seed, 0), -(-num_rows // CHUNK_TOKENS))
    return _mixed(np.repeat(chunks_C, CHUNK_TOKENS)[:num_rows], _normal((*seed, 1), num_rows), _CHUNK_SHARE)
