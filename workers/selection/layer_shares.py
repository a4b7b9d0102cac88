"""How a budget of rows is shared out over the layers of a model, and over their KV heads.

Some layers of a model hardly need the prefix beyond its first rows, others answer by it: in SmolLM2-135M a quarter of
the rows in three layers alone moves the answer 50 times as much as in three others (`docs/decisions/0023`). In these
layers it is single KV heads, a sixth of all (`docs/decisions/0025`): retrieval heads. Attention mass does not tell
which. So it is measured, once a model, by `runahead bench layers`, with texts of the project's own; a file beside the
model's weights has what came out. A model without one gets even shares.

`LAYER_SHARES_FILE` is a JSON object; of it `layer_shares` is read, a number a layer, and `head_shares`, a number of
each KV head of each layer; all above 0, of mean 1. The latter may be missing: then there are no retrieval heads. So may
`loss_curve`, what answers lose at which budget (`workers/plan/loss_curve.py`): then requests cannot say what they may
lose.
"""

import json
import math
import os
import statistics
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from kvstore import CHUNK_TOKENS
from workers.errors import ModelNotFound
from workers.plan.loss_curve import LossCurve

#: In the model's directory.
LAYER_SHARES_FILE = "runahead_layers.json"
#: From this share of a budget on, 1 being the mean, a KV head is a retrieval head: worth records of its own.
RETRIEVAL_SHARE = 1.5
_MEAN_TOLERANCE = 0.01


class MeasuredShares(NamedTuple):
    """Of one model."""

    layers: tuple[float, ...]
    #: By layer, of each KV head.
    heads: tuple[tuple[float, ...], ...] | None


def read_layer_shares(directory: str, num_layers: int, num_kv_heads: int) -> MeasuredShares | None:
    """The shares beside a model; None when it was not measured. Raises ModelNotFound for a file that is damaged."""
    path = Path(directory) / LAYER_SHARES_FILE
    if not path.is_file():
        return None
    try:
        told = json.loads(path.read_text())
        layers = tuple(float(share) for share in told["layer_shares"])
        heads = tuple(tuple(map(float, of_layer)) for of_layer in told.get("head_shares", ()))
    except (OSError, ValueError, TypeError, KeyError, AttributeError) as error:
        raise ModelNotFound(f"{path} cannot be read; measure anew with runahead bench layers: {error!r}") from error
    if not _are_shares(layers, num_layers):
        raise ModelNotFound(f"{path} must have {num_layers} positive shares of mean 1; measure anew or remove it")
    flat = [share for of_layer in heads for share in of_layer]
    if heads and (len(heads) != num_layers or not _are_shares(flat, num_layers * num_kv_heads)):
        raise ModelNotFound(
            f"{path} must have positive shares of mean 1 of {num_kv_heads} KV heads in {num_layers} layers; "
            "measure anew or remove it"
        )
    return MeasuredShares(layers, heads or None)


def read_loss_curve(directory: str) -> LossCurve | None:
    """The loss curve beside a model; None when none was measured. Raises ModelNotFound for one that is damaged."""
    path = Path(directory) / LAYER_SHARES_FILE
    if not path.is_file():
        return None
    try:
        told = json.loads(path.read_text()).get("loss_curve")
        return None if told is None else LossCurve.of_plain(told)
    except (OSError, ValueError, TypeError, KeyError, AttributeError) as error:
        raise ModelNotFound(f"{path} has no usable loss_curve; measure anew or remove that key: {error!r}") from error


def write_layer_shares(
    directory: Path, shares: MeasuredShares, measured: Mapping[str, Any], curve: LossCurve | None = None
) -> Path:
    """Put shares beside a model, whole or not at all; returns the file. `measured`: how, for its readers."""
    told: dict[str, Any] = {"layer_shares": shares.layers}
    if shares.heads is not None:
        told["head_shares"] = shares.heads
    if curve is not None:
        told["loss_curve"] = curve.as_plain()
    content = json.dumps({**told, "measured": dict(measured)}, indent=1)
    path = directory / LAYER_SHARES_FILE
    unfinished = directory / f".{LAYER_SHARES_FILE}-{os.getpid()}"
    unfinished.write_text(content + "\n")
    return unfinished.replace(path)


def rows_of_layers(num_rows: int, num_prefix: int, shares: Sequence[float], layers_per_set: int = 1) -> tuple[int, ...]:
    """The budget of each layer: `num_rows` times its share, at most all of the prefix, in whole chunks, rounded up.

    What a layer cannot use the others get, so the mean is at most a chunk above `num_rows`. Neighbouring layers that
    share a choice, `layers_per_set` of them, get the mean of their shares.
    """
    starts = range(0, len(shares), layers_per_set)
    shares = [
        statistics.fmean(shares[start : start + layers_per_set])
        for start in starts
        for _ in shares[start : start + layers_per_set]
    ]
    rows = _shared_out(float(num_rows * len(shares)), num_prefix, shares, [1] * len(shares))
    return tuple(min(num_prefix, _whole_chunks(each)) for each in rows)


def retrieval_heads(head_shares: Sequence[Sequence[float]] | None) -> tuple[tuple[int, int], ...]:
    """(layer, KV head) of those that want much more than the mean, ascending."""
    return tuple(
        (layer, head)
        for layer, shares in enumerate(head_shares or ())
        for head, share in enumerate(shares)
        if share >= RETRIEVAL_SHARE
    )


class HeadRows(NamedTuple):
    """Budgets where retrieval heads have their own."""

    #: By layer: what all heads attend to.
    layers: tuple[int, ...]
    #: By layer: what the retrieval heads of its set attend to, at least as much; the same where the set has none.
    retrieval: tuple[int, ...]


def rows_of_heads(
    num_rows: int, num_prefix: int, head_shares: Sequence[Sequence[float]], layers_per_set: int = 1
) -> HeadRows:
    """`rows_of_layers` where the retrieval heads of a set of layers get one budget and all others of it another.

    The mean over all heads of all layers is at most a chunk above `num_rows`.
    """
    chosen = set(retrieval_heads(head_shares))
    starts = range(0, len(head_shares), layers_per_set)
    groups: list[list[float]] = []  # of each set: others, retrieval heads
    for start in starts:
        of_set = [
            ((layer, head) in chosen, share)
            for layer in range(start, min(start + layers_per_set, len(head_shares)))
            for head, share in enumerate(head_shares[layer])
        ]
        groups += [[share for is_chosen, share in of_set if is_chosen is wanted] for wanted in (False, True)]
    shares = [_share_of(group) for group in groups]
    num_heads = [len(group) for group in groups]
    fair = _shared_out(float(num_rows * sum(num_heads)), num_prefix, shares, num_heads)
    rows = [min(num_prefix, _whole_chunks(each)) for each in fair]
    by_set = [
        (others, max(others, retrieval) if num_retrieval else others)
        for others, retrieval, num_retrieval in zip(rows[::2], rows[1::2], num_heads[1::2], strict=True)
    ]
    by_layer = [by_set[layer // layers_per_set] for layer in range(len(head_shares))]
    return HeadRows(tuple(others for others, _ in by_layer), tuple(retrieval for _, retrieval in by_layer))


def _share_of(group: Sequence[float]) -> float:
    """One share for several heads: losses add up, and shares are as their cube roots (`runahead bench layers`)."""
    losses = math.fsum(share * share * share for share in group)
    return math.cbrt(losses / max(1, len(group)))


def _shared_out(total: float, most: int, shares: Sequence[float], weights: Sequence[int]) -> list[float]:
    """Numbers in the ratio of `shares`, at most `most`, that with their weights add up to `total` where they can.

    What one cannot use the others get.
    """
    rows, left = [0.0] * len(shares), total
    in_order = sorted(range(len(shares)), key=lambda group: -shares[group])
    for done, group in enumerate(in_order):  # the greatest first: what it leaves is for the others
        wanted = math.fsum(shares[other] * weights[other] for other in in_order[done:])
        rows[group] = min(left * shares[group] / wanted, most) if wanted else 0.0
        left -= rows[group] * weights[group]
    return rows


def _are_shares(shares: Sequence[float], number: int) -> bool:
    are_usable = len(shares) == number and all(math.isfinite(share) and share > 0 for share in shares)
    return are_usable and abs(sum(shares) / number - 1) <= _MEAN_TOLERANCE


def _whole_chunks(num_rows: float) -> int:
    return max(1, math.ceil(num_rows / CHUNK_TOKENS - 1e-9)) * CHUNK_TOKENS
