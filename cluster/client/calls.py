"""Calls of the service as values: the request, and the conversion of its responses. The clients make the calls."""

import secrets
import uuid
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Generic, Protocol, TypeVar, Unpack

import numpy as np
import numpy.typing as npt

from cluster.client.request_texts import sendable
from cluster.client.rows_on_wire import ReceivedRows
from cluster.client.values import (
    Completion,
    GenerateOptions,
    Handle,
    KvBlock,
    MaxLoss,
    Piece,
    Prefilled,
    PrefillOptions,
    Priority,
    PromptLike,
    PromptLogprobs,
    ReadOptions,
    Scored,
    StoredPrompt,
    Tier,
    Warmed,
    prompt_message,
    rows_checksum,
)
from cluster.errors import CallFailed
from protos.runahead.v1 import runahead_pb2 as pb

SHORT_CALL_S = 30.0
_TIERS: dict[Tier, pb.Tier] = {"disk": pb.TIER_DISK, "host": pb.TIER_HOST}
_MAX_LOSSES: dict[MaxLoss, pb.MaxLoss] = {
    "none": pb.MAX_LOSS_NONE,
    "small": pb.MAX_LOSS_SMALL,
    "any": pb.MAX_LOSS_ANY,
}
_PRIORITIES: dict[Priority, pb.Priority] = {"interactive": pb.PRIORITY_INTERACTIVE, "batch": pb.PRIORITY_BATCH}
#: numpy dtype of rows; bfloat16, which numpy lacks, as its bits.
NUMPY_DTYPES = {"float32": "<f4", "float16": "<f2", "bfloat16": "<u2"}
_FINISH_PREFIX = "FINISH_REASON_"

_T = TypeVar("_T")
_T_co = TypeVar("_T_co", covariant=True)
_Request = TypeVar("_Request", pb.PrefillRequest, pb.GenerateRequest)


@dataclass(frozen=True, slots=True)
class Unary(Generic[_T]):
    """A call with one request and one response."""

    method: str
    request: Any
    timeout_s: float | None
    result: Callable[[Any], _T]


class Stream(Protocol[_T_co]):
    """A call with one request and many responses, over any number of attempts."""

    method: str
    request: Any
    timeout_s: float | None
    #: Whether everything has arrived, so that the end of the connection does not matter.
    is_complete: bool

    def take(self, response: Any) -> _T_co | None:
        """New content of a message; None without any. Raises CallFailed for a message that contradicts earlier ones."""
        ...

    def may_begin_again(self) -> bool:
        """Whether to repeat the call after a lost connection; then the next message is the first of another attempt."""
        ...


@sendable
def question(
    method: str, make: Callable[[], Any], result: Callable[[Any], _T], timeout_s: float = SHORT_CALL_S
) -> Unary[_T]:
    """A call that is answered soon; `make` makes its request."""
    return Unary(method, make(), timeout_s, result)


def prefill(request: pb.PrefillRequest, timeout_s: float | None) -> Unary[pb.PrefillResponse]:
    return Unary("Prefill", _with_id(request), timeout_s, _as_it_is)


@sendable
def prefill_kv(
    prompt: PromptLike, lease_s: float, timeout_s: float | None, **options: Unpack[PrefillOptions]
) -> Unary[Prefilled]:
    request = pb.PrefillRequest(prompt=prompt_message(prompt), lease_s=lease_s, **_fields(options))
    return Unary("Prefill", _with_id(request), timeout_s, Prefilled.of)


@sendable
def score(
    prompt: PromptLike,
    continuations: Sequence[Sequence[int]],
    timeout_s: float | None,
    **options: Unpack[PrefillOptions],
) -> Unary[Scored]:
    wanted = [pb.TokenIds(ids=token_ids) for token_ids in continuations]
    request = pb.PrefillRequest(prompt=prompt_message(prompt), continuations=wanted, **_fields(options))

    def scored(response: pb.PrefillResponse) -> Scored:
        if len(response.scores) != len(wanted):
            message = "the service is of an earlier release, without continuations: upgrade the service"
            raise CallFailed("UNIMPLEMENTED", message)
        logprobs = tuple(tuple(each.logprobs) for each in response.scores)
        return Scored(request_id=response.request_id, logprobs=logprobs, stats=response.stats)

    return Unary("Prefill", _with_id(request), timeout_s, scored)


@sendable
def warm(prompt: PromptLike, tier: Tier, timeout_s: float | None) -> Unary[Warmed]:
    return Unary("Warm", pb.WarmRequest(prompt=prompt_message(prompt), tier=_TIERS[tier]), timeout_s, Warmed.of)


@sendable
def lookup(prompt: PromptLike, lease_s: float, timeout_s: float | None, provenance: str = "") -> Unary[StoredPrompt]:
    request = pb.LookupRequest(prompt=prompt_message(prompt), lease_s=lease_s, provenance=provenance)
    return Unary("Lookup", request, timeout_s, StoredPrompt.of)


@sendable
def locate_kv(handle_id: str, host_id: str, timeout_s: float | None) -> Unary[pb.LocateKvResponse]:
    request = pb.LocateKvRequest(handle_id=handle_id, host_id=host_id)
    return Unary("LocateKv", request, SHORT_CALL_S if timeout_s is None else timeout_s, _as_it_is)


class Generation:
    """The messages of one generation; see `Stream`. Each attempt starts at the first token; known tokens are skipped.

    Tokens that arrive again must equal the earlier ones; otherwise the call fails.
    """

    method = "Generate"

    def __init__(self, request: pb.GenerateRequest, timeout_s: float | None) -> None:
        self.request = _with_seed(_with_id(request))
        self.timeout_s = timeout_s
        self.token_ids: list[int] = []
        self.text = ""
        self.logprobs: list[pb.TokenLogprobs] = []
        #: Tokens and characters that the current attempt has sent.
        self._num_tokens = self._num_characters = 0
        self.is_complete = False

    def may_begin_again(self) -> bool:
        self._num_tokens = self._num_characters = 0
        return True

    def take(self, response: pb.GenerateResponse) -> pb.GenerateResponse | None:
        """See `Stream.take`. Raises CallFailed (ABORTED) when repeated tokens differ."""
        if response.HasField("complete"):
            self.is_complete = True
            return response
        tokens = response.tokens
        num_known = _num_known(tokens.token_ids, self.token_ids[self._num_tokens :])
        num_known_characters = _num_known(tokens.text, self.text[self._num_characters :])
        self._num_tokens += len(tokens.token_ids)
        self._num_characters += len(tokens.text)
        self.token_ids += tokens.token_ids[num_known:]
        self.logprobs += tokens.logprobs[num_known:]
        self.text += tokens.text[num_known_characters:]
        if num_known == len(tokens.token_ids) and num_known_characters == len(tokens.text):
            return None
        if not num_known and not num_known_characters:
            return response
        new = pb.Tokens(
            token_ids=tokens.token_ids[num_known:],
            logprobs=tokens.logprobs[num_known:],
            text=tokens.text[num_known_characters:],
        )
        return pb.GenerateResponse(tokens=new)


class Pieces:
    """One generation as pieces, then as a whole; see `Stream`."""

    method = "Generate"

    @sendable
    def __init__(
        self, prompt: PromptLike, max_new_tokens: int, timeout_s: float | None, **options: Unpack[GenerateOptions]
    ) -> None:
        request = pb.GenerateRequest(prompt=prompt_message(prompt), max_new_tokens=max_new_tokens, **_fields(options))
        self._generation = Generation(request, timeout_s)
        self.request = self._generation.request
        self.timeout_s = timeout_s
        self.is_complete = False

    def may_begin_again(self) -> bool:
        return self._generation.may_begin_again()

    def take(self, response: pb.GenerateResponse) -> Piece | Completion | None:
        """See `Stream.take`. Raises CallFailed (ABORTED) when repeated tokens differ."""
        new = self._generation.take(response)
        if new is None:
            return None
        if new.HasField("tokens"):
            return Piece(tuple(new.tokens.token_ids), new.tokens.text, tuple(new.tokens.logprobs))
        self.is_complete, has_logprobs = True, new.complete.HasField("prompt_logprobs")
        return Completion(
            request_id=new.complete.request_id,
            text=self._generation.text,
            token_ids=tuple(self._generation.token_ids),
            logprobs=tuple(self._generation.logprobs),
            prompt_logprobs=PromptLogprobs.of(new.complete.prompt_logprobs) if has_logprobs else None,
            finish_reason=pb.FinishReason.Name(new.complete.finish_reason).removeprefix(_FINISH_PREFIX).lower(),
            stats=new.complete.stats,
        )


class FlowingPrefill:
    """A prefill whose KV is read while it is computed: the handle, then the reply. Repeated only before the handle."""

    method = "PrefillKv"

    @sendable
    def __init__(
        self, prompt: PromptLike, lease_s: float, timeout_s: float | None, **options: Unpack[PrefillOptions]
    ) -> None:
        request = pb.PrefillRequest(prompt=prompt_message(prompt), lease_s=lease_s, **_fields(options))
        self.request = pb.PrefillKvRequest(prefill=_with_id(request))
        self.timeout_s = timeout_s
        self.is_complete = False
        self._has_begun = False

    def may_begin_again(self) -> bool:
        return not self._has_begun

    def take(self, response: pb.PrefillKvResponse) -> Handle | Prefilled:
        self._has_begun = True
        if response.HasField("handle"):
            return Handle.of(response.handle)
        self.is_complete = True
        return Prefilled.of(response.prefilled)


class KvBlocks:
    """Rows of a handle; see `Stream`. The call is repeated only before the first rows."""

    method = "ReadKv"

    @sendable
    def __init__(
        self, handle_id: str, timeout_s: float | None, *, decode: bool = True, **options: Unpack[ReadOptions]
    ) -> None:
        fields: dict[str, Any] = dict(options)
        if fields.pop("by_layer", False):
            fields["order"] = pb.KV_ORDER_BY_LAYER
        ranges = [pb.KvRange(**asdict(each)) for each in fields.pop("ranges", ())]
        self.request = pb.ReadKvRequest(handle_id=handle_id, ranges=ranges, **fields)
        self.timeout_s = timeout_s
        self.is_complete = False
        self._decodes = decode
        self._layout = pb.KvLayout()
        self._has_begun = False
        self._num_left = 0

    def may_begin_again(self) -> bool:
        return not self._has_begun

    def take(self, response: pb.ReadKvResponse | ReceivedRows) -> KvBlock | None:
        """Rows of a message; None for the layout. Raises CallFailed: DATA_LOSS for rows that changed on the way,
        UNIMPLEMENTED for unknown codecs.
        """
        if isinstance(response, pb.ReadKvResponse) and response.HasField("layout"):
            layout = self._layout = response.layout
            ranges = layout.ranges or [layout]
            self._num_left = len(layout.layers) * sum(each.token_end - each.token_start for each in ranges)
            self.is_complete = not self._num_left
            return None
        self._has_begun = True
        rows = response if isinstance(response, ReceivedRows) else response.rows
        layout = self._layout
        if rows.xxh3 != rows_checksum(rows.k, rows.v):
            raise CallFailed("DATA_LOSS", f"rows of layer {rows.layer} were damaged on the way: read again")
        self._num_left -= rows.num_tokens
        self.is_complete = not self._num_left
        k, v = (self._plane(raw, rows.num_tokens) for raw in (rows.k, rows.v))
        return KvBlock(layout, rows.layer, rows.token_start, k, v, rows.range_index)

    def _plane(self, raw: bytes | memoryview, num_tokens: int) -> npt.NDArray[Any]:
        """K or V of a message, [tokens, requested heads, ...]."""
        layout, wanted = self._layout, slice(None)
        num_heads = layout.head_end - layout.head_start
        if not layout.head_end:  # an older service, which ignores requested heads and sends all
            num_heads = layout.num_kv_heads
            wanted = slice(self.request.head_start, self.request.head_end or None)
        if not layout.row_codec:
            numbers = np.require(np.frombuffer(raw, NUMPY_DTYPES[layout.dtype]), requirements="A")
            return numbers.reshape(num_tokens, num_heads, layout.head_dim)[:, wanted]
        coded = np.frombuffer(raw, np.uint8).reshape(num_tokens, num_heads, -1)[:, wanted]
        if not self._decodes:
            return coded
        from cluster.client.coded_rows import decoded  # imports the codecs, which most readers do not need

        return decoded(coded, layout.row_codec, layout.head_dim)


class StoreEvents:
    """Changes of stored chunks, without end; see `Stream`. A repeated call resumes after the last known changes."""

    method = "WatchStore"
    is_complete = False

    def __init__(self, heartbeat_s: float, timeout_s: float | None) -> None:
        self.request = pb.WatchStoreRequest(heartbeat_s=heartbeat_s)
        self.timeout_s = timeout_s
        #: Position of each node whose snapshot is complete.
        self._positions: dict[str, pb.StorePosition] = {}

    def may_begin_again(self) -> bool:
        self.request = pb.WatchStoreRequest(heartbeat_s=self.request.heartbeat_s, positions=self._positions.values())
        return True

    def take(self, response: pb.WatchStoreResponse) -> pb.WatchStoreResponse:
        """See `Stream.take`. Raises CallFailed (DATA_LOSS) when changes are missing in between."""
        if response.HasField("lost"):
            self._positions.pop(response.lost.node_id, None)
        elif response.HasField("changes"):
            self._take_changes(response.changes)
        return response

    def _take_changes(self, changes: pb.ChunkChanges) -> None:
        known = self._positions.get(changes.node_id)
        if changes.is_snapshot:
            self._positions.pop(changes.node_id, None)  # an incomplete snapshot cannot be resumed
        elif known is not None and (known.epoch, known.sequence) != (changes.epoch, changes.after):
            raise CallFailed("DATA_LOSS", "changes of the store are missing: watch again")
        if not changes.has_more:
            self._positions[changes.node_id] = pb.StorePosition(
                node_id=changes.node_id, epoch=changes.epoch, sequence=changes.sequence
            )


def _fields(options: PrefillOptions | GenerateOptions) -> dict[str, Any]:
    fields: dict[str, Any] = dict(options)
    if "max_loss" in options:
        fields["max_loss"] = _MAX_LOSSES[options["max_loss"]]
    if "priority" in options:
        fields["priority"] = _PRIORITIES[options["priority"]]
    return fields


def _with_id(request: _Request) -> _Request:
    """The request with an id, so that a repeated call is the same request."""
    if request.request_id:
        return request
    identified = type(request)()
    identified.CopyFrom(request)
    identified.request_id = uuid.uuid4().hex
    return identified


def _with_seed(request: pb.GenerateRequest) -> pb.GenerateRequest:
    """The request with a seed if it samples; otherwise each attempt would draw other tokens."""
    if not request.HasField("sampling") or request.sampling.HasField("seed"):
        return request
    seeded = pb.GenerateRequest()
    seeded.CopyFrom(request)
    seeded.sampling.seed = secrets.randbits(64)
    return seeded


def _num_known(came: Sequence[Any], before: Sequence[Any]) -> int:
    """Length of the part of `came` that repeats `before`. Raises CallFailed when the two differ."""
    num_known = min(len(came), len(before))
    if list(came[:num_known]) != list(before[:num_known]):
        raise CallFailed("ABORTED", "the connection was lost, and the repeated call got another answer: ask again")
    return num_known


def _as_it_is(response: Any) -> Any:
    return response
