from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Priority(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    PRIORITY_UNSPECIFIED: _ClassVar[Priority]
    PRIORITY_INTERACTIVE: _ClassVar[Priority]
    PRIORITY_BATCH: _ClassVar[Priority]

class MaxLoss(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    MAX_LOSS_UNSPECIFIED: _ClassVar[MaxLoss]
    MAX_LOSS_NONE: _ClassVar[MaxLoss]
    MAX_LOSS_SMALL: _ClassVar[MaxLoss]
    MAX_LOSS_ANY: _ClassVar[MaxLoss]

class FinishReason(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    FINISH_REASON_UNSPECIFIED: _ClassVar[FinishReason]
    FINISH_REASON_STOP: _ClassVar[FinishReason]
    FINISH_REASON_LENGTH: _ClassVar[FinishReason]
    FINISH_REASON_ABORT: _ClassVar[FinishReason]

class Tier(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TIER_UNSPECIFIED: _ClassVar[Tier]
    TIER_DISK: _ClassVar[Tier]
    TIER_HOST: _ClassVar[Tier]

class KvOrder(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    KV_ORDER_UNSPECIFIED: _ClassVar[KvOrder]
    KV_ORDER_BY_LAYER: _ClassVar[KvOrder]

class TraceActivity(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TRACE_ACTIVITY_UNSPECIFIED: _ClassVar[TraceActivity]
    TRACE_ACTIVITY_COMPUTE: _ClassVar[TraceActivity]
    TRACE_ACTIVITY_CHOOSE: _ClassVar[TraceActivity]
    TRACE_ACTIVITY_WAIT_LOAD: _ClassVar[TraceActivity]
    TRACE_ACTIVITY_WAIT_HANDOFF: _ClassVar[TraceActivity]
    TRACE_ACTIVITY_WAIT_TURN: _ClassVar[TraceActivity]
    TRACE_ACTIVITY_READ: _ClassVar[TraceActivity]
    TRACE_ACTIVITY_PREFETCH: _ClassVar[TraceActivity]
    TRACE_ACTIVITY_RECEIVE: _ClassVar[TraceActivity]
    TRACE_ACTIVITY_SEND: _ClassVar[TraceActivity]
    TRACE_ACTIVITY_SAVE: _ClassVar[TraceActivity]
    TRACE_ACTIVITY_DECODE: _ClassVar[TraceActivity]
PRIORITY_UNSPECIFIED: Priority
PRIORITY_INTERACTIVE: Priority
PRIORITY_BATCH: Priority
MAX_LOSS_UNSPECIFIED: MaxLoss
MAX_LOSS_NONE: MaxLoss
MAX_LOSS_SMALL: MaxLoss
MAX_LOSS_ANY: MaxLoss
FINISH_REASON_UNSPECIFIED: FinishReason
FINISH_REASON_STOP: FinishReason
FINISH_REASON_LENGTH: FinishReason
FINISH_REASON_ABORT: FinishReason
TIER_UNSPECIFIED: Tier
TIER_DISK: Tier
TIER_HOST: Tier
KV_ORDER_UNSPECIFIED: KvOrder
KV_ORDER_BY_LAYER: KvOrder
TRACE_ACTIVITY_UNSPECIFIED: TraceActivity
TRACE_ACTIVITY_COMPUTE: TraceActivity
TRACE_ACTIVITY_CHOOSE: TraceActivity
TRACE_ACTIVITY_WAIT_LOAD: TraceActivity
TRACE_ACTIVITY_WAIT_HANDOFF: TraceActivity
TRACE_ACTIVITY_WAIT_TURN: TraceActivity
TRACE_ACTIVITY_READ: TraceActivity
TRACE_ACTIVITY_PREFETCH: TraceActivity
TRACE_ACTIVITY_RECEIVE: TraceActivity
TRACE_ACTIVITY_SEND: TraceActivity
TRACE_ACTIVITY_SAVE: TraceActivity
TRACE_ACTIVITY_DECODE: TraceActivity

class Prompt(_message.Message):
    __slots__ = ("text", "chat", "token_ids")
    TEXT_FIELD_NUMBER: _ClassVar[int]
    CHAT_FIELD_NUMBER: _ClassVar[int]
    TOKEN_IDS_FIELD_NUMBER: _ClassVar[int]
    text: str
    chat: Chat
    token_ids: TokenIds
    def __init__(self, text: _Optional[str] = ..., chat: _Optional[_Union[Chat, _Mapping]] = ..., token_ids: _Optional[_Union[TokenIds, _Mapping]] = ...) -> None: ...

class Chat(_message.Message):
    __slots__ = ("messages", "tools", "chat_template_kwargs", "continue_final_message")
    MESSAGES_FIELD_NUMBER: _ClassVar[int]
    TOOLS_FIELD_NUMBER: _ClassVar[int]
    CHAT_TEMPLATE_KWARGS_FIELD_NUMBER: _ClassVar[int]
    CONTINUE_FINAL_MESSAGE_FIELD_NUMBER: _ClassVar[int]
    messages: _containers.RepeatedCompositeFieldContainer[ChatMessage]
    tools: str
    chat_template_kwargs: str
    continue_final_message: bool
    def __init__(self, messages: _Optional[_Iterable[_Union[ChatMessage, _Mapping]]] = ..., tools: _Optional[str] = ..., chat_template_kwargs: _Optional[str] = ..., continue_final_message: bool = ...) -> None: ...

class ChatMessage(_message.Message):
    __slots__ = ("role", "content", "tool_calls", "tool_call_id", "name")
    ROLE_FIELD_NUMBER: _ClassVar[int]
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    TOOL_CALLS_FIELD_NUMBER: _ClassVar[int]
    TOOL_CALL_ID_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    role: str
    content: str
    tool_calls: str
    tool_call_id: str
    name: str
    def __init__(self, role: _Optional[str] = ..., content: _Optional[str] = ..., tool_calls: _Optional[str] = ..., tool_call_id: _Optional[str] = ..., name: _Optional[str] = ...) -> None: ...

class TokenIds(_message.Message):
    __slots__ = ("ids",)
    IDS_FIELD_NUMBER: _ClassVar[int]
    ids: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, ids: _Optional[_Iterable[int]] = ...) -> None: ...

class PrefillRequest(_message.Message):
    __slots__ = ("request_id", "prompt", "do_not_store", "kv_budget", "recall_guard", "lease_s", "max_loss", "continuations", "prompt_logprobs", "priority")
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    PROMPT_FIELD_NUMBER: _ClassVar[int]
    DO_NOT_STORE_FIELD_NUMBER: _ClassVar[int]
    KV_BUDGET_FIELD_NUMBER: _ClassVar[int]
    RECALL_GUARD_FIELD_NUMBER: _ClassVar[int]
    LEASE_S_FIELD_NUMBER: _ClassVar[int]
    MAX_LOSS_FIELD_NUMBER: _ClassVar[int]
    CONTINUATIONS_FIELD_NUMBER: _ClassVar[int]
    PROMPT_LOGPROBS_FIELD_NUMBER: _ClassVar[int]
    PRIORITY_FIELD_NUMBER: _ClassVar[int]
    request_id: str
    prompt: Prompt
    do_not_store: bool
    kv_budget: float
    recall_guard: bool
    lease_s: float
    max_loss: MaxLoss
    continuations: _containers.RepeatedCompositeFieldContainer[TokenIds]
    prompt_logprobs: int
    priority: Priority
    def __init__(self, request_id: _Optional[str] = ..., prompt: _Optional[_Union[Prompt, _Mapping]] = ..., do_not_store: bool = ..., kv_budget: _Optional[float] = ..., recall_guard: bool = ..., lease_s: _Optional[float] = ..., max_loss: _Optional[_Union[MaxLoss, str]] = ..., continuations: _Optional[_Iterable[_Union[TokenIds, _Mapping]]] = ..., prompt_logprobs: _Optional[int] = ..., priority: _Optional[_Union[Priority, str]] = ...) -> None: ...

class PrefillResponse(_message.Message):
    __slots__ = ("request_id", "first_token_id", "stats", "handle", "scores", "prompt_logprobs")
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    FIRST_TOKEN_ID_FIELD_NUMBER: _ClassVar[int]
    STATS_FIELD_NUMBER: _ClassVar[int]
    HANDLE_FIELD_NUMBER: _ClassVar[int]
    SCORES_FIELD_NUMBER: _ClassVar[int]
    PROMPT_LOGPROBS_FIELD_NUMBER: _ClassVar[int]
    request_id: str
    first_token_id: int
    stats: RequestStats
    handle: KvHandle
    scores: _containers.RepeatedCompositeFieldContainer[ContinuationScore]
    prompt_logprobs: PromptLogprobs
    def __init__(self, request_id: _Optional[str] = ..., first_token_id: _Optional[int] = ..., stats: _Optional[_Union[RequestStats, _Mapping]] = ..., handle: _Optional[_Union[KvHandle, _Mapping]] = ..., scores: _Optional[_Iterable[_Union[ContinuationScore, _Mapping]]] = ..., prompt_logprobs: _Optional[_Union[PromptLogprobs, _Mapping]] = ...) -> None: ...

class PromptLogprobs(_message.Message):
    __slots__ = ("token_ids", "logprobs", "top_token_ids", "top_logprobs")
    TOKEN_IDS_FIELD_NUMBER: _ClassVar[int]
    LOGPROBS_FIELD_NUMBER: _ClassVar[int]
    TOP_TOKEN_IDS_FIELD_NUMBER: _ClassVar[int]
    TOP_LOGPROBS_FIELD_NUMBER: _ClassVar[int]
    token_ids: _containers.RepeatedScalarFieldContainer[int]
    logprobs: _containers.RepeatedScalarFieldContainer[float]
    top_token_ids: _containers.RepeatedScalarFieldContainer[int]
    top_logprobs: _containers.RepeatedScalarFieldContainer[float]
    def __init__(self, token_ids: _Optional[_Iterable[int]] = ..., logprobs: _Optional[_Iterable[float]] = ..., top_token_ids: _Optional[_Iterable[int]] = ..., top_logprobs: _Optional[_Iterable[float]] = ...) -> None: ...

class PrefillKvRequest(_message.Message):
    __slots__ = ("prefill",)
    PREFILL_FIELD_NUMBER: _ClassVar[int]
    prefill: PrefillRequest
    def __init__(self, prefill: _Optional[_Union[PrefillRequest, _Mapping]] = ...) -> None: ...

class PrefillKvResponse(_message.Message):
    __slots__ = ("handle", "prefilled")
    HANDLE_FIELD_NUMBER: _ClassVar[int]
    PREFILLED_FIELD_NUMBER: _ClassVar[int]
    handle: KvHandle
    prefilled: PrefillResponse
    def __init__(self, handle: _Optional[_Union[KvHandle, _Mapping]] = ..., prefilled: _Optional[_Union[PrefillResponse, _Mapping]] = ...) -> None: ...

class ContinuationScore(_message.Message):
    __slots__ = ("logprobs",)
    LOGPROBS_FIELD_NUMBER: _ClassVar[int]
    logprobs: _containers.RepeatedScalarFieldContainer[float]
    def __init__(self, logprobs: _Optional[_Iterable[float]] = ...) -> None: ...

class KvHandle(_message.Message):
    __slots__ = ("handle_id", "covered_tokens", "provenance", "expires_in_s", "size_bytes", "row_codec")
    HANDLE_ID_FIELD_NUMBER: _ClassVar[int]
    COVERED_TOKENS_FIELD_NUMBER: _ClassVar[int]
    PROVENANCE_FIELD_NUMBER: _ClassVar[int]
    EXPIRES_IN_S_FIELD_NUMBER: _ClassVar[int]
    SIZE_BYTES_FIELD_NUMBER: _ClassVar[int]
    ROW_CODEC_FIELD_NUMBER: _ClassVar[int]
    handle_id: str
    covered_tokens: int
    provenance: str
    expires_in_s: float
    size_bytes: int
    row_codec: str
    def __init__(self, handle_id: _Optional[str] = ..., covered_tokens: _Optional[int] = ..., provenance: _Optional[str] = ..., expires_in_s: _Optional[float] = ..., size_bytes: _Optional[int] = ..., row_codec: _Optional[str] = ...) -> None: ...

class GenerateRequest(_message.Message):
    __slots__ = ("request_id", "prompt", "do_not_store", "max_new_tokens", "stop", "stop_token_ids", "ignore_eos", "kv_budget", "recall_guard", "sampling", "logprobs", "max_loss", "prompt_logprobs", "priority")
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    PROMPT_FIELD_NUMBER: _ClassVar[int]
    DO_NOT_STORE_FIELD_NUMBER: _ClassVar[int]
    MAX_NEW_TOKENS_FIELD_NUMBER: _ClassVar[int]
    STOP_FIELD_NUMBER: _ClassVar[int]
    STOP_TOKEN_IDS_FIELD_NUMBER: _ClassVar[int]
    IGNORE_EOS_FIELD_NUMBER: _ClassVar[int]
    KV_BUDGET_FIELD_NUMBER: _ClassVar[int]
    RECALL_GUARD_FIELD_NUMBER: _ClassVar[int]
    SAMPLING_FIELD_NUMBER: _ClassVar[int]
    LOGPROBS_FIELD_NUMBER: _ClassVar[int]
    MAX_LOSS_FIELD_NUMBER: _ClassVar[int]
    PROMPT_LOGPROBS_FIELD_NUMBER: _ClassVar[int]
    PRIORITY_FIELD_NUMBER: _ClassVar[int]
    request_id: str
    prompt: Prompt
    do_not_store: bool
    max_new_tokens: int
    stop: _containers.RepeatedScalarFieldContainer[str]
    stop_token_ids: _containers.RepeatedScalarFieldContainer[int]
    ignore_eos: bool
    kv_budget: float
    recall_guard: bool
    sampling: Sampling
    logprobs: int
    max_loss: MaxLoss
    prompt_logprobs: int
    priority: Priority
    def __init__(self, request_id: _Optional[str] = ..., prompt: _Optional[_Union[Prompt, _Mapping]] = ..., do_not_store: bool = ..., max_new_tokens: _Optional[int] = ..., stop: _Optional[_Iterable[str]] = ..., stop_token_ids: _Optional[_Iterable[int]] = ..., ignore_eos: bool = ..., kv_budget: _Optional[float] = ..., recall_guard: bool = ..., sampling: _Optional[_Union[Sampling, _Mapping]] = ..., logprobs: _Optional[int] = ..., max_loss: _Optional[_Union[MaxLoss, str]] = ..., prompt_logprobs: _Optional[int] = ..., priority: _Optional[_Union[Priority, str]] = ...) -> None: ...

class Sampling(_message.Message):
    __slots__ = ("temperature", "top_k", "top_p", "min_p", "repetition_penalty", "seed")
    TEMPERATURE_FIELD_NUMBER: _ClassVar[int]
    TOP_K_FIELD_NUMBER: _ClassVar[int]
    TOP_P_FIELD_NUMBER: _ClassVar[int]
    MIN_P_FIELD_NUMBER: _ClassVar[int]
    REPETITION_PENALTY_FIELD_NUMBER: _ClassVar[int]
    SEED_FIELD_NUMBER: _ClassVar[int]
    temperature: float
    top_k: int
    top_p: float
    min_p: float
    repetition_penalty: float
    seed: int
    def __init__(self, temperature: _Optional[float] = ..., top_k: _Optional[int] = ..., top_p: _Optional[float] = ..., min_p: _Optional[float] = ..., repetition_penalty: _Optional[float] = ..., seed: _Optional[int] = ...) -> None: ...

class GenerateResponse(_message.Message):
    __slots__ = ("tokens", "complete")
    TOKENS_FIELD_NUMBER: _ClassVar[int]
    COMPLETE_FIELD_NUMBER: _ClassVar[int]
    tokens: Tokens
    complete: Complete
    def __init__(self, tokens: _Optional[_Union[Tokens, _Mapping]] = ..., complete: _Optional[_Union[Complete, _Mapping]] = ...) -> None: ...

class Tokens(_message.Message):
    __slots__ = ("token_ids", "text", "logprobs")
    TOKEN_IDS_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    LOGPROBS_FIELD_NUMBER: _ClassVar[int]
    token_ids: _containers.RepeatedScalarFieldContainer[int]
    text: str
    logprobs: _containers.RepeatedCompositeFieldContainer[TokenLogprobs]
    def __init__(self, token_ids: _Optional[_Iterable[int]] = ..., text: _Optional[str] = ..., logprobs: _Optional[_Iterable[_Union[TokenLogprobs, _Mapping]]] = ...) -> None: ...

class TokenLogprobs(_message.Message):
    __slots__ = ("logprob", "top", "text")
    LOGPROB_FIELD_NUMBER: _ClassVar[int]
    TOP_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    logprob: float
    top: _containers.RepeatedCompositeFieldContainer[TokenLogprob]
    text: str
    def __init__(self, logprob: _Optional[float] = ..., top: _Optional[_Iterable[_Union[TokenLogprob, _Mapping]]] = ..., text: _Optional[str] = ...) -> None: ...

class TokenLogprob(_message.Message):
    __slots__ = ("token_id", "logprob", "text")
    TOKEN_ID_FIELD_NUMBER: _ClassVar[int]
    LOGPROB_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    token_id: int
    logprob: float
    text: str
    def __init__(self, token_id: _Optional[int] = ..., logprob: _Optional[float] = ..., text: _Optional[str] = ...) -> None: ...

class Complete(_message.Message):
    __slots__ = ("request_id", "finish_reason", "stats", "prompt_logprobs")
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    FINISH_REASON_FIELD_NUMBER: _ClassVar[int]
    STATS_FIELD_NUMBER: _ClassVar[int]
    PROMPT_LOGPROBS_FIELD_NUMBER: _ClassVar[int]
    request_id: str
    finish_reason: FinishReason
    stats: RequestStats
    prompt_logprobs: PromptLogprobs
    def __init__(self, request_id: _Optional[str] = ..., finish_reason: _Optional[_Union[FinishReason, str]] = ..., stats: _Optional[_Union[RequestStats, _Mapping]] = ..., prompt_logprobs: _Optional[_Union[PromptLogprobs, _Mapping]] = ...) -> None: ...

class RequestStats(_message.Message):
    __slots__ = ("prompt_tokens", "cached_tokens", "computed_tokens", "generated_tokens", "workers", "partition_cuts", "ttft", "bytes_read", "handoff_bytes", "exact", "replans", "selection", "recomputed_tokens", "replays", "decode_rows", "nodes", "fetched_tokens", "fetched_bytes", "row_codec", "kv_budget", "handoff_codec", "stored_answer_tokens", "provenance")
    PROMPT_TOKENS_FIELD_NUMBER: _ClassVar[int]
    CACHED_TOKENS_FIELD_NUMBER: _ClassVar[int]
    COMPUTED_TOKENS_FIELD_NUMBER: _ClassVar[int]
    GENERATED_TOKENS_FIELD_NUMBER: _ClassVar[int]
    WORKERS_FIELD_NUMBER: _ClassVar[int]
    PARTITION_CUTS_FIELD_NUMBER: _ClassVar[int]
    TTFT_FIELD_NUMBER: _ClassVar[int]
    BYTES_READ_FIELD_NUMBER: _ClassVar[int]
    HANDOFF_BYTES_FIELD_NUMBER: _ClassVar[int]
    EXACT_FIELD_NUMBER: _ClassVar[int]
    REPLANS_FIELD_NUMBER: _ClassVar[int]
    SELECTION_FIELD_NUMBER: _ClassVar[int]
    RECOMPUTED_TOKENS_FIELD_NUMBER: _ClassVar[int]
    REPLAYS_FIELD_NUMBER: _ClassVar[int]
    DECODE_ROWS_FIELD_NUMBER: _ClassVar[int]
    NODES_FIELD_NUMBER: _ClassVar[int]
    FETCHED_TOKENS_FIELD_NUMBER: _ClassVar[int]
    FETCHED_BYTES_FIELD_NUMBER: _ClassVar[int]
    ROW_CODEC_FIELD_NUMBER: _ClassVar[int]
    KV_BUDGET_FIELD_NUMBER: _ClassVar[int]
    HANDOFF_CODEC_FIELD_NUMBER: _ClassVar[int]
    STORED_ANSWER_TOKENS_FIELD_NUMBER: _ClassVar[int]
    PROVENANCE_FIELD_NUMBER: _ClassVar[int]
    prompt_tokens: int
    cached_tokens: int
    computed_tokens: int
    generated_tokens: int
    workers: int
    partition_cuts: _containers.RepeatedScalarFieldContainer[int]
    ttft: TimeToFirstToken
    bytes_read: TierBytes
    handoff_bytes: int
    exact: bool
    replans: int
    selection: Selection
    recomputed_tokens: int
    replays: int
    decode_rows: int
    nodes: _containers.RepeatedScalarFieldContainer[str]
    fetched_tokens: int
    fetched_bytes: int
    row_codec: str
    kv_budget: float
    handoff_codec: str
    stored_answer_tokens: int
    provenance: str
    def __init__(self, prompt_tokens: _Optional[int] = ..., cached_tokens: _Optional[int] = ..., computed_tokens: _Optional[int] = ..., generated_tokens: _Optional[int] = ..., workers: _Optional[int] = ..., partition_cuts: _Optional[_Iterable[int]] = ..., ttft: _Optional[_Union[TimeToFirstToken, _Mapping]] = ..., bytes_read: _Optional[_Union[TierBytes, _Mapping]] = ..., handoff_bytes: _Optional[int] = ..., exact: bool = ..., replans: _Optional[int] = ..., selection: _Optional[_Union[Selection, _Mapping]] = ..., recomputed_tokens: _Optional[int] = ..., replays: _Optional[int] = ..., decode_rows: _Optional[int] = ..., nodes: _Optional[_Iterable[str]] = ..., fetched_tokens: _Optional[int] = ..., fetched_bytes: _Optional[int] = ..., row_codec: _Optional[str] = ..., kv_budget: _Optional[float] = ..., handoff_codec: _Optional[str] = ..., stored_answer_tokens: _Optional[int] = ..., provenance: _Optional[str] = ...) -> None: ...

class Selection(_message.Message):
    __slots__ = ("rows_attended", "identify_bytes", "prefetch_useful", "prefetch_late", "prefetch_wasted", "fallback_layers", "guarded_layers", "attention_mass_kept_est", "bytes_brought_ahead")
    ROWS_ATTENDED_FIELD_NUMBER: _ClassVar[int]
    IDENTIFY_BYTES_FIELD_NUMBER: _ClassVar[int]
    PREFETCH_USEFUL_FIELD_NUMBER: _ClassVar[int]
    PREFETCH_LATE_FIELD_NUMBER: _ClassVar[int]
    PREFETCH_WASTED_FIELD_NUMBER: _ClassVar[int]
    FALLBACK_LAYERS_FIELD_NUMBER: _ClassVar[int]
    GUARDED_LAYERS_FIELD_NUMBER: _ClassVar[int]
    ATTENTION_MASS_KEPT_EST_FIELD_NUMBER: _ClassVar[int]
    BYTES_BROUGHT_AHEAD_FIELD_NUMBER: _ClassVar[int]
    rows_attended: _containers.RepeatedScalarFieldContainer[int]
    identify_bytes: int
    prefetch_useful: int
    prefetch_late: int
    prefetch_wasted: int
    fallback_layers: int
    guarded_layers: int
    attention_mass_kept_est: float
    bytes_brought_ahead: int
    def __init__(self, rows_attended: _Optional[_Iterable[int]] = ..., identify_bytes: _Optional[int] = ..., prefetch_useful: _Optional[int] = ..., prefetch_late: _Optional[int] = ..., prefetch_wasted: _Optional[int] = ..., fallback_layers: _Optional[int] = ..., guarded_layers: _Optional[int] = ..., attention_mass_kept_est: _Optional[float] = ..., bytes_brought_ahead: _Optional[int] = ...) -> None: ...

class TimeToFirstToken(_message.Message):
    __slots__ = ("total_s", "queue_s", "lookup_s", "load_s", "compute_s", "handoff_s", "other_s", "fetch_s")
    TOTAL_S_FIELD_NUMBER: _ClassVar[int]
    QUEUE_S_FIELD_NUMBER: _ClassVar[int]
    LOOKUP_S_FIELD_NUMBER: _ClassVar[int]
    LOAD_S_FIELD_NUMBER: _ClassVar[int]
    COMPUTE_S_FIELD_NUMBER: _ClassVar[int]
    HANDOFF_S_FIELD_NUMBER: _ClassVar[int]
    OTHER_S_FIELD_NUMBER: _ClassVar[int]
    FETCH_S_FIELD_NUMBER: _ClassVar[int]
    total_s: float
    queue_s: float
    lookup_s: float
    load_s: float
    compute_s: float
    handoff_s: float
    other_s: float
    fetch_s: float
    def __init__(self, total_s: _Optional[float] = ..., queue_s: _Optional[float] = ..., lookup_s: _Optional[float] = ..., load_s: _Optional[float] = ..., compute_s: _Optional[float] = ..., handoff_s: _Optional[float] = ..., other_s: _Optional[float] = ..., fetch_s: _Optional[float] = ...) -> None: ...

class TierBytes(_message.Message):
    __slots__ = ("device", "host", "disk")
    DEVICE_FIELD_NUMBER: _ClassVar[int]
    HOST_FIELD_NUMBER: _ClassVar[int]
    DISK_FIELD_NUMBER: _ClassVar[int]
    device: int
    host: int
    disk: int
    def __init__(self, device: _Optional[int] = ..., host: _Optional[int] = ..., disk: _Optional[int] = ...) -> None: ...

class WarmRequest(_message.Message):
    __slots__ = ("prompt", "tier")
    PROMPT_FIELD_NUMBER: _ClassVar[int]
    TIER_FIELD_NUMBER: _ClassVar[int]
    prompt: Prompt
    tier: Tier
    def __init__(self, prompt: _Optional[_Union[Prompt, _Mapping]] = ..., tier: _Optional[_Union[Tier, str]] = ...) -> None: ...

class WarmResponse(_message.Message):
    __slots__ = ("prompt_tokens", "stored_tokens", "resident_tokens", "computed_tokens")
    PROMPT_TOKENS_FIELD_NUMBER: _ClassVar[int]
    STORED_TOKENS_FIELD_NUMBER: _ClassVar[int]
    RESIDENT_TOKENS_FIELD_NUMBER: _ClassVar[int]
    COMPUTED_TOKENS_FIELD_NUMBER: _ClassVar[int]
    prompt_tokens: int
    stored_tokens: int
    resident_tokens: int
    computed_tokens: int
    def __init__(self, prompt_tokens: _Optional[int] = ..., stored_tokens: _Optional[int] = ..., resident_tokens: _Optional[int] = ..., computed_tokens: _Optional[int] = ...) -> None: ...

class LookupRequest(_message.Message):
    __slots__ = ("prompt", "lease_s", "provenance")
    PROMPT_FIELD_NUMBER: _ClassVar[int]
    LEASE_S_FIELD_NUMBER: _ClassVar[int]
    PROVENANCE_FIELD_NUMBER: _ClassVar[int]
    prompt: Prompt
    lease_s: float
    provenance: str
    def __init__(self, prompt: _Optional[_Union[Prompt, _Mapping]] = ..., lease_s: _Optional[float] = ..., provenance: _Optional[str] = ...) -> None: ...

class LookupResponse(_message.Message):
    __slots__ = ("prompt_tokens", "stored_tokens", "resident_tokens", "chunk_tokens", "provenance", "row_codec", "handle")
    PROMPT_TOKENS_FIELD_NUMBER: _ClassVar[int]
    STORED_TOKENS_FIELD_NUMBER: _ClassVar[int]
    RESIDENT_TOKENS_FIELD_NUMBER: _ClassVar[int]
    CHUNK_TOKENS_FIELD_NUMBER: _ClassVar[int]
    PROVENANCE_FIELD_NUMBER: _ClassVar[int]
    ROW_CODEC_FIELD_NUMBER: _ClassVar[int]
    HANDLE_FIELD_NUMBER: _ClassVar[int]
    prompt_tokens: int
    stored_tokens: int
    resident_tokens: int
    chunk_tokens: int
    provenance: str
    row_codec: str
    handle: KvHandle
    def __init__(self, prompt_tokens: _Optional[int] = ..., stored_tokens: _Optional[int] = ..., resident_tokens: _Optional[int] = ..., chunk_tokens: _Optional[int] = ..., provenance: _Optional[str] = ..., row_codec: _Optional[str] = ..., handle: _Optional[_Union[KvHandle, _Mapping]] = ...) -> None: ...

class RenewLeaseRequest(_message.Message):
    __slots__ = ("handle_id", "lease_s")
    HANDLE_ID_FIELD_NUMBER: _ClassVar[int]
    LEASE_S_FIELD_NUMBER: _ClassVar[int]
    handle_id: str
    lease_s: float
    def __init__(self, handle_id: _Optional[str] = ..., lease_s: _Optional[float] = ...) -> None: ...

class RenewLeaseResponse(_message.Message):
    __slots__ = ("handle",)
    HANDLE_FIELD_NUMBER: _ClassVar[int]
    handle: KvHandle
    def __init__(self, handle: _Optional[_Union[KvHandle, _Mapping]] = ...) -> None: ...

class ReleaseRequest(_message.Message):
    __slots__ = ("handle_ids",)
    HANDLE_IDS_FIELD_NUMBER: _ClassVar[int]
    handle_ids: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, handle_ids: _Optional[_Iterable[str]] = ...) -> None: ...

class ReleaseResponse(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class ReadKvRequest(_message.Message):
    __slots__ = ("handle_id", "layers", "token_start", "token_end", "row_codec", "ranges", "head_start", "head_end", "order")
    HANDLE_ID_FIELD_NUMBER: _ClassVar[int]
    LAYERS_FIELD_NUMBER: _ClassVar[int]
    TOKEN_START_FIELD_NUMBER: _ClassVar[int]
    TOKEN_END_FIELD_NUMBER: _ClassVar[int]
    ROW_CODEC_FIELD_NUMBER: _ClassVar[int]
    RANGES_FIELD_NUMBER: _ClassVar[int]
    HEAD_START_FIELD_NUMBER: _ClassVar[int]
    HEAD_END_FIELD_NUMBER: _ClassVar[int]
    ORDER_FIELD_NUMBER: _ClassVar[int]
    handle_id: str
    layers: _containers.RepeatedScalarFieldContainer[int]
    token_start: int
    token_end: int
    row_codec: str
    ranges: _containers.RepeatedCompositeFieldContainer[KvRange]
    head_start: int
    head_end: int
    order: KvOrder
    def __init__(self, handle_id: _Optional[str] = ..., layers: _Optional[_Iterable[int]] = ..., token_start: _Optional[int] = ..., token_end: _Optional[int] = ..., row_codec: _Optional[str] = ..., ranges: _Optional[_Iterable[_Union[KvRange, _Mapping]]] = ..., head_start: _Optional[int] = ..., head_end: _Optional[int] = ..., order: _Optional[_Union[KvOrder, str]] = ...) -> None: ...

class KvRange(_message.Message):
    __slots__ = ("handle_id", "token_start", "token_end")
    HANDLE_ID_FIELD_NUMBER: _ClassVar[int]
    TOKEN_START_FIELD_NUMBER: _ClassVar[int]
    TOKEN_END_FIELD_NUMBER: _ClassVar[int]
    handle_id: str
    token_start: int
    token_end: int
    def __init__(self, handle_id: _Optional[str] = ..., token_start: _Optional[int] = ..., token_end: _Optional[int] = ...) -> None: ...

class ReadKvResponse(_message.Message):
    __slots__ = ("layout", "rows")
    LAYOUT_FIELD_NUMBER: _ClassVar[int]
    ROWS_FIELD_NUMBER: _ClassVar[int]
    layout: KvLayout
    rows: KvRows
    def __init__(self, layout: _Optional[_Union[KvLayout, _Mapping]] = ..., rows: _Optional[_Union[KvRows, _Mapping]] = ...) -> None: ...

class KvLayout(_message.Message):
    __slots__ = ("model_fingerprint", "provenance", "num_layers", "layers", "num_kv_heads", "head_dim", "dtype", "byte_order", "rope_applied", "token_start", "token_end", "row_codec", "ranges", "head_start", "head_end")
    MODEL_FINGERPRINT_FIELD_NUMBER: _ClassVar[int]
    PROVENANCE_FIELD_NUMBER: _ClassVar[int]
    NUM_LAYERS_FIELD_NUMBER: _ClassVar[int]
    LAYERS_FIELD_NUMBER: _ClassVar[int]
    NUM_KV_HEADS_FIELD_NUMBER: _ClassVar[int]
    HEAD_DIM_FIELD_NUMBER: _ClassVar[int]
    DTYPE_FIELD_NUMBER: _ClassVar[int]
    BYTE_ORDER_FIELD_NUMBER: _ClassVar[int]
    ROPE_APPLIED_FIELD_NUMBER: _ClassVar[int]
    TOKEN_START_FIELD_NUMBER: _ClassVar[int]
    TOKEN_END_FIELD_NUMBER: _ClassVar[int]
    ROW_CODEC_FIELD_NUMBER: _ClassVar[int]
    RANGES_FIELD_NUMBER: _ClassVar[int]
    HEAD_START_FIELD_NUMBER: _ClassVar[int]
    HEAD_END_FIELD_NUMBER: _ClassVar[int]
    model_fingerprint: str
    provenance: str
    num_layers: int
    layers: _containers.RepeatedScalarFieldContainer[int]
    num_kv_heads: int
    head_dim: int
    dtype: str
    byte_order: str
    rope_applied: bool
    token_start: int
    token_end: int
    row_codec: str
    ranges: _containers.RepeatedCompositeFieldContainer[KvRange]
    head_start: int
    head_end: int
    def __init__(self, model_fingerprint: _Optional[str] = ..., provenance: _Optional[str] = ..., num_layers: _Optional[int] = ..., layers: _Optional[_Iterable[int]] = ..., num_kv_heads: _Optional[int] = ..., head_dim: _Optional[int] = ..., dtype: _Optional[str] = ..., byte_order: _Optional[str] = ..., rope_applied: bool = ..., token_start: _Optional[int] = ..., token_end: _Optional[int] = ..., row_codec: _Optional[str] = ..., ranges: _Optional[_Iterable[_Union[KvRange, _Mapping]]] = ..., head_start: _Optional[int] = ..., head_end: _Optional[int] = ...) -> None: ...

class KvRows(_message.Message):
    __slots__ = ("layer", "token_start", "num_tokens", "k", "v", "xxh3", "range_index")
    LAYER_FIELD_NUMBER: _ClassVar[int]
    TOKEN_START_FIELD_NUMBER: _ClassVar[int]
    NUM_TOKENS_FIELD_NUMBER: _ClassVar[int]
    K_FIELD_NUMBER: _ClassVar[int]
    V_FIELD_NUMBER: _ClassVar[int]
    XXH3_FIELD_NUMBER: _ClassVar[int]
    RANGE_INDEX_FIELD_NUMBER: _ClassVar[int]
    layer: int
    token_start: int
    num_tokens: int
    k: bytes
    v: bytes
    xxh3: int
    range_index: int
    def __init__(self, layer: _Optional[int] = ..., token_start: _Optional[int] = ..., num_tokens: _Optional[int] = ..., k: _Optional[bytes] = ..., v: _Optional[bytes] = ..., xxh3: _Optional[int] = ..., range_index: _Optional[int] = ...) -> None: ...

class LocateKvRequest(_message.Message):
    __slots__ = ("handle_id", "host_id")
    HANDLE_ID_FIELD_NUMBER: _ClassVar[int]
    HOST_ID_FIELD_NUMBER: _ClassVar[int]
    handle_id: str
    host_id: str
    def __init__(self, handle_id: _Optional[str] = ..., host_id: _Optional[str] = ...) -> None: ...

class LocateKvResponse(_message.Message):
    __slots__ = ("layout", "local", "reason")
    LAYOUT_FIELD_NUMBER: _ClassVar[int]
    LOCAL_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    layout: KvLayout
    local: LocalKv
    reason: str
    def __init__(self, layout: _Optional[_Union[KvLayout, _Mapping]] = ..., local: _Optional[_Union[LocalKv, _Mapping]] = ..., reason: _Optional[str] = ...) -> None: ...

class LocalKv(_message.Message):
    __slots__ = ("socket", "generation", "placement_id", "stored_tokens", "secret", "store_identity")
    SOCKET_FIELD_NUMBER: _ClassVar[int]
    GENERATION_FIELD_NUMBER: _ClassVar[int]
    PLACEMENT_ID_FIELD_NUMBER: _ClassVar[int]
    STORED_TOKENS_FIELD_NUMBER: _ClassVar[int]
    SECRET_FIELD_NUMBER: _ClassVar[int]
    STORE_IDENTITY_FIELD_NUMBER: _ClassVar[int]
    socket: str
    generation: int
    placement_id: int
    stored_tokens: int
    secret: bytes
    store_identity: str
    def __init__(self, socket: _Optional[str] = ..., generation: _Optional[int] = ..., placement_id: _Optional[int] = ..., stored_tokens: _Optional[int] = ..., secret: _Optional[bytes] = ..., store_identity: _Optional[str] = ...) -> None: ...

class WriteKvRequest(_message.Message):
    __slots__ = ("start", "rows")
    START_FIELD_NUMBER: _ClassVar[int]
    ROWS_FIELD_NUMBER: _ClassVar[int]
    start: WriteKvStart
    rows: KvRows
    def __init__(self, start: _Optional[_Union[WriteKvStart, _Mapping]] = ..., rows: _Optional[_Union[KvRows, _Mapping]] = ...) -> None: ...

class WriteKvStart(_message.Message):
    __slots__ = ("token_ids", "layout", "engine")
    TOKEN_IDS_FIELD_NUMBER: _ClassVar[int]
    LAYOUT_FIELD_NUMBER: _ClassVar[int]
    ENGINE_FIELD_NUMBER: _ClassVar[int]
    token_ids: TokenIds
    layout: KvLayout
    engine: str
    def __init__(self, token_ids: _Optional[_Union[TokenIds, _Mapping]] = ..., layout: _Optional[_Union[KvLayout, _Mapping]] = ..., engine: _Optional[str] = ...) -> None: ...

class WriteKvResponse(_message.Message):
    __slots__ = ("stored_tokens", "written_tokens", "provenance")
    STORED_TOKENS_FIELD_NUMBER: _ClassVar[int]
    WRITTEN_TOKENS_FIELD_NUMBER: _ClassVar[int]
    PROVENANCE_FIELD_NUMBER: _ClassVar[int]
    stored_tokens: int
    written_tokens: int
    provenance: str
    def __init__(self, stored_tokens: _Optional[int] = ..., written_tokens: _Optional[int] = ..., provenance: _Optional[str] = ...) -> None: ...

class WatchStoreRequest(_message.Message):
    __slots__ = ("heartbeat_s", "positions")
    HEARTBEAT_S_FIELD_NUMBER: _ClassVar[int]
    POSITIONS_FIELD_NUMBER: _ClassVar[int]
    heartbeat_s: float
    positions: _containers.RepeatedCompositeFieldContainer[StorePosition]
    def __init__(self, heartbeat_s: _Optional[float] = ..., positions: _Optional[_Iterable[_Union[StorePosition, _Mapping]]] = ...) -> None: ...

class StorePosition(_message.Message):
    __slots__ = ("node_id", "epoch", "sequence")
    NODE_ID_FIELD_NUMBER: _ClassVar[int]
    EPOCH_FIELD_NUMBER: _ClassVar[int]
    SEQUENCE_FIELD_NUMBER: _ClassVar[int]
    node_id: str
    epoch: int
    sequence: int
    def __init__(self, node_id: _Optional[str] = ..., epoch: _Optional[int] = ..., sequence: _Optional[int] = ...) -> None: ...

class WatchStoreResponse(_message.Message):
    __slots__ = ("started", "changes", "lost", "heartbeat")
    STARTED_FIELD_NUMBER: _ClassVar[int]
    CHANGES_FIELD_NUMBER: _ClassVar[int]
    LOST_FIELD_NUMBER: _ClassVar[int]
    HEARTBEAT_FIELD_NUMBER: _ClassVar[int]
    started: WatchStarted
    changes: ChunkChanges
    lost: StoreLost
    heartbeat: Heartbeat
    def __init__(self, started: _Optional[_Union[WatchStarted, _Mapping]] = ..., changes: _Optional[_Union[ChunkChanges, _Mapping]] = ..., lost: _Optional[_Union[StoreLost, _Mapping]] = ..., heartbeat: _Optional[_Union[Heartbeat, _Mapping]] = ...) -> None: ...

class WatchStarted(_message.Message):
    __slots__ = ("model_fingerprint", "chunk_tokens", "root_key", "provenance", "row_codec", "heartbeat_s")
    MODEL_FINGERPRINT_FIELD_NUMBER: _ClassVar[int]
    CHUNK_TOKENS_FIELD_NUMBER: _ClassVar[int]
    ROOT_KEY_FIELD_NUMBER: _ClassVar[int]
    PROVENANCE_FIELD_NUMBER: _ClassVar[int]
    ROW_CODEC_FIELD_NUMBER: _ClassVar[int]
    HEARTBEAT_S_FIELD_NUMBER: _ClassVar[int]
    model_fingerprint: str
    chunk_tokens: int
    root_key: bytes
    provenance: str
    row_codec: str
    heartbeat_s: float
    def __init__(self, model_fingerprint: _Optional[str] = ..., chunk_tokens: _Optional[int] = ..., root_key: _Optional[bytes] = ..., provenance: _Optional[str] = ..., row_codec: _Optional[str] = ..., heartbeat_s: _Optional[float] = ...) -> None: ...

class ChunkChanges(_message.Message):
    __slots__ = ("node_id", "epoch", "after", "sequence", "is_snapshot", "has_more", "added", "removed")
    NODE_ID_FIELD_NUMBER: _ClassVar[int]
    EPOCH_FIELD_NUMBER: _ClassVar[int]
    AFTER_FIELD_NUMBER: _ClassVar[int]
    SEQUENCE_FIELD_NUMBER: _ClassVar[int]
    IS_SNAPSHOT_FIELD_NUMBER: _ClassVar[int]
    HAS_MORE_FIELD_NUMBER: _ClassVar[int]
    ADDED_FIELD_NUMBER: _ClassVar[int]
    REMOVED_FIELD_NUMBER: _ClassVar[int]
    node_id: str
    epoch: int
    after: int
    sequence: int
    is_snapshot: bool
    has_more: bool
    added: _containers.RepeatedScalarFieldContainer[bytes]
    removed: _containers.RepeatedScalarFieldContainer[bytes]
    def __init__(self, node_id: _Optional[str] = ..., epoch: _Optional[int] = ..., after: _Optional[int] = ..., sequence: _Optional[int] = ..., is_snapshot: bool = ..., has_more: bool = ..., added: _Optional[_Iterable[bytes]] = ..., removed: _Optional[_Iterable[bytes]] = ...) -> None: ...

class StoreLost(_message.Message):
    __slots__ = ("node_id",)
    NODE_ID_FIELD_NUMBER: _ClassVar[int]
    node_id: str
    def __init__(self, node_id: _Optional[str] = ...) -> None: ...

class Heartbeat(_message.Message):
    __slots__ = ("load", "nodes")
    LOAD_FIELD_NUMBER: _ClassVar[int]
    NODES_FIELD_NUMBER: _ClassVar[int]
    load: ServiceLoad
    nodes: _containers.RepeatedCompositeFieldContainer[NodeLoad]
    def __init__(self, load: _Optional[_Union[ServiceLoad, _Mapping]] = ..., nodes: _Optional[_Iterable[_Union[NodeLoad, _Mapping]]] = ...) -> None: ...

class ServiceLoad(_message.Message):
    __slots__ = ("draining", "requests_running", "max_running_requests", "requests_queued", "max_queued_requests", "queued_tokens", "computing_tokens")
    DRAINING_FIELD_NUMBER: _ClassVar[int]
    REQUESTS_RUNNING_FIELD_NUMBER: _ClassVar[int]
    MAX_RUNNING_REQUESTS_FIELD_NUMBER: _ClassVar[int]
    REQUESTS_QUEUED_FIELD_NUMBER: _ClassVar[int]
    MAX_QUEUED_REQUESTS_FIELD_NUMBER: _ClassVar[int]
    QUEUED_TOKENS_FIELD_NUMBER: _ClassVar[int]
    COMPUTING_TOKENS_FIELD_NUMBER: _ClassVar[int]
    draining: bool
    requests_running: int
    max_running_requests: int
    requests_queued: int
    max_queued_requests: int
    queued_tokens: int
    computing_tokens: int
    def __init__(self, draining: bool = ..., requests_running: _Optional[int] = ..., max_running_requests: _Optional[int] = ..., requests_queued: _Optional[int] = ..., max_queued_requests: _Optional[int] = ..., queued_tokens: _Optional[int] = ..., computing_tokens: _Optional[int] = ...) -> None: ...

class NodeLoad(_message.Message):
    __slots__ = ("node_id", "name", "position", "room")
    NODE_ID_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    POSITION_FIELD_NUMBER: _ClassVar[int]
    ROOM_FIELD_NUMBER: _ClassVar[int]
    node_id: str
    name: str
    position: StorePosition
    room: StoreRoom
    def __init__(self, node_id: _Optional[str] = ..., name: _Optional[str] = ..., position: _Optional[_Union[StorePosition, _Mapping]] = ..., room: _Optional[_Union[StoreRoom, _Mapping]] = ...) -> None: ...

class StoreRoom(_message.Message):
    __slots__ = ("chunks", "disk_bytes_used", "disk_bytes_limit", "host_bytes_used", "host_bytes_limit")
    CHUNKS_FIELD_NUMBER: _ClassVar[int]
    DISK_BYTES_USED_FIELD_NUMBER: _ClassVar[int]
    DISK_BYTES_LIMIT_FIELD_NUMBER: _ClassVar[int]
    HOST_BYTES_USED_FIELD_NUMBER: _ClassVar[int]
    HOST_BYTES_LIMIT_FIELD_NUMBER: _ClassVar[int]
    chunks: int
    disk_bytes_used: int
    disk_bytes_limit: int
    host_bytes_used: int
    host_bytes_limit: int
    def __init__(self, chunks: _Optional[int] = ..., disk_bytes_used: _Optional[int] = ..., disk_bytes_limit: _Optional[int] = ..., host_bytes_used: _Optional[int] = ..., host_bytes_limit: _Optional[int] = ...) -> None: ...

class AbortRequest(_message.Message):
    __slots__ = ("request_ids",)
    REQUEST_IDS_FIELD_NUMBER: _ClassVar[int]
    request_ids: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, request_ids: _Optional[_Iterable[str]] = ...) -> None: ...

class AbortResponse(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class DeleteDataRequest(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class DeleteDataResponse(_message.Message):
    __slots__ = ("extents",)
    EXTENTS_FIELD_NUMBER: _ClassVar[int]
    extents: int
    def __init__(self, extents: _Optional[int] = ...) -> None: ...

class GetModelInfoRequest(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class GetModelInfoResponse(_message.Message):
    __slots__ = ("model", "architecture", "fingerprint", "dtype", "num_layers", "num_heads", "num_kv_heads", "head_dim", "vocab_size", "max_positions", "eos_token_ids", "kv_bytes_per_token", "preset", "chunk_tokens", "rope_applied", "limits", "chat_template_reads_clock")
    MODEL_FIELD_NUMBER: _ClassVar[int]
    ARCHITECTURE_FIELD_NUMBER: _ClassVar[int]
    FINGERPRINT_FIELD_NUMBER: _ClassVar[int]
    DTYPE_FIELD_NUMBER: _ClassVar[int]
    NUM_LAYERS_FIELD_NUMBER: _ClassVar[int]
    NUM_HEADS_FIELD_NUMBER: _ClassVar[int]
    NUM_KV_HEADS_FIELD_NUMBER: _ClassVar[int]
    HEAD_DIM_FIELD_NUMBER: _ClassVar[int]
    VOCAB_SIZE_FIELD_NUMBER: _ClassVar[int]
    MAX_POSITIONS_FIELD_NUMBER: _ClassVar[int]
    EOS_TOKEN_IDS_FIELD_NUMBER: _ClassVar[int]
    KV_BYTES_PER_TOKEN_FIELD_NUMBER: _ClassVar[int]
    PRESET_FIELD_NUMBER: _ClassVar[int]
    CHUNK_TOKENS_FIELD_NUMBER: _ClassVar[int]
    ROPE_APPLIED_FIELD_NUMBER: _ClassVar[int]
    LIMITS_FIELD_NUMBER: _ClassVar[int]
    CHAT_TEMPLATE_READS_CLOCK_FIELD_NUMBER: _ClassVar[int]
    model: str
    architecture: str
    fingerprint: str
    dtype: str
    num_layers: int
    num_heads: int
    num_kv_heads: int
    head_dim: int
    vocab_size: int
    max_positions: int
    eos_token_ids: _containers.RepeatedScalarFieldContainer[int]
    kv_bytes_per_token: int
    preset: str
    chunk_tokens: int
    rope_applied: bool
    limits: Limits
    chat_template_reads_clock: bool
    def __init__(self, model: _Optional[str] = ..., architecture: _Optional[str] = ..., fingerprint: _Optional[str] = ..., dtype: _Optional[str] = ..., num_layers: _Optional[int] = ..., num_heads: _Optional[int] = ..., num_kv_heads: _Optional[int] = ..., head_dim: _Optional[int] = ..., vocab_size: _Optional[int] = ..., max_positions: _Optional[int] = ..., eos_token_ids: _Optional[_Iterable[int]] = ..., kv_bytes_per_token: _Optional[int] = ..., preset: _Optional[str] = ..., chunk_tokens: _Optional[int] = ..., rope_applied: bool = ..., limits: _Optional[_Union[Limits, _Mapping]] = ..., chat_template_reads_clock: bool = ...) -> None: ...

class Limits(_message.Message):
    __slots__ = ("max_prompt_tokens", "max_prompt_text_bytes", "max_chat_messages", "max_message_bytes", "max_lease_s", "max_leases", "max_leased_bytes")
    MAX_PROMPT_TOKENS_FIELD_NUMBER: _ClassVar[int]
    MAX_PROMPT_TEXT_BYTES_FIELD_NUMBER: _ClassVar[int]
    MAX_CHAT_MESSAGES_FIELD_NUMBER: _ClassVar[int]
    MAX_MESSAGE_BYTES_FIELD_NUMBER: _ClassVar[int]
    MAX_LEASE_S_FIELD_NUMBER: _ClassVar[int]
    MAX_LEASES_FIELD_NUMBER: _ClassVar[int]
    MAX_LEASED_BYTES_FIELD_NUMBER: _ClassVar[int]
    max_prompt_tokens: int
    max_prompt_text_bytes: int
    max_chat_messages: int
    max_message_bytes: int
    max_lease_s: float
    max_leases: int
    max_leased_bytes: int
    def __init__(self, max_prompt_tokens: _Optional[int] = ..., max_prompt_text_bytes: _Optional[int] = ..., max_chat_messages: _Optional[int] = ..., max_message_bytes: _Optional[int] = ..., max_lease_s: _Optional[float] = ..., max_leases: _Optional[int] = ..., max_leased_bytes: _Optional[int] = ...) -> None: ...

class GetStatsRequest(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class GetStatsResponse(_message.Message):
    __slots__ = ("service", "store", "nodes", "first_token")
    SERVICE_FIELD_NUMBER: _ClassVar[int]
    STORE_FIELD_NUMBER: _ClassVar[int]
    NODES_FIELD_NUMBER: _ClassVar[int]
    FIRST_TOKEN_FIELD_NUMBER: _ClassVar[int]
    service: ServiceStats
    store: StoreStats
    nodes: _containers.RepeatedCompositeFieldContainer[NodeStats]
    first_token: FirstTokenTimes
    def __init__(self, service: _Optional[_Union[ServiceStats, _Mapping]] = ..., store: _Optional[_Union[StoreStats, _Mapping]] = ..., nodes: _Optional[_Iterable[_Union[NodeStats, _Mapping]]] = ..., first_token: _Optional[_Union[FirstTokenTimes, _Mapping]] = ...) -> None: ...

class FirstTokenTimes(_message.Message):
    __slots__ = ("requests", "p50_s", "p99_s")
    REQUESTS_FIELD_NUMBER: _ClassVar[int]
    P50_S_FIELD_NUMBER: _ClassVar[int]
    P99_S_FIELD_NUMBER: _ClassVar[int]
    requests: int
    p50_s: float
    p99_s: float
    def __init__(self, requests: _Optional[int] = ..., p50_s: _Optional[float] = ..., p99_s: _Optional[float] = ...) -> None: ...

class NodeStats(_message.Message):
    __slots__ = ("name", "store")
    NAME_FIELD_NUMBER: _ClassVar[int]
    STORE_FIELD_NUMBER: _ClassVar[int]
    name: str
    store: StoreStats
    def __init__(self, name: _Optional[str] = ..., store: _Optional[_Union[StoreStats, _Mapping]] = ...) -> None: ...

class ServiceStats(_message.Message):
    __slots__ = ("version", "model", "dtype", "workers", "uptime_s", "epoch", "requests", "requests_running", "requests_queued", "requests_failed", "requests_aborted", "prompt_tokens", "cached_tokens", "generated_tokens", "store_unavailable_requests", "store_write_errors", "recomputed_tokens", "replays", "decode_forwards", "decode_rows", "leases", "leased_bytes", "leases_granted", "leases_expired", "kv_bytes_sent", "requests_repeated", "prefix_fetches", "prefix_fetch_failures", "fetched_tokens", "fetched_bytes", "exact_requests_without_exact_kv", "stored_answer_tokens", "computed_for_others_tokens", "prefix_rows_shared_bytes", "copied_tokens", "queued_tokens", "computing_tokens", "watchers", "watch_overruns", "handles_located", "kv_writes", "refused_writes", "written_kv_bytes", "dropped_kv_bytes")
    VERSION_FIELD_NUMBER: _ClassVar[int]
    MODEL_FIELD_NUMBER: _ClassVar[int]
    DTYPE_FIELD_NUMBER: _ClassVar[int]
    WORKERS_FIELD_NUMBER: _ClassVar[int]
    UPTIME_S_FIELD_NUMBER: _ClassVar[int]
    EPOCH_FIELD_NUMBER: _ClassVar[int]
    REQUESTS_FIELD_NUMBER: _ClassVar[int]
    REQUESTS_RUNNING_FIELD_NUMBER: _ClassVar[int]
    REQUESTS_QUEUED_FIELD_NUMBER: _ClassVar[int]
    REQUESTS_FAILED_FIELD_NUMBER: _ClassVar[int]
    REQUESTS_ABORTED_FIELD_NUMBER: _ClassVar[int]
    PROMPT_TOKENS_FIELD_NUMBER: _ClassVar[int]
    CACHED_TOKENS_FIELD_NUMBER: _ClassVar[int]
    GENERATED_TOKENS_FIELD_NUMBER: _ClassVar[int]
    STORE_UNAVAILABLE_REQUESTS_FIELD_NUMBER: _ClassVar[int]
    STORE_WRITE_ERRORS_FIELD_NUMBER: _ClassVar[int]
    RECOMPUTED_TOKENS_FIELD_NUMBER: _ClassVar[int]
    REPLAYS_FIELD_NUMBER: _ClassVar[int]
    DECODE_FORWARDS_FIELD_NUMBER: _ClassVar[int]
    DECODE_ROWS_FIELD_NUMBER: _ClassVar[int]
    LEASES_FIELD_NUMBER: _ClassVar[int]
    LEASED_BYTES_FIELD_NUMBER: _ClassVar[int]
    LEASES_GRANTED_FIELD_NUMBER: _ClassVar[int]
    LEASES_EXPIRED_FIELD_NUMBER: _ClassVar[int]
    KV_BYTES_SENT_FIELD_NUMBER: _ClassVar[int]
    REQUESTS_REPEATED_FIELD_NUMBER: _ClassVar[int]
    PREFIX_FETCHES_FIELD_NUMBER: _ClassVar[int]
    PREFIX_FETCH_FAILURES_FIELD_NUMBER: _ClassVar[int]
    FETCHED_TOKENS_FIELD_NUMBER: _ClassVar[int]
    FETCHED_BYTES_FIELD_NUMBER: _ClassVar[int]
    EXACT_REQUESTS_WITHOUT_EXACT_KV_FIELD_NUMBER: _ClassVar[int]
    STORED_ANSWER_TOKENS_FIELD_NUMBER: _ClassVar[int]
    COMPUTED_FOR_OTHERS_TOKENS_FIELD_NUMBER: _ClassVar[int]
    PREFIX_ROWS_SHARED_BYTES_FIELD_NUMBER: _ClassVar[int]
    COPIED_TOKENS_FIELD_NUMBER: _ClassVar[int]
    QUEUED_TOKENS_FIELD_NUMBER: _ClassVar[int]
    COMPUTING_TOKENS_FIELD_NUMBER: _ClassVar[int]
    WATCHERS_FIELD_NUMBER: _ClassVar[int]
    WATCH_OVERRUNS_FIELD_NUMBER: _ClassVar[int]
    HANDLES_LOCATED_FIELD_NUMBER: _ClassVar[int]
    KV_WRITES_FIELD_NUMBER: _ClassVar[int]
    REFUSED_WRITES_FIELD_NUMBER: _ClassVar[int]
    WRITTEN_KV_BYTES_FIELD_NUMBER: _ClassVar[int]
    DROPPED_KV_BYTES_FIELD_NUMBER: _ClassVar[int]
    version: str
    model: str
    dtype: str
    workers: int
    uptime_s: float
    epoch: int
    requests: int
    requests_running: int
    requests_queued: int
    requests_failed: int
    requests_aborted: int
    prompt_tokens: int
    cached_tokens: int
    generated_tokens: int
    store_unavailable_requests: int
    store_write_errors: int
    recomputed_tokens: int
    replays: int
    decode_forwards: int
    decode_rows: int
    leases: int
    leased_bytes: int
    leases_granted: int
    leases_expired: int
    kv_bytes_sent: int
    requests_repeated: int
    prefix_fetches: int
    prefix_fetch_failures: int
    fetched_tokens: int
    fetched_bytes: int
    exact_requests_without_exact_kv: int
    stored_answer_tokens: int
    computed_for_others_tokens: int
    prefix_rows_shared_bytes: int
    copied_tokens: int
    queued_tokens: int
    computing_tokens: int
    watchers: int
    watch_overruns: int
    handles_located: int
    kv_writes: int
    refused_writes: int
    written_kv_bytes: int
    dropped_kv_bytes: int
    def __init__(self, version: _Optional[str] = ..., model: _Optional[str] = ..., dtype: _Optional[str] = ..., workers: _Optional[int] = ..., uptime_s: _Optional[float] = ..., epoch: _Optional[int] = ..., requests: _Optional[int] = ..., requests_running: _Optional[int] = ..., requests_queued: _Optional[int] = ..., requests_failed: _Optional[int] = ..., requests_aborted: _Optional[int] = ..., prompt_tokens: _Optional[int] = ..., cached_tokens: _Optional[int] = ..., generated_tokens: _Optional[int] = ..., store_unavailable_requests: _Optional[int] = ..., store_write_errors: _Optional[int] = ..., recomputed_tokens: _Optional[int] = ..., replays: _Optional[int] = ..., decode_forwards: _Optional[int] = ..., decode_rows: _Optional[int] = ..., leases: _Optional[int] = ..., leased_bytes: _Optional[int] = ..., leases_granted: _Optional[int] = ..., leases_expired: _Optional[int] = ..., kv_bytes_sent: _Optional[int] = ..., requests_repeated: _Optional[int] = ..., prefix_fetches: _Optional[int] = ..., prefix_fetch_failures: _Optional[int] = ..., fetched_tokens: _Optional[int] = ..., fetched_bytes: _Optional[int] = ..., exact_requests_without_exact_kv: _Optional[int] = ..., stored_answer_tokens: _Optional[int] = ..., computed_for_others_tokens: _Optional[int] = ..., prefix_rows_shared_bytes: _Optional[int] = ..., copied_tokens: _Optional[int] = ..., queued_tokens: _Optional[int] = ..., computing_tokens: _Optional[int] = ..., watchers: _Optional[int] = ..., watch_overruns: _Optional[int] = ..., handles_located: _Optional[int] = ..., kv_writes: _Optional[int] = ..., refused_writes: _Optional[int] = ..., written_kv_bytes: _Optional[int] = ..., dropped_kv_bytes: _Optional[int] = ...) -> None: ...

class StoreStats(_message.Message):
    __slots__ = ("chunks", "tokens_per_chunk", "disk_bytes_used", "disk_bytes_limit", "lookups", "lookup_tokens", "hit_tokens", "committed_chunks", "skipped_full_chunks", "skipped_busy_chunks", "quarantined_chunks", "disk_bytes_physical", "host_bytes_used", "host_bytes_limit", "evicted_chunks", "skipped_failed_chunks", "write_errors", "host_hits", "host_hit_bytes", "disk_reads", "disk_read_bytes", "written_bytes", "skipped_quota_chunks")
    CHUNKS_FIELD_NUMBER: _ClassVar[int]
    TOKENS_PER_CHUNK_FIELD_NUMBER: _ClassVar[int]
    DISK_BYTES_USED_FIELD_NUMBER: _ClassVar[int]
    DISK_BYTES_LIMIT_FIELD_NUMBER: _ClassVar[int]
    LOOKUPS_FIELD_NUMBER: _ClassVar[int]
    LOOKUP_TOKENS_FIELD_NUMBER: _ClassVar[int]
    HIT_TOKENS_FIELD_NUMBER: _ClassVar[int]
    COMMITTED_CHUNKS_FIELD_NUMBER: _ClassVar[int]
    SKIPPED_FULL_CHUNKS_FIELD_NUMBER: _ClassVar[int]
    SKIPPED_BUSY_CHUNKS_FIELD_NUMBER: _ClassVar[int]
    QUARANTINED_CHUNKS_FIELD_NUMBER: _ClassVar[int]
    DISK_BYTES_PHYSICAL_FIELD_NUMBER: _ClassVar[int]
    HOST_BYTES_USED_FIELD_NUMBER: _ClassVar[int]
    HOST_BYTES_LIMIT_FIELD_NUMBER: _ClassVar[int]
    EVICTED_CHUNKS_FIELD_NUMBER: _ClassVar[int]
    SKIPPED_FAILED_CHUNKS_FIELD_NUMBER: _ClassVar[int]
    WRITE_ERRORS_FIELD_NUMBER: _ClassVar[int]
    HOST_HITS_FIELD_NUMBER: _ClassVar[int]
    HOST_HIT_BYTES_FIELD_NUMBER: _ClassVar[int]
    DISK_READS_FIELD_NUMBER: _ClassVar[int]
    DISK_READ_BYTES_FIELD_NUMBER: _ClassVar[int]
    WRITTEN_BYTES_FIELD_NUMBER: _ClassVar[int]
    SKIPPED_QUOTA_CHUNKS_FIELD_NUMBER: _ClassVar[int]
    chunks: int
    tokens_per_chunk: int
    disk_bytes_used: int
    disk_bytes_limit: int
    lookups: int
    lookup_tokens: int
    hit_tokens: int
    committed_chunks: int
    skipped_full_chunks: int
    skipped_busy_chunks: int
    quarantined_chunks: int
    disk_bytes_physical: int
    host_bytes_used: int
    host_bytes_limit: int
    evicted_chunks: int
    skipped_failed_chunks: int
    write_errors: int
    host_hits: int
    host_hit_bytes: int
    disk_reads: int
    disk_read_bytes: int
    written_bytes: int
    skipped_quota_chunks: int
    def __init__(self, chunks: _Optional[int] = ..., tokens_per_chunk: _Optional[int] = ..., disk_bytes_used: _Optional[int] = ..., disk_bytes_limit: _Optional[int] = ..., lookups: _Optional[int] = ..., lookup_tokens: _Optional[int] = ..., hit_tokens: _Optional[int] = ..., committed_chunks: _Optional[int] = ..., skipped_full_chunks: _Optional[int] = ..., skipped_busy_chunks: _Optional[int] = ..., quarantined_chunks: _Optional[int] = ..., disk_bytes_physical: _Optional[int] = ..., host_bytes_used: _Optional[int] = ..., host_bytes_limit: _Optional[int] = ..., evicted_chunks: _Optional[int] = ..., skipped_failed_chunks: _Optional[int] = ..., write_errors: _Optional[int] = ..., host_hits: _Optional[int] = ..., host_hit_bytes: _Optional[int] = ..., disk_reads: _Optional[int] = ..., disk_read_bytes: _Optional[int] = ..., written_bytes: _Optional[int] = ..., skipped_quota_chunks: _Optional[int] = ...) -> None: ...

class GetTraceRequest(_message.Message):
    __slots__ = ("request_id",)
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    request_id: str
    def __init__(self, request_id: _Optional[str] = ...) -> None: ...

class GetTraceResponse(_message.Message):
    __slots__ = ("request_id", "status", "end_s", "phases", "workers", "token_s")
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    STATUS_FIELD_NUMBER: _ClassVar[int]
    END_S_FIELD_NUMBER: _ClassVar[int]
    PHASES_FIELD_NUMBER: _ClassVar[int]
    WORKERS_FIELD_NUMBER: _ClassVar[int]
    TOKEN_S_FIELD_NUMBER: _ClassVar[int]
    request_id: str
    status: str
    end_s: float
    phases: _containers.RepeatedCompositeFieldContainer[TracePhase]
    workers: _containers.RepeatedCompositeFieldContainer[WorkerTrace]
    token_s: _containers.RepeatedScalarFieldContainer[float]
    def __init__(self, request_id: _Optional[str] = ..., status: _Optional[str] = ..., end_s: _Optional[float] = ..., phases: _Optional[_Iterable[_Union[TracePhase, _Mapping]]] = ..., workers: _Optional[_Iterable[_Union[WorkerTrace, _Mapping]]] = ..., token_s: _Optional[_Iterable[float]] = ...) -> None: ...

class TracePhase(_message.Message):
    __slots__ = ("name", "start_s", "end_s")
    NAME_FIELD_NUMBER: _ClassVar[int]
    START_S_FIELD_NUMBER: _ClassVar[int]
    END_S_FIELD_NUMBER: _ClassVar[int]
    name: str
    start_s: float
    end_s: float
    def __init__(self, name: _Optional[str] = ..., start_s: _Optional[float] = ..., end_s: _Optional[float] = ...) -> None: ...

class WorkerTrace(_message.Message):
    __slots__ = ("rank", "token_start", "token_end", "intervals", "dropped_intervals")
    RANK_FIELD_NUMBER: _ClassVar[int]
    TOKEN_START_FIELD_NUMBER: _ClassVar[int]
    TOKEN_END_FIELD_NUMBER: _ClassVar[int]
    INTERVALS_FIELD_NUMBER: _ClassVar[int]
    DROPPED_INTERVALS_FIELD_NUMBER: _ClassVar[int]
    rank: int
    token_start: int
    token_end: int
    intervals: _containers.RepeatedCompositeFieldContainer[TraceInterval]
    dropped_intervals: int
    def __init__(self, rank: _Optional[int] = ..., token_start: _Optional[int] = ..., token_end: _Optional[int] = ..., intervals: _Optional[_Iterable[_Union[TraceInterval, _Mapping]]] = ..., dropped_intervals: _Optional[int] = ...) -> None: ...

class TraceInterval(_message.Message):
    __slots__ = ("activity", "start_s", "end_s", "layer_start", "layer_end", "size_bytes", "tier", "purpose")
    ACTIVITY_FIELD_NUMBER: _ClassVar[int]
    START_S_FIELD_NUMBER: _ClassVar[int]
    END_S_FIELD_NUMBER: _ClassVar[int]
    LAYER_START_FIELD_NUMBER: _ClassVar[int]
    LAYER_END_FIELD_NUMBER: _ClassVar[int]
    SIZE_BYTES_FIELD_NUMBER: _ClassVar[int]
    TIER_FIELD_NUMBER: _ClassVar[int]
    PURPOSE_FIELD_NUMBER: _ClassVar[int]
    activity: TraceActivity
    start_s: float
    end_s: float
    layer_start: int
    layer_end: int
    size_bytes: int
    tier: str
    purpose: str
    def __init__(self, activity: _Optional[_Union[TraceActivity, str]] = ..., start_s: _Optional[float] = ..., end_s: _Optional[float] = ..., layer_start: _Optional[int] = ..., layer_end: _Optional[int] = ..., size_bytes: _Optional[int] = ..., tier: _Optional[str] = ..., purpose: _Optional[str] = ...) -> None: ...
