"""How a budget of rows is shared out over the layers of a model.

Some layers of a model hardly need the prefix beyond its first rows, others answer by it: in SmolLM2-135M a quarter of
the rows in three layers alone moves the answer 50 times as much as in three others (`docs/decisions/0023`). Attention
mass does not tell which: layers that spread it most may be those that matter least. So it is measured, once a model, by
`runahead bench layers`, with texts of the project's own; a file beside the model's weights has what came out. A model
without one gets even shares.

`LAYER_SHARES_FILE` is a JSON object; of it `layer_shares` is read: a number a layer, above 0, of mean 1.
"""

import json
import math
import os
import statistics
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from kvstore import CHUNK_TOKENS
from workers.errors import ModelNotFound

#: In the model's directory.
LAYER_SHARES_FILE = "runahead_layers.json"
_MEAN_TOLERANCE = 0.01


def read_layer_shares(directory: str, num_layers: int) -> tuple[float, ...] | None:
    """The shares beside a model; None when nobody has measured it. Raises ModelNotFound for a file that is damaged."""
    path = Path(directory) / LAYER_SHARES_FILE
    if not path.is_file():
        return None
    try:
        shares = [float(share) for share in json.loads(path.read_text())["layer_shares"]]
    except (OSError, ValueError, TypeError, KeyError) as error:
        raise ModelNotFound(f"{path} cannot be read; measure anew with runahead bench layers: {error!r}") from error
    is_usable = len(shares) == num_layers and all(math.isfinite(share) and share > 0 for share in shares)
    if not is_usable or abs(sum(shares) / num_layers - 1) > _MEAN_TOLERANCE:
        raise ModelNotFound(f"{path} must have {num_layers} positive shares of mean 1; measure anew or remove it")
    return tuple(shares)


def write_layer_shares(directory: Path, shares: Sequence[float], measured: Mapping[str, Any]) -> Path:
    """Put shares beside a model, whole or not at all; returns the file. `measured`: how, for whoever reads it."""
    content = json.dumps({"layer_shares": list(shares), "measured": dict(measured)}, indent=1)
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
    rows, left = [0.0] * len(shares), float(num_rows * len(shares))
    in_order = sorted(range(len(shares)), key=lambda layer: -shares[layer])
    for done, layer in enumerate(in_order):  # the greatest first: what it leaves is for the others
        fair = left * shares[layer] / math.fsum(shares[other] for other in in_order[done:])
        rows[layer] = min(fair, num_prefix)
        left -= rows[layer]
    return tuple(min(num_prefix, _whole_chunks(each)) for each in rows)


def _whole_chunks(num_rows: float) -> int:
    return max(1, math.ceil(num_rows / CHUNK_TOKENS - 1e-9)) * CHUNK_TOKENS
