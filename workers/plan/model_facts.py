"""Facts of a model for planner, store and ingress, which have neither the model nor torch."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from kvstore import KVShape, StoreConfig, StoreIdentity
from workers.plan.config import Shard
from workers.plan.loss_curve import LossCurve
from workers.plan.partition import RowCost


@dataclass(frozen=True, slots=True, kw_only=True)
class ModelFacts:
    """The facts of one loaded model."""

    name: str
    architecture: str
    #: xxh3-128 over weights and configuration: equal fingerprints mean interchangeable KV
    #: (`workers/model/fingerprint.py`).
    fingerprint: str
    kv: KVShape
    #: Number of query heads; several share a KV head in grouped-query attention.
    num_heads: int
    vocab_size: int
    #: Number of positions that the model was trained for: prompt and generated tokens together.
    max_positions: int
    #: Sliding window of each layer: number of rows that a query sees, its own included; None without a window.
    windows: tuple[int | None, ...]
    eos_token_ids: tuple[int, ...]
    row_cost: RowCost
    #: Measured shares of a budget by layer, with mean 1; None for even shares.
    layer_shares: tuple[float, ...] | None = None
    #: Measured shares by layer and KV head; None where these were not measured.
    head_shares: tuple[tuple[float, ...], ...] | None = None
    #: Measured losses by budget; None where they were not measured.
    loss_curve: LossCurve | None = None
    #: Parts of the fingerprint, by name; and the fingerprint of this model in stores of earlier releases. See
    #: `Fingerprint`.
    fingerprint_parts: tuple[tuple[str, str], ...] = field(default=(), compare=False)
    former_fingerprint: str = field(default="", compare=False)
    #: Remarks for the user on how the model was loaded, one line each.
    remarks: tuple[str, ...] = field(default=(), compare=False)

    def kv_by(self, row_codec: str) -> KVShape:
        """Shape of rows under a codec; empty: rows as computed. Raises ValueError for a codec that is unknown or does
        not fit the model.
        """
        return replace(self.kv, dtype=row_codec) if row_codec else self.kv

    def store_identity(self, store: StoreConfig) -> StoreIdentity:
        """Identity of a store with this configuration for this model's KV.

        Coded rows lie in compact records: with a page for each header, headers would be a third of the bytes read.
        Raises ValueError for a codec or layout that is unknown or does not fit the model, and for `keep_exact_rows`
        without a codec.
        """
        if store.keep_exact_rows and not store.row_codec:
            raise ValueError("keep_exact_rows is for stores with coded rows: set row_codec, or use a preset with bits")
        layout, shape, computed_in = store.layout, self.kv, ""
        if store.row_codec and store.keep_exact_rows:
            layout = replace(layout, coded_rows=store.row_codec, header="compact")
        elif store.row_codec:
            shape, layout = self.kv_by(store.row_codec), replace(layout, header="compact")
            computed_in = self.kv.dtype
        layout.records(shape)  # raises ValueError for a layout that does not fit the model's heads
        return StoreIdentity(
            model_fingerprint=self.fingerprint,
            shape=shape,
            layout=layout,
            computed_in=computed_in,
            model_parts=(("fingerprint", self.fingerprint), *self.fingerprint_parts),
            former_fingerprint=self.former_fingerprint,
        )

    def of_whole(self, num_shards: int) -> "ModelFacts":
        """Facts of the whole model, from those of the first of `num_shards` shards: heads and fingerprint, but not the
        cost of rows.
        """
        if num_shards == 1:
            return self
        return replace(
            self,
            fingerprint=self.fingerprint.removesuffix(Shard(0, num_shards).suffix),
            kv=replace(self.kv, num_kv_heads=num_shards * self.kv.num_kv_heads),
            num_heads=num_shards * self.num_heads,
        )

    @property
    def is_rotary(self) -> bool:
        """Whether keys are rotated to their positions (RoPE); else embeddings carry positions (OPT)."""
        return self.architecture != "opt"

    @property
    def window(self) -> int | None:
        """The widest window of the layers; None when no layer has one."""
        return max((window for window in self.windows if window is not None), default=None)

    def first_rows_seen(self, position: int) -> list[int]:
        """The first row, by layer, that queries from a position of the prompt on see."""
        return [0 if window is None else max(0, position - window + 1) for window in self.windows]

    def check_prompt(self, token_ids: Sequence[int], max_new_tokens: int) -> None:
        """Raise ValueError, in one line that says what to change, when the model cannot take the request."""
        if not token_ids:
            raise ValueError("the prompt is empty")
        if max_new_tokens < 1:
            raise ValueError(f"max_new_tokens must be at least 1, not {max_new_tokens}")
        self._check_positions(len(token_ids), max_new_tokens)
        self._check_tokens(token_ids)

    def check_continuations(self, num_prompt: int, continuations: Sequence[Sequence[int]]) -> None:
        """Raise ValueError, in one line, when a continuation cannot be scored after a prompt of `num_prompt` tokens."""
        if not all(continuations):
            raise ValueError("a continuation is empty")
        for token_ids in continuations:
            self._check_positions(num_prompt, len(token_ids))
            self._check_tokens(token_ids)

    def _check_tokens(self, token_ids: Sequence[int]) -> None:
        lowest, highest = min(token_ids), max(token_ids)  # in C: a loop over a million ids takes ten times as long
        if lowest < 0 or highest >= self.vocab_size:
            outside = lowest if lowest < 0 else highest
            raise ValueError(f"token id {outside} is outside the vocabulary of {self.vocab_size}")

    def _check_positions(self, num_prompt: int, num_new: int) -> None:
        # The last new token is never fed back, so it needs no position.
        if num_prompt + num_new - 1 > self.max_positions:
            raise ValueError(
                f"{num_prompt} prompt tokens and {num_new} new ones exceed the model's {self.max_positions} positions"
            )
