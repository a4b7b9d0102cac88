"""Presets: the systems of the papers, and ours, as combinations of small strategies.

A preset combines a selector (`workers/selection`), a layout and a cache policy (`kvstore`), and a prefetch strategy
(`workers/prefetch`). Each has a layout of its own: on a shared layout the other systems would be strawmen. The rows
that a request attends to decide the provenance of its KV: what is computed over a selection is never stored as exact.

To add a method: one file in `selection` or `prefetch`, one entry in `PRESETS`. A preset names its strategies, and the
worker that uses them imports them: a process that only plans and looks up needs no torch.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import isfinite
from typing import TYPE_CHECKING, Any

from kvstore import Layout, StoreConfig
from workers.plan.loss_curve import WHAT_TO_DO, LossCurve, LossNotMeasured, MaxLoss
from workers.plan.model_facts import ModelFacts
from workers.plan.worker_plan import SelectionPlan
from workers.presets.strategy import Strategy
from workers.selection.layer_shares import HeadRows, retrieval_heads, rows_of_heads, rows_of_layers
from workers.selection.sizes import LOOKAHEAD_LAYERS, NUM_FINE_MEANS, NUM_MEANS, num_probe_kv_heads

if TYPE_CHECKING:
    from workers.prefetch.strategy import PrefetchStrategy
    from workers.selection.rows import Selector

H2O = Strategy("workers.selection.h2o:H2O")
IMPRESS = Strategy("workers.selection.impress:Impress")
CONTIGUOUS_CHUNKS = Strategy("workers.selection.contiguous:ContiguousChunks")
SKETCHED_CHUNKS = Strategy("workers.selection.sketched:SketchedChunks")
NEXT_EVIDENCE = Strategy("workers.prefetch.next_layer:NextEvidencePrefetch")
NEXT_LAYER = Strategy("workers.prefetch.next_layer:NextLayerPrefetch")
PERIODS = Strategy("workers.prefetch.periods:PeriodPrefetch")
CARRIED_ROWS = Strategy("workers.prefetch.carried:CarriedRowsPrefetch")
#: Least budget, as a share of the prefix, at which retrieval heads have budgets of their own. At smaller ones, the
#: header pages of their records are too large a part of the bytes read.
HEADS_FROM_SHARE = 0.1
#: Default policy and layout of a store, for comparison with a configured one.
_UNSET = StoreConfig(directory="unset")


@dataclass(frozen=True, slots=True, kw_only=True)
class Preset:
    """One system: its layout, selector, prefetch strategy and cache policy."""

    name: str
    #: One line for `--help` and tables.
    summary: str
    #: Layout of its store; None: as configured, where the defaults are AttentionStore's.
    layout: Callable[[ModelFacts], Layout] | None = None
    #: Policy of the memory tiers, see `kvstore/policies`; None: as configured.
    policy: str | None = None
    #: Makes the selector of one request; None: the whole prefix is loaded, and the result is exact.
    selector: "Callable[[], Selector] | None" = None
    prefetch: "Callable[[], PrefetchStrategy]" = NEXT_EVIDENCE
    #: Whether a budget is shared out over layers as measured for the model (`ModelFacts.layer_shares`).
    has_layer_shares: bool = False
    #: Whether rows that a request will probably choose go to the device tier while it waits for its turn. On a CPU,
    #: where both tiers are the same memory, that costs time (`docs/decisions/0024`).
    has_lookahead: bool = False
    #: Number of layers for which a worker of a chain hints its choice to its successor; 0 for no hints.
    hint_layers: int = 0
    #: Makes an object that is both selector and prefetch strategy, from rows that mattered to earlier requests, int32
    #: [layers, rows], if the store has a record of them; None: the preset does not use such records.
    recorded: Callable[[Any], Any] | None = None
    #: Whether stored KV is used at all.
    uses_store: bool = True
    #: Codec of the rows in its store, with the bits; empty: rows are kept as computed.
    row_codec: str = ""
    #: Whether its store also keeps rows as computed, for exact requests.
    keep_exact_rows: bool = False

    @property
    def is_static(self) -> bool:
        """Whether requests attend to the rows that mattered to earlier requests."""
        return self.recorded is not None

    def with_policy(self, store: StoreConfig) -> StoreConfig:
        """The store's configuration with this preset's policy. Raises ValueError when it sets another policy."""
        if self.policy is None:
            return store
        if store.policy not in (_UNSET.policy, self.policy):
            raise ValueError(f"preset {self.name} keeps records by {self.policy}; leave the store's policy unset")
        return replace(store, policy=self.policy)

    def with_layout(self, store: StoreConfig, facts: ModelFacts) -> StoreConfig:
        """The store's configuration with this preset's layout and codec. Raises ValueError when it sets others."""
        if self.row_codec:
            if store.row_codec not in ("", self.row_codec):
                raise ValueError(f"preset {self.name} keeps rows by {self.row_codec}; leave the store's codec unset")
            keep_exact = self.keep_exact_rows or store.keep_exact_rows
            store = replace(store, row_codec=self.row_codec, keep_exact_rows=keep_exact)
        if self.layout is None:
            return store
        layout = self.layout(facts)
        if store.layout not in (_UNSET.layout, layout):
            raise ValueError(f"preset {self.name} has a layout of its own; leave the store's layout unset")
        return replace(store, layout=layout)

    def budget_of(
        self, kv_budget: float | None, max_loss: MaxLoss | None, facts: ModelFacts, row_codec: str
    ) -> float | None:
        """The budget of a request that gives a budget or the loss that it accepts; None for an exact request.

        `row_codec`: codec of the stored rows; empty for rows as computed. Raises ValueError for a request that gives
        both, and LossNotMeasured where the preset's loss over such rows is not known.
        """
        if max_loss is None:
            return kv_budget
        if kv_budget is not None:
            raise ValueError("a request gives kv_budget or max_loss, not both")
        curve = facts.loss_curve if max_loss is not MaxLoss.NONE else None
        if curve is not None and curve.fingerprint not in (facts.fingerprint, facts.former_fingerprint):
            raise LossNotMeasured(f"the losses in this model's directory belong to other weights; {WHAT_TO_DO}")
        return self.budget_by(curve, max_loss, row_codec)

    def budget_by(self, curve: LossCurve | None, max_loss: MaxLoss, row_codec: str) -> float | None:
        """The budget that keeps to a loss according to a model's curve; None for an exact request. See `budget_of`."""
        if max_loss is MaxLoss.NONE:
            return None
        if curve is None:
            raise LossNotMeasured(f"this model's loss was not measured; {WHAT_TO_DO}")
        selects = self.selector is not None
        if selects and curve.preset != self.name_as_computed:
            raise LossNotMeasured(f"losses were measured under preset {curve.preset}, not {self.name}; {WHAT_TO_DO}")
        # A preset without a selector attends to all rows, as every preset does at budget 1.
        return curve.budget(max_loss, row_codec, least=0.0 if selects else 1.0)

    @property
    def name_as_computed(self) -> str:
        """Name of the preset that chooses the same rows and keeps them only as computed."""
        base, _, text = self.name.partition("?")
        others = [given for given in text.split("&") if given and not given.startswith(("bits=", "exact="))]
        return "?".join((base, "&".join(others))) if others else base

    def select(self, num_prefix: int, kv_budget: float | None, facts: ModelFacts) -> SelectionPlan | None:
        """How much of the prefix a request with this budget attends to; None for all. `kv_budget`: see
        `Engine.generate`. Raises ValueError as `check_budget` does.
        """
        self.check_budget(kv_budget, facts)
        if kv_budget is None or self.selector is None:
            return None
        share_rows = num_prefix * kv_budget if kv_budget <= 1 else kv_budget
        num_rows = max(1, min(num_prefix, round(share_rows)))
        layer_rows, retrieval_rows = self._budgets(num_rows, num_prefix, facts)
        return SelectionPlan(preset=self.name, num_rows=num_rows, layer_rows=layer_rows, retrieval_rows=retrieval_rows)

    def _budgets(self, num_rows: int, num_prefix: int, facts: ModelFacts) -> HeadRows:
        """Rows by layer, for all heads and for retrieval heads; empty where all layers, or all heads, have the same."""
        if not (self.has_layer_shares and facts.layer_shares is not None and num_prefix):
            return HeadRows((), ())
        layout = self.layout(facts) if self.layout is not None else Layout()
        if layout.retrieval_heads and facts.head_shares is not None and num_rows >= HEADS_FROM_SHARE * num_prefix:
            return rows_of_heads(num_rows, num_prefix, facts.head_shares, layout.layers_per_record)
        # A layer with a window attends to it, whatever the budget: that is the mean over the other layers.
        shares = [share for share, window in zip(facts.layer_shares, facts.windows, strict=True) if window is None]
        rows = iter(rows_of_layers(num_rows, num_prefix, shares, layout.layers_per_record))
        return HeadRows(tuple(next(rows) if window is None else num_rows for window in facts.windows), ())

    def check_budget(self, kv_budget: float | None, facts: ModelFacts) -> None:
        """Raise ValueError for an invalid budget, and for a model or preset that cannot select."""
        if kv_budget is None:
            return
        if not (isfinite(kv_budget) and kv_budget > 0):
            raise ValueError(f"kv_budget must be a share up to 1 or a number of tokens, not {kv_budget}")
        if self.selector is None and kv_budget == 1:
            return  # all rows, which may be coded
        if self.selector is None:
            raise ValueError(f"preset {self.name} loads everything; a kv_budget needs another preset")
        if facts.architecture == "falcon":
            raise ValueError("Falcon has its own attention, so it serves exact requests only: leave kv_budget out")


def _apart(facts: ModelFacts) -> Layout:
    return Layout(tokens_per_record=64, planes="apart")


def _impress(facts: ModelFacts) -> Layout:
    probe_heads = num_probe_kv_heads(facts.num_heads // facts.kv.num_kv_heads)
    return Layout(tokens_per_record=64, planes="apart", probe_heads=probe_heads, reorder="tokens")


def _contiguous(facts: ModelFacts) -> Layout:
    return Layout(tokens_per_record=16, probe_heads=num_probe_kv_heads(facts.num_heads // facts.kv.num_kv_heads))


def _runahead(facts: ModelFacts) -> Layout:
    # Where windows limit what layers see, few layers choose, and each needs a sketch of its own.
    layers_per_record = LOOKAHEAD_LAYERS if facts.window is None else 1
    return Layout(
        tokens_per_record=64,
        layers_per_record=layers_per_record,
        sketch=NUM_MEANS,
        fine_sketch=NUM_FINE_MEANS,
        kv_records=4,
        retrieval_heads=retrieval_heads(facts.head_shares),
        # With windows, it is also unknown which layers judge best which tokens matter.
        reorder="tokens" if facts.window is None else "none",
    )


_ALL = (
    Preset(
        name="recompute",
        summary="compute every prompt from scratch",
        uses_store=False,
    ),
    Preset(
        name="attentionstore",
        summary="load all of the stored prefix, layer by layer (AttentionStore); exact",
    ),
    Preset(
        name="h2o-lru",
        summary="all keys, the values that matter, per head (AS+H2O+LRU)",
        layout=_apart,
        policy="lru",
        selector=H2O,
    ),
    Preset(
        name="h2o-lfu",
        summary="all keys, the values that matter, per head (AS+H2O+LFU)",
        layout=_apart,
        policy="lfu",
        selector=H2O,
    ),
    Preset(
        name="impress",
        summary="three probe heads vote, rows reordered by importance (IMPRESS)",
        layout=_impress,
        policy="impress",
        selector=IMPRESS,
    ),
    Preset(
        name="spec",
        summary="IMPRESS, and each layer's rows read ahead for the next layer (SPEC)",
        layout=_impress,
        policy="impress",
        selector=IMPRESS,
        prefetch=NEXT_LAYER,
    ),
    Preset(
        name="contiguous",
        summary="chunks of 16 tokens, one set per period of layers, read ahead (ContiguousKV)",
        layout=_contiguous,
        policy="contiguous",
        selector=CONTIGUOUS_CHUNKS,
        prefetch=PERIODS,
    ),
    Preset(
        name="runahead",
        summary="chunks of 16 tokens, ranked by the last queries in a sketch of the keys (ours)",
        layout=_runahead,
        policy="lfu",
        selector=SKETCHED_CHUNKS,
        prefetch=CARRIED_ROWS,
        has_layer_shares=True,
    ),
)

PRESETS = {preset.name: preset for preset in _ALL}
