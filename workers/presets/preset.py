"""Presets: the systems of the papers, and ours, as combinations of small strategies.

select (`workers/selection`) · layout and cache policy (`kvstore`) · prefetch (`workers/prefetch`). A preset keeps its
own layout: on a shared one the others would be strawmen. What a preset attends to decides its provenance: rows that
were computed over a selection are never stored as exact.

To add a method: one file in `selection` or `prefetch`, one entry in `PRESETS`. A strategy is named, and imported by
the worker that uses it: a process that plans and looks up needs no torch.
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
#: Of the prefix: the budget from which on retrieval heads have budgets of their own. Below, the header pages of their
#: records are too much of what is read.
HEADS_FROM_SHARE = 0.1
#: A store's policy and layout where its configuration sets neither.
_UNSET = StoreConfig(directory="unset")


@dataclass(frozen=True, slots=True, kw_only=True)
class Preset:
    """One system: what it stores, what it chooses, what it reads ahead, what it keeps in memory."""

    name: str
    #: What it is, for `--help` and tables.
    summary: str
    #: How its store is laid out; None: as configured, and the configuration's defaults are AttentionStore's.
    layout: Callable[[ModelFacts], Layout] | None = None
    #: Policy of the memory tiers, see `kvstore/policies`; None likewise.
    policy: str | None = None
    #: Makes the selector of one request; None: the whole prefix is loaded, and the result is exact.
    selector: "Callable[[], Selector] | None" = None
    prefetch: "Callable[[], PrefetchStrategy]" = NEXT_EVIDENCE
    #: Whether layers get the shares of a budget that were measured for the model (`ModelFacts.layer_shares`).
    has_layer_shares: bool = False
    #: Whether a request that waits for its turn has what it will probably want brought to the device tier. On a
    #: processor, where both tiers are the same memory, that costs time (`docs/decisions/0024`).
    has_lookahead: bool = False
    #: So many layers ahead a worker of a chain tells its successor what it has chosen; 0 for no hints.
    hint_layers: int = 0
    #: Makes selector and prefetch strategy in one of the rows that mattered to earlier requests, int32 [layers, rows],
    #: where the store has a record of them; None: there is no such choice.
    recorded: Callable[[Any], Any] | None = None
    #: Whether stored KV is used at all.
    uses_store: bool = True
    #: The codec and its bits by which its store keeps rows; empty: as they are computed.
    row_codec: str = ""
    #: Whether its store keeps them as they are computed, too, for exact requests.
    keep_exact_rows: bool = False

    @property
    def is_static(self) -> bool:
        """Whether rows that mattered to earlier requests are attended to."""
        return self.recorded is not None

    def with_policy(self, store: StoreConfig) -> StoreConfig:
        """The store's configuration with this preset's policy. Raises ValueError when it names another one."""
        if self.policy is None:
            return store
        if store.policy not in (_UNSET.policy, self.policy):
            raise ValueError(f"preset {self.name} keeps records by {self.policy}; leave the store's policy unset")
        return replace(store, policy=self.policy)

    def with_layout(self, store: StoreConfig, facts: ModelFacts) -> StoreConfig:
        """The store's configuration with this preset's layout and codec. Raises ValueError when it sets another one."""
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
        """The budget of a request that gives one, or says what it may lose; None for an exact request.

        `row_codec`: of the stored rows; empty where they are as computed. Raises ValueError for a request that gives
        both, and LossNotMeasured where what the preset loses over such rows is not known.
        """
        if max_loss is None:
            return kv_budget
        if kv_budget is not None:
            raise ValueError("a request gives kv_budget or max_loss, not both")
        curve = facts.loss_curve if max_loss is not MaxLoss.NONE else None
        if curve is not None and curve.fingerprint not in (facts.fingerprint, facts.former_fingerprint):
            raise LossNotMeasured(f"the losses beside this model are of other weights; {WHAT_TO_DO}")
        return self.budget_by(curve, max_loss, row_codec)

    def budget_by(self, curve: LossCurve | None, max_loss: MaxLoss, row_codec: str) -> float | None:
        """The budget that keeps to a loss by a model's curve; None for an exact request. See `budget_of`."""
        if max_loss is MaxLoss.NONE:
            return None
        if curve is None:
            raise LossNotMeasured(f"what this model loses was not measured; {WHAT_TO_DO}")
        selects = self.selector is not None
        if selects and curve.preset != self.name_as_computed:
            raise LossNotMeasured(f"losses were measured under preset {curve.preset}, not {self.name}; {WHAT_TO_DO}")
        # All rows are the same rows under every preset.
        return curve.budget(max_loss, row_codec, least=0.0 if selects else 1.0)

    @property
    def name_as_computed(self) -> str:
        """Of the preset that chooses alike and keeps rows as they are computed alone."""
        base, _, text = self.name.partition("?")
        others = [given for given in text.split("&") if given and not given.startswith(("bits=", "exact="))]
        return "?".join((base, "&".join(others))) if others else base

    def select(self, num_prefix: int, kv_budget: float | None, facts: ModelFacts) -> SelectionPlan | None:
        """What a request with this budget attends to; None for all. See `Engine.generate` for the parameters.

        Raises ValueError as `check_budget`.
        """
        self.check_budget(kv_budget, facts)
        if kv_budget is None or self.selector is None:
            return None
        share_rows = num_prefix * kv_budget if kv_budget <= 1 else kv_budget
        num_rows = max(1, min(num_prefix, round(share_rows)))
        layer_rows, retrieval_rows = self._budgets(num_rows, num_prefix, facts)
        return SelectionPlan(preset=self.name, num_rows=num_rows, layer_rows=layer_rows, retrieval_rows=retrieval_rows)

    def _budgets(self, num_rows: int, num_prefix: int, facts: ModelFacts) -> HeadRows:
        """By layer, for all its heads and for retrieval heads; empty where they are all alike."""
        if not (self.has_layer_shares and facts.layer_shares is not None and num_prefix):
            return HeadRows((), ())
        layout = self.layout(facts) if self.layout is not None else Layout()
        if layout.retrieval_heads and facts.head_shares is not None and num_rows >= HEADS_FROM_SHARE * num_prefix:
            return rows_of_heads(num_rows, num_prefix, facts.head_shares, layout.layers_per_record)
        # Layers with a window have that, whatever the budget, which is the mean of the others.
        shares = [share for share, window in zip(facts.layer_shares, facts.windows, strict=True) if window is None]
        rows = iter(rows_of_layers(num_rows, num_prefix, shares, layout.layers_per_record))
        return HeadRows(tuple(next(rows) if window is None else num_rows for window in facts.windows), ())

    def check_budget(self, kv_budget: float | None, facts: ModelFacts) -> None:
        """Raises ValueError for a budget that is no budget, and for a model or preset that cannot select."""
        if kv_budget is None:
            return
        if not (isfinite(kv_budget) and kv_budget > 0):
            raise ValueError(f"kv_budget must be a share up to 1 or a number of tokens, not {kv_budget}")
        if self.selector is None and kv_budget == 1:
            return  # all rows, which may be coded ones
        if self.selector is None:
            raise ValueError(f"preset {self.name} loads everything; a kv_budget needs another one")
        if facts.architecture == "falcon":
            raise ValueError("Falcon has an attention of its own: only exact requests are served, without kv_budget")


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
        # Nor is it known there which layers judge what matters.
        reorder="tokens" if facts.window is None else "none",
    )


_ALL = (
    Preset(
        name="recompute",
        summary="compute every prompt anew",
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
