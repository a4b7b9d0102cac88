"""Cost model of a worker, a link and a store: a few coefficients, fitted to measurements, from which times are
predicted.

One layer of a worker with T own tokens after V visible rows (stored rows that it attends to, rows of predecessors):

    max(floor, layer + token · T + pair · T · (V + diagonal · T))

`token` is for projections and MLP, `pair` for one query row and one key row in all heads. A causal kernel computes half
of the square of own tokens (diagonal 0.5), a dense one computes all of it and masks half (1.0, as in the paper's eager
attention, figure 2). Below `floor`, a device waits for its host to launch kernels.

Times are seconds of a worker whose neighbours compute as well; numpy arrays broadcast.
"""

import math
from dataclasses import dataclass, field, fields
from typing import Any

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]
FloatLike = Floats | float


def _check(model: object, *, positive: tuple[str, ...] = ()) -> None:
    """Raises ValueError for an impossible coefficient."""
    for each in fields(model):  # type: ignore[arg-type]
        value = getattr(model, each.name)
        if value is None or isinstance(value, str | bool):
            raise ValueError(f"{each.name} must be a number, not {value!r}")
        if isinstance(value, int | float) and not (math.isfinite(value) and value >= 0):
            raise ValueError(f"{each.name} must be finite and not negative, not {value}")
    for name in positive:
        if getattr(model, name) <= 0:
            raise ValueError(f"{name} must be positive, not {getattr(model, name)}")


@dataclass(frozen=True, slots=True, kw_only=True)
class LayerCost:
    """Cost of computing one layer. Raises ValueError for impossible coefficients."""

    token_s: float
    pair_s: float
    layer_s: float = 0.0
    #: Share of the square of own tokens that the attention kernel computes.
    diagonal: float = 0.5
    floor_s: float = 0.0
    #: Share of `layer_s` and `token_s` until the layer's K and V can be sent.
    kv_share: float = 0.2

    def __post_init__(self) -> None:
        _check(self)
        if self.token_s == self.pair_s == self.layer_s == self.floor_s == 0:
            raise ValueError("one of token_s, pair_s, layer_s and floor_s must be positive")
        if not 0 <= self.kv_share <= 1 or not 0 <= self.diagonal <= 1:
            raise ValueError("kv_share and diagonal must be shares from 0 to 1")

    def whole_s(self, own: FloatLike, visible: FloatLike) -> Floats:
        """Seconds of the whole layer for `own` tokens after `visible` rows."""
        work_s = self.layer_s + self.token_s * own + self.pair_s * own * (visible + self.diagonal * own)
        return np.maximum(self.floor_s, work_s)

    def until_kv_s(self, own: FloatLike) -> Floats:
        """Seconds until the layer's K and V of the own tokens are computed: norm, projections, rotation."""
        return np.asarray(self.kv_share * (self.layer_s + self.token_s * own))


@dataclass(frozen=True, slots=True, kw_only=True)
class LinkCost:
    """Cost of a message from a worker to the next. `bytes_per_s` may be infinite."""

    latency_s: float = 0.0
    bytes_per_s: float = math.inf

    def __post_init__(self) -> None:
        if not (math.isfinite(self.latency_s) and self.latency_s >= 0) or not self.bytes_per_s > 0:
            raise ValueError("a link needs a latency of at least 0 and a bandwidth above 0")

    def busy_s(self, num_bytes: FloatLike) -> Floats:
        """Seconds for which the message keeps the link busy."""
        return np.asarray(num_bytes / self.bytes_per_s)


@dataclass(frozen=True, slots=True, kw_only=True)
class LoadCost(LinkCost):
    """Cost of loading stored KV into a worker: `latency_s` until the first byte, then layers one after the other."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CostKey:
    """Model and machine for which coefficients and partitions are valid; no field may differ."""

    #: Layers, heads and widths. Weights do not matter, because they do not change times.
    model: str
    device: str
    threads: int
    dtype: str

    def differences(self, other: "CostKey") -> list[str]:
        """One phrase for each field that differs, for error messages."""
        pairs = ((each.name, getattr(self, each.name), getattr(other, each.name)) for each in fields(self))
        return [f"{name} {mine!r}, not {theirs!r}" for name, mine, theirs in pairs if mine != theirs]


@dataclass(frozen=True, slots=True, kw_only=True)
class CostModel:
    """All coefficients of one machine and model."""

    key: CostKey
    num_layers: int
    #: Bytes of K and V of one token in one layer.
    row_bytes: int
    layer: LayerCost
    link: LinkCost = field(default_factory=LinkCost)
    load: LoadCost = field(default_factory=LoadCost)
    #: Seconds once per request on the last worker: embedding, logits, control.
    request_s: float = 0.0
    #: Factors on computing when several workers compute at once: [0] for one worker, which is 1. Longer chains use the
    #: last entry.
    crowding: tuple[float, ...] = (1.0,)
    #: Number of visible rows of each layer with a sliding window. A fact of the model, not written to files.
    windows: tuple[int, ...] = ()
    #: Bytes of stored K and V of one token in one layer, for exact requests and for requests that choose rows; 0:
    #: `row_bytes`. A fact of the stores, not written to files.
    kept_row_bytes: int = 0
    chosen_row_bytes: int = 0

    def __post_init__(self) -> None:
        _check(self, positive=("num_layers", "row_bytes"))
        if not self.crowding or any(not math.isfinite(each) or each <= 0 for each in self.crowding):
            raise ValueError("crowding needs one positive factor for each number of workers")

    def crowding_of(self, num_workers: npt.NDArray[np.int64] | int) -> Floats:
        """Factor on computing for chains of `num_workers`."""
        factors: Floats = np.asarray(self.crowding, dtype=np.float64)
        return np.asarray(factors[np.minimum(num_workers, len(factors)) - 1])

    def stored_row_bytes(self, attended: int | None = None) -> int:
        """Bytes of K and V of one token in one layer as loaded; `attended`: rows attended to, None for all (exact)."""
        return (self.kept_row_bytes if attended is None else self.chosen_row_bytes) or self.row_bytes

    def rows_loaded(self, stored: Floats, attended: int | None) -> Floats:
        """Rows that a layer loads of `stored` ones, on average over layers. `attended`: None for all rows."""
        everywhere = stored if attended is None else np.minimum(stored, attended)
        shown = sum(np.minimum(stored, window - 1) for window in self.windows)
        return np.asarray((shown + (self.num_layers - len(self.windows)) * everywhere) / self.num_layers)


def as_plain(model: CostModel) -> dict[str, Any]:
    """Convert for JSON, where an infinite bandwidth is null."""

    def plain(value: Any) -> Any:
        if hasattr(value, "__dataclass_fields__"):
            return {each.name: plain(getattr(value, each.name)) for each in fields(value)}
        if isinstance(value, float) and math.isinf(value):
            return None
        return list(value) if isinstance(value, tuple) else value

    content: dict[str, Any] = plain(model)
    for fact in ("windows", "kept_row_bytes", "chosen_row_bytes"):
        del content[fact]
    return content


def from_plain(content: dict[str, Any]) -> CostModel:
    """Inverse of `as_plain`. Raises ValueError when a field is missing, unknown or impossible."""

    def link(kind: type[LinkCost], values: dict[str, Any]) -> Any:
        bandwidth = values["bytes_per_s"]
        return kind(latency_s=values["latency_s"], bytes_per_s=math.inf if bandwidth is None else bandwidth)

    try:
        return CostModel(
            **{
                **content,
                "key": CostKey(**content["key"]),
                "layer": LayerCost(**content["layer"]),
                "link": link(LinkCost, content["link"]),
                "load": link(LoadCost, content["load"]),
                "crowding": tuple(content["crowding"]),
            }
        )
    except (KeyError, TypeError) as error:
        raise ValueError(f"not a cost model: {error}") from error
