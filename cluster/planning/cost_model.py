"""Costs of a worker, a link and a store: few coefficients, fitted to measurements, that everything else is made from.

One layer of a worker with T own tokens after V visible rows (stored rows that it attends to, rows of predecessors):

    max(floor, layer + token · T + pair · T · (V + diagonal · T))

`token` is projections and MLP, `pair` one query row against one key row in all heads. A causal kernel computes half of
the own square (diagonal 0.5), a dense one masks the other half after computing it (1.0, as in the paper's eager
attention, figure 2). Below `floor` a device waits for its host to launch kernels.

Times are seconds, of a worker whose neighbours compute too; numpy arrays broadcast.
"""

import math
from dataclasses import dataclass, field, fields
from typing import Any

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]
FloatLike = Floats | float


def _check(model: object, *, positive: tuple[str, ...] = ()) -> None:
    """Raises ValueError on a coefficient that no machine has."""
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
    """Computing one layer. Raises ValueError on coefficients that no machine has."""

    token_s: float
    pair_s: float
    layer_s: float = 0.0
    #: The share of the own square that the attention kernel computes.
    diagonal: float = 0.5
    floor_s: float = 0.0
    #: The share of `layer_s` and `token_s` that is over when the layer's K and V are there to be sent.
    kv_share: float = 0.2

    def __post_init__(self) -> None:
        _check(self)
        if self.token_s == self.pair_s == self.layer_s == self.floor_s == 0:
            raise ValueError("a layer that costs nothing cannot be planned for")
        if not 0 <= self.kv_share <= 1 or not 0 <= self.diagonal <= 1:
            raise ValueError("kv_share and diagonal are shares, from 0 to 1")

    def whole_s(self, own: FloatLike, visible: FloatLike) -> Floats:
        """Seconds of the whole layer for `own` tokens after `visible` rows."""
        work_s = self.layer_s + self.token_s * own + self.pair_s * own * (visible + self.diagonal * own)
        return np.maximum(self.floor_s, work_s)

    def until_kv_s(self, own: FloatLike) -> Floats:
        """Seconds until the layer's K and V of the own tokens are computed: norm, projections, rotation."""
        return np.asarray(self.kv_share * (self.layer_s + self.token_s * own))


@dataclass(frozen=True, slots=True, kw_only=True)
class LinkCost:
    """One message from a worker to the next. `bytes_per_s` may be infinite."""

    latency_s: float = 0.0
    bytes_per_s: float = math.inf

    def __post_init__(self) -> None:
        if not (math.isfinite(self.latency_s) and self.latency_s >= 0) or not self.bytes_per_s > 0:
            raise ValueError("a link needs a latency of at least 0 and a bandwidth above 0")

    def busy_s(self, num_bytes: FloatLike) -> Floats:
        """How long the message keeps the link from the next one."""
        return np.asarray(num_bytes / self.bytes_per_s)


@dataclass(frozen=True, slots=True, kw_only=True)
class LoadCost(LinkCost):
    """Stored KV into a worker: `latency_s` until a load's first byte, then all layers one after the other."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CostKey:
    """Validity of coefficients and partitions; any difference means other figures."""

    #: Layers, heads and widths, not weights: those do not change a time.
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
    #: K and V of one token in one layer.
    row_bytes: int
    layer: LayerCost
    link: LinkCost = field(default_factory=LinkCost)
    load: LoadCost = field(default_factory=LoadCost)
    #: Once a request, on the last worker: embedding, the head's logits, control.
    request_s: float = 0.0
    #: By how much computing takes longer when that many workers compute at once: [0] for one, which is 1. Chains that
    #: are longer than this take the last entry.
    crowding: tuple[float, ...] = (1.0,)
    #: Of the layers that see only so many rows, how many: a fact of the model, and in no file.
    windows: tuple[int, ...] = ()
    #: `row_bytes` as stores keep them; 0: as they are computed. Of rows of which all are attended to, exactly, and of
    #: those that are chosen. A fact of the stores, and in no file.
    kept_row_bytes: int = 0
    chosen_row_bytes: int = 0

    def __post_init__(self) -> None:
        _check(self, positive=("num_layers", "row_bytes"))
        if not self.crowding or any(not math.isfinite(each) or each <= 0 for each in self.crowding):
            raise ValueError("crowding needs one positive factor for each number of workers")

    def crowding_of(self, num_workers: npt.NDArray[np.int64] | int) -> Floats:
        """The factor for chains of so many workers."""
        factors: Floats = np.asarray(self.crowding, dtype=np.float64)
        return np.asarray(factors[np.minimum(num_workers, len(factors)) - 1])

    def stored_row_bytes(self, attended: int | None = None) -> int:
        """K and V of one token in one layer as they are loaded; `attended`: rows that count, None for all, exactly."""
        return (self.kept_row_bytes if attended is None else self.chosen_row_bytes) or self.row_bytes

    def rows_loaded(self, stored: Floats, attended: int | None) -> Floats:
        """Rows of a layer that are read of so many stored ones, on average over windows; `attended`: None for all."""
        everywhere = stored if attended is None else np.minimum(stored, attended)
        shown = sum(np.minimum(stored, window - 1) for window in self.windows)
        return np.asarray((shown + (self.num_layers - len(self.windows)) * everywhere) / self.num_layers)


def as_plain(model: CostModel) -> dict[str, Any]:
    """For JSON: an infinite bandwidth is null."""

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
    """The inverse of `as_plain`. Raises ValueError when something is missing, unknown or impossible."""

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
