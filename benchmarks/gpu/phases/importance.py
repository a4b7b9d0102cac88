"""Importance of each row of a stored prefix without a trained model: drawn, with the papers' statistics.

Random weights have no meaningful attention: probe heads would always disagree, and consecutive periods of layers would
have nothing in common. So every preset gets the same mass by row, layer and head, and chooses from it by its own rules.
The logarithm of a row's mass is a sum of normal variables with shares for

    chunk        neighbouring rows are important together
    question     the remainder is the same for all questions: a store that reorders learns from it
    layer        fades from layer to layer, so that periods of layers are as similar as in the papers
    head         heads of a layer differ as much as in the papers

The shares of layer and head give the sets of a twentieth of the rows the papers' statistics (`Statistics`); the other
shares are those of SmolLM2-135M, see `docs/decisions/0022-injected-attention-mass.md`.

Letters: L layers, P prefix rows, H heads, C chunks of 16 rows.
"""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from workers.selection.contiguous import CHUNK_TOKENS, PERIOD_LAYERS
from workers.selection.sizes import PROBE_HEADS

#: Standard deviation of the logarithm of a row's mass. With 2, a twentieth of the rows has two thirds of the mass.
_SPREAD = 2.0
#: Shares of the variance of the logarithm that are common to the rows of a chunk, and common to all questions.
_CHUNK_SHARE = 0.7
_STABLE_SHARE = 0.99
#: Share of the variance that each head has for itself, and the correlation between a layer and the next one: with these
#: values, the sets of a twentieth of the rows have the papers' statistics.
_HEAD_SHARE, _LAYER_MEMORY = 0.0540771484375, 0.9820104764915277
#: The attention sink, in standard deviations.
_SINK = 5.0
#: Number of layers from which the statistics of the draw are computed.
_JUDGED_LAYERS = 6

Floats = npt.NDArray[np.float32]


@dataclass(frozen=True, slots=True, kw_only=True)
class Statistics:
    """Average overlap of sets of the most important rows and chunks."""

    #: Jaccard index of the row sets of two heads: IMPRESS, figure 8, has 0.48 (10% of the rows) to 0.68 (40%).
    head_jaccard: float
    #: Share of chunks common to the sets of two periods of layers: ContiguousKV, figure 7b, has 52 to 64%.
    period_coverage: float


class DrawnImportance:
    """Attention mass by question, layer and head, determined by the seed."""

    #: Origin of the mass, for readers of the figures.
    source = "drawn"

    def __init__(self, num_layers: int, num_rows: int, *, head_share: float = _HEAD_SHARE, seed: int = 0) -> None:
        self.num_rows = num_rows
        self._num_layers = num_layers
        self._seed = seed
        self._head_share = head_share
        self._stable_LP = self._fading(0)
        self._by_question: dict[int, Floats] = {}

    def mass(self, question: int, layer: int, heads: range) -> Floats:
        """Attention mass of each row of the prefix, [H, P], determined by the arguments and the seed."""
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
        """A normal variable by layer and row, [L, P], whose memory fades from layer to layer."""
        layers_LP = np.empty((self._num_layers, self.num_rows), np.float32)
        for layer in range(self._num_layers):
            fresh_P = _clustered((self._seed, number, 0, layer), self.num_rows)
            layers_LP[layer] = _mixed(layers_LP[layer - 1], fresh_P, _LAYER_MEMORY**2) if layer else fresh_P
        return layers_LP


# -- statistics of sets ------------------------------------------------------------------------------------------------


def top(mass_P: Floats, num_rows: int) -> npt.NDArray[np.int64]:
    """The rows with the greatest mass, ascending."""
    return np.sort(np.argpartition(-mass_P, num_rows - 1)[:num_rows])


def chunk_mass(mass_P: Floats) -> Floats:
    """Mass by chunk, [C]."""
    mass_C: Floats = mass_P[: len(mass_P) // CHUNK_TOKENS * CHUNK_TOKENS].reshape(-1, CHUNK_TOKENS).sum(1)
    return mass_C


def jaccard(one: npt.NDArray[np.int64], other: npt.NDArray[np.int64]) -> float:
    shared = len(np.intersect1d(one, other, assume_unique=True))
    return shared / (len(one) + len(other) - shared)


def coverage(one: npt.NDArray[np.int64], other: npt.NDArray[np.int64]) -> float:
    """Share of one set that is also in the other set, which has the same size."""
    return len(np.intersect1d(one, other, assume_unique=True)) / len(one)


def statistics_of(importance: DrawnImportance, num_layers: int, num_rows: int) -> Statistics:
    """Statistics of sets of `num_rows` rows, in layers from the first to the last: over all pairs of probe heads, and
    between the chunks of a layer and those one period later, by the mass that the probe heads see.
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
    """Mix two independent normal variables into one that has `share` of its variance from the first."""
    mixed: Floats = np.float32(share**0.5) * one + np.float32((1 - share) ** 0.5) * other
    return mixed


def _clustered(seed: tuple[int, ...], num_rows: int) -> Floats:
    """A normal variable by row, partly common to the rows of a chunk."""
    chunks_C = _normal((*seed, 0), -(-num_rows // CHUNK_TOKENS))
    return _mixed(np.repeat(chunks_C, CHUNK_TOKENS)[:num_rows], _normal((*seed, 1), num_rows), _CHUNK_SHARE)
