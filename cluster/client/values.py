"""Values of the clients: prompts and options in, results out, in plain Python.

Statistics and the model's facts stay the interface's own messages, which are typed, too: flat records that are read
field by field.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Literal, Self, TypedDict

import numpy.typing as npt
import xxhash

from cluster.client.request_texts import sendable
from protos.runahead.v1 import runahead_pb2 as pb

Tier = Literal["disk", "host"]
#: What an answer may lose, see MaxLoss of the interface.
MaxLoss = Literal["none", "small", "any"]

#: Of a request among those of its principal, see Priority of the interface.
Priority = Literal["interactive", "batch"]


class _OfMessage:
    """A dataclass with the fields of a message that have the same names."""

    __slots__ = ()

    @classmethod
    def of(cls, message: Any) -> Self:
        given: dict[str, Any] = {each.name: getattr(message, each.name) for each in fields(cls)}  # type: ignore[arg-type]
        for name, read in (("handle", Handle.of), ("prompt_logprobs", PromptLogprobs.of)):
            if name in given:  # None where it was not asked for, or the service does not know the field
                given[name] = read(given[name]) if message.HasField(name) else None
        return cls(**given)


class PrefillOptions(TypedDict, total=False):
    """Fields of PrefillRequest beside prompt and lease, see there."""

    request_id: str
    do_not_store: bool
    kv_budget: float
    max_loss: MaxLoss
    prompt_logprobs: int
    priority: Priority


@dataclass(frozen=True, slots=True)
class KvRange:
    """Tokens under a handle; a `token_end` of 0 means all that it covers."""

    handle_id: str
    token_start: int = 0
    token_end: int = 0


class ReadOptions(TypedDict, total=False):
    """Fields of ReadKvRequest beside the handle, see there."""

    layers: Sequence[int]
    token_start: int
    token_end: int
    head_start: int
    head_end: int
    row_codec: str
    #: Instead of a handle and its tokens.
    ranges: Sequence[KvRange]
    #: `KV_ORDER_BY_LAYER`.
    by_layer: bool


class GenerateOptions(PrefillOptions, total=False):
    """Fields of GenerateRequest beside prompt and `max_new_tokens`, see there."""

    stop: Sequence[str]
    stop_token_ids: Sequence[int]
    ignore_eos: bool
    sampling: pb.Sampling
    logprobs: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Chat:
    """A conversation with functions that the assistant may call, and with variables of the chat template."""

    #: (role, content), or as in OpenAI's API: `role`, `content`, `tool_calls`, `tool_call_id`, `name`.
    messages: Sequence[tuple[str, str] | Mapping[str, Any]]
    #: As in OpenAI's API.
    tools: Sequence[Mapping[str, Any]] = ()
    chat_template_kwargs: Mapping[str, Any] = field(default_factory=dict)
    continue_final_message: bool = False

    def as_message(self) -> pb.Chat:
        """Raises TypeError or ValueError for what is no such conversation."""
        return pb.Chat(
            messages=[_chat_message(message) for message in self.messages],
            tools=json.dumps(list(self.tools)) if self.tools else "",
            chat_template_kwargs=json.dumps(dict(self.chat_template_kwargs)) if self.chat_template_kwargs else "",
            continue_final_message=self.continue_final_message,
        )


#: A text, token ids, or a conversation: (role, content), or with more.
PromptLike = str | Sequence[int] | Sequence[tuple[str, str]] | Chat


@dataclass(frozen=True, slots=True)
class Piece:
    """The next tokens of a generation, and the text that has become final."""

    token_ids: tuple[int, ...]
    text: str
    #: Of each token, where they were asked for.
    logprobs: tuple[pb.TokenLogprobs, ...] = ()


@dataclass(frozen=True, slots=True)
class PromptLogprobs:
    """Natural logarithms of the model's probabilities of a prompt's own tokens."""

    #: The prompt as the model sees it.
    token_ids: tuple[int, ...]
    #: Of its tokens but the first, which has none.
    logprobs: tuple[float, ...]
    #: At the place of each of these, the best tokens and theirs, best first, as many as were asked for.
    top: tuple[tuple[tuple[int, float], ...], ...]

    @classmethod
    def of(cls, message: pb.PromptLogprobs) -> "PromptLogprobs":
        logprobs = tuple(message.logprobs)
        best = list(zip(message.top_token_ids, message.top_logprobs, strict=True))
        number = len(best) // len(logprobs) if logprobs else 0
        top = tuple(tuple(best[at * number : (at + 1) * number]) for at in range(len(logprobs)))
        return cls(tuple(message.token_ids), logprobs, top)


@dataclass(frozen=True, slots=True, kw_only=True)
class Completion:
    """A whole generation."""

    request_id: str
    text: str
    token_ids: tuple[int, ...]
    #: "stop", "length" or "abort".
    finish_reason: str
    #: Of each token, where they were asked for.
    logprobs: tuple[pb.TokenLogprobs, ...] = field(default=(), repr=False)
    #: None where they were not asked for, or the service does not know the field.
    prompt_logprobs: PromptLogprobs | None = field(default=None, repr=False)
    stats: pb.RequestStats = field(repr=False)


@dataclass(frozen=True, slots=True)
class Handle(_OfMessage):
    """A lease of stored KV; `covered_tokens` 0 and no id when nothing is stored."""

    handle_id: str
    covered_tokens: int
    provenance: str
    expires_in_s: float
    size_bytes: int
    #: By which it must be read; empty where it can be read as it was computed, and by any codec.
    row_codec: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Prefilled(_OfMessage):
    """A prefill's reply; `handle` is None when no lease was asked for, `prompt_logprobs` as in `Completion`."""

    request_id: str
    first_token_id: int
    handle: Handle | None
    prompt_logprobs: PromptLogprobs | None = field(default=None, repr=False)
    stats: pb.RequestStats = field(repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Scored:
    """Log-probabilities of the tokens of each continuation, natural logarithms."""

    request_id: str
    logprobs: tuple[tuple[float, ...], ...]
    stats: pb.RequestStats = field(repr=False)


@dataclass(frozen=True, slots=True)
class KvBlock:
    """Rows of one layer, verified: K and V, each [tokens, heads asked for, head_dim]; bfloat16 as uint16 bits.

    Row i is of position `token_start` + i; in memory rows may have a distance. Where `layout.row_codec` names a codec:
    what its bytes decode to, float32; or, undecoded, uint8 [tokens, heads asked for, bytes of a coded head].
    """

    layout: pb.KvLayout = field(repr=False)
    layer: int
    token_start: int
    k: npt.NDArray[Any] = field(repr=False)
    v: npt.NDArray[Any] = field(repr=False)
    #: Among the ranges that were asked for.
    range_index: int = 0
    #: Read from the store's memory, on this host; else it came over gRPC.
    is_local: bool = False


#: Layer, position of the first row, K and V: each [tokens, KV heads, head_dim], bfloat16 as uint16 bits.
RowsToWrite = tuple[int, int, npt.NDArray[Any], npt.NDArray[Any]]


@dataclass(frozen=True, slots=True)
class Written(_OfMessage):
    """Stored and written tokens of a prompt after a write; see WriteKvResponse."""

    stored_tokens: int
    written_tokens: int
    provenance: str = ""


@dataclass(frozen=True, slots=True)
class Warmed(_OfMessage):
    """Tokens of a prompt that are ready; see WarmResponse."""

    prompt_tokens: int
    stored_tokens: int
    resident_tokens: int
    computed_tokens: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredPrompt(_OfMessage):
    """How much of a prompt is stored, see LookupResponse; `handle` is None when no lease was asked for."""

    prompt_tokens: int
    stored_tokens: int
    resident_tokens: int
    chunk_tokens: int
    provenance: str
    row_codec: str
    handle: Handle | None


def rows_checksum(k: bytes, v: bytes) -> int:
    """XXH3-64 of the bytes of K, then those of V: `KvRows.xxh3`."""
    state = xxhash.xxh3_64(k)
    state.update(v)
    return state.intdigest()


class NotLocal(Exception):
    """Rows cannot be read from the store's memory, and none was yet: why, in one line."""


@sendable
def prompt_message(prompt: PromptLike) -> pb.Prompt:
    """Raises TypeError or ValueError for what is none, CallFailed for a text that cannot be sent."""
    if isinstance(prompt, str):
        return pb.Prompt(text=prompt)
    if isinstance(prompt, Chat):
        return pb.Prompt(chat=prompt.as_message())
    items = list(prompt)
    if all(isinstance(item, tuple) for item in items) and items:
        turns: list[Any] = items
        return pb.Prompt(chat=Chat(messages=turns).as_message())
    token_ids: list[Any] = items
    return pb.Prompt(token_ids=pb.TokenIds(ids=token_ids))


def _chat_message(message: tuple[str, str] | Mapping[str, Any]) -> pb.ChatMessage:
    """Leaves out what is None. Raises TypeError or ValueError for fields that the service has not."""
    if not isinstance(message, Mapping):
        role, content = message
        return pb.ChatMessage(role=role, content=content)
    fields = {name: value for name, value in message.items() if value is not None}
    if calls := fields.get("tool_calls"):
        fields["tool_calls"] = json.dumps(calls)
    return pb.ChatMessage(**fields)
