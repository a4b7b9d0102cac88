"""Shares of a budget of rows: how it is divided over the layers of a model, and over their KV heads.

Some layers hardly need the prefix beyond its first rows, while the answer depends on other layers: in SmolLM2-135M, a
quarter of the rows in only three layers moves the answer 50 times as much as in three others (`docs/decisions/0023`).
In these layers, single KV heads matter, a sixth of all (`docs/decisions/0025`): retrieval heads. Attention mass does
not show which. So `runahead bench layers` measures shares, once for a model, with the project's own texts, and writes
them to a file in the model's directory. A model without this file gets even shares.

`LAYER_SHARES_FILE` is a JSON object. `layer_shares` has a number for each layer, `head_shares` a number for each KV
head of each layer; all are above 0, with mean 1. Without `head_shares` there are no retrieval heads. `loss_curve` has
the loss of answers at each budget (`workers/plan/loss_curve.py`); without it, requests cannot give `max_loss`.
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

#: Name of the file in the model's directory.
LAYER_SHARES_FILE = "runahead_layers.json"
#: Least share of a retrieval head, where 1 is the mean of all KV heads: such a head is worth records of its own.
RETRIEVAL_SHARE = 1.5
_MEAN_TOLERANCE = 0.01


class MeasuredShares(NamedTuple):
    """Measured shares of one model."""

    layers: tuple[float, ...]
    #: Shares of the KV heads, by layer.
    heads: tuple[tuple[float, ...], ...] | None


def read_layer_shares(directory: str, num_layers: int, num_kv_heads: int) -> MeasuredShares | None:
    """The shares in a model's directory; None if they were not measured. Raises ModelNotFound for a damaged file."""
    path = Path(directory) / LAYER_SHARES_FILE
    if not path.is_file():
        return None
    try:
        content = json.loads(path.read_text())
        layers = tuple(float(share) for share in content["layer_shares"])
        heads = tuple(tuple(map(float, of_layer)) for of_layer in content.get("head_shares", ()))
    except (OSError, ValueError, TypeError, KeyError, AttributeError) as error:
        raise ModelNotFound(f"{path} cannot be read; measure again with runahead bench layers: {error!r}") from error
    if not _are_shares(layers, num_layers):
        raise ModelNotFound(f"{path} must have {num_layers} positive shares of mean 1; measure again or remove it")
    flat = [share for of_layer in heads for share in of_layer]
    if heads and (len(heads) != num_layers or not _are_shares(flat, num_layers * num_kv_heads)):
        raise ModelNotFound(
            f"{path} must have positive shares of mean 1 of {num_kv_heads} KV heads in {num_layers} layers; "
            "measure again or remove it"
        )
    return MeasuredShares(layers, heads or None)


def read_loss_curve(directory: str) -> LossCurve | None:
    """The loss curve in a model's directory; None if it was not measured. Raises ModelNotFound for a damaged one."""
    path = Path(directory) / LAYER_SHARES_FILE
    if not path.is_file():
        return None
    try:
        plain = json.loads(path.read_text()).get("loss_curve")
        return None if plain is None else LossCurve.of_plain(plain)
    except (OSError, ValueError, TypeError, KeyError, AttributeError) as error:
        raise ModelNotFound(f"{path} has no usable loss_curve; measure again or remove that key: {error!r}") from error


def write_layer_shares(
    directory: Path, shares: MeasuredShares, measured: Mapping[str, Any], curve: LossCurve | None = None
) -> Path:
    """Write shares to a model's directory, atomically; returns the file. `measured`: notes on the measurement, for
    readers of the file.
    """
    content: dict[str, Any] = {"layer_shares": shares.layers}
    if shares.heads is not None:
        content["head_shares"] = shares.heads
    if curve is not None:
        content["loss_curve"] = curve.as_plain()
    text = json.dumps({**content, "measured": dict(measured)}, indent=1)
    path = directory / LAYER_SHARES_FILE
    unfinished = directory / f".{LAYER_SHARES_FILE}-{os.getpid()}"
    unfinished.write_text(text + "\n")
    return unfinished.replace(path)


def rows_of_layers(num_rows: int, num_prefix: int, shares: Sequence[float], layers_per_set: int = 1) -> tuple[int, ...]:
    """The budget of each layer: `num_rows` times its share, at most the whole prefix, in whole chunks, rounded up.

    Rows that a layer cannot use go to the other layers, so the mean is at most a chunk above `num_rows`. Each
    `layers_per_set` neighbouring layers share a choice, and get the mean of their shares.
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
    """(layer, KV head) of all heads whose share is at least `RETRIEVAL_SHARE`, ascending."""
    return tuple(
        (layer, head)
        for layer, shares in enumerate(head_shares or ())
        for head, share in enumerate(shares)
        if share >= RETRIEVAL_SHARE
    )


class HeadRows(NamedTuple):
    """Budgets of a model whose retrieval heads have their own."""

    #: Budget of all heads, by layer.
    layers: tuple[int, ...]
    #: Budget of retrieval heads, by layer, at least that of all heads; equal to it where the set has none.
    retrieval: tuple[int, ...]


def rows_of_heads(
    num_rows: int, num_prefix: int, head_shares: Sequence[Sequence[float]], layers_per_set: int = 1
) -> HeadRows:
    """Budgets as by `rows_of_layers`, where each set of layers has one for its retrieval heads and one for other heads.

    The mean over all heads of all layers is at most a chunk above `num_rows`.
    """
    chosen = set(retrieval_heads(head_shares))
    starts = range(0, len(head_shares), layers_per_set)
    groups: list[list[float]] = []  # two for each set: other heads, retrieval heads
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
    """One share for several heads. Losses add up, and shares are the cube roots of losses (`runahead bench layers`)."""
    losses = math.fsum(share * share * share for share in group)
    return math.cbrt(losses / max(1, len(group)))


def _shared_out(total: float, most: int, shares: Sequence[float], weights: Sequence[int]) -> list[float]:
    """Numbers in the ratio of `shares`, each at most `most`, whose weighted sum is `total` if possible. Amounts above
    `most` go to the other numbers.
    """
    rows, left = [0.0] * len(shares), total
    in_order = sorted(range(len(shares)), key=lambda group: -shares[group])
    for done, group in enumerate(in_order):  # the greatest first: the rest of it goes to the others
        wanted = math.fsum(shares[other] * weights[other] for other in in_order[done:])
        rows[group] = min(left * shares[group] / wanted, most) if wanted else 0.0
        left -= rows[group] * weights[group]
    return rows


def _are_shares(shares: Sequence[float], number: int) -> bool:
    are_usable = len(shares) == number and all(math.isfinite(share) and share > 0 for share in shares)
    return are_usable and abs(sum(shares) / number - 1) <= _MEAN_TOLERANCE


def _whole_chunks(num_rows: float) -> int:
    return max(1, math.ceil(num_rows / CHUNK_TOKENS - 1e-9)) * CHUNK_TOKENS
