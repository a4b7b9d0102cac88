"""Converts messages of the engine API to plain values and back. Unsupported fields are refused, never ignored."""

import uuid
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from google.protobuf.unknown_fields import UnknownFieldSet
from smg_grpc_proto import vllm_engine_pb2 as engine_pb

from cluster.config.limits import LimitsConfig
from cluster.errors import InvalidRequest
from cluster.ingress.messages.request_limits import check_num_tokens, check_request_id
from cluster.requests.coordinator import Coordinator
from cluster.requests.request import Finished, NextToken
from workers.plan.events import FinishReason
from workers.plan.sampling import SamplingParams, check_logprobs

_REQUEST_FIELDS = {"request_id", "tokenized", "sampling_params", "stream"}
#: Supported fields; those about text have no effect here, because the gateway detokenises.
_SAMPLING_FIELDS = {
    *("temperature", "top_p", "top_k", "min_p", "repetition_penalty", "seed", "logprobs"),
    *("max_tokens", "stop", "stop_token_ids", "ignore_eos"),
    *("skip_special_tokens", "spaces_between_special_tokens", "include_stop_str_in_output"),
}
#: Fields that may only have the one value that this service supports.
_ONLY: Mapping[str, int] = {"n": 1, "data_parallel_rank": 0}
#: The engine API's default temperature.
_TEMPERATURE = 1.0
_SEEDS = 2**64
_FINISH_REASONS = {FinishReason.STOP: "stop", FinishReason.LENGTH: "length", FinishReason.ABORT: "abort"}

Message = Any  # generated messages without type stubs


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """A checked request of the engine API."""

    request_id: str
    token_ids: tuple[int, ...]
    max_new_tokens: int
    stops: tuple[str, ...]
    stop_token_ids: tuple[int, ...]
    ignores_eos: bool
    sampling: SamplingParams
    num_top_logprobs: int | None
    is_streamed: bool


def asked_of(request: Message, limits: LimitsConfig, max_positions: int) -> Asked:
    """Check and convert a request. Raises InvalidRequest."""
    check_request_id(request.request_id)
    params = request.sampling_params
    if not request.HasField("tokenized"):
        raise InvalidRequest("the engine API takes only token ids: set tokenized.input_ids")
    _check_fields(request, _REQUEST_FIELDS)
    _check_fields(params, _SAMPLING_FIELDS)
    check_num_tokens(limits, len(request.tokenized.input_ids), max_positions)
    token_ids = tuple(request.tokenized.input_ids)
    # By default all positions that are left. A prompt without room for one token is refused by the model's own check.
    max_new_tokens = params.max_tokens if params.HasField("max_tokens") else max(1, max_positions - len(token_ids))
    num_top_logprobs = params.logprobs if params.HasField("logprobs") else None
    try:
        check_logprobs(num_top_logprobs)
        sampling = _sampling_of(params)
    except ValueError as error:
        raise InvalidRequest(str(error)) from None
    return Asked(
        request_id=request.request_id or uuid.uuid4().hex,
        token_ids=token_ids,
        max_new_tokens=max_new_tokens,
        stops=tuple(params.stop),
        stop_token_ids=tuple(params.stop_token_ids),
        ignores_eos=params.ignore_eos,
        sampling=sampling,
        num_top_logprobs=num_top_logprobs,
        is_streamed=request.stream,
    )


def _check_fields(message: Message, ours: set[str]) -> None:
    """Raises InvalidRequest for a field that is not supported."""
    for field, value in message.ListFields():
        if field.name not in ours and field.name not in _ONLY:
            raise InvalidRequest(f"this service does not support {field.name}: leave it out")
        if field.name in _ONLY and value != _ONLY[field.name]:
            raise InvalidRequest(f"{field.name} must be {_ONLY[field.name]}, not {value}")
    if unknown := [field.field_number for field in UnknownFieldSet(message)]:
        name = message.DESCRIPTOR.name
        raise InvalidRequest(
            f"{name} has field {unknown[0]}, which the installed smg-grpc-proto does not know: leave it out, or "
            "upgrade smg-grpc-proto at the service"
        )


def _sampling_of(params: Message) -> SamplingParams:
    """Convert the sampling parameters; a zero `top_p` or `repetition_penalty` means not set. Raises ValueError."""
    return SamplingParams(
        temperature=params.temperature if params.HasField("temperature") else _TEMPERATURE,
        top_k=params.top_k,
        top_p=params.top_p or 1.0,
        min_p=params.min_p,
        repetition_penalty=params.repetition_penalty or 1.0,
        seed=params.seed % _SEEDS if params.HasField("seed") else None,
    ).seeded()


def chunk_message(token: NextToken, num_prompt_tokens: int) -> Message:
    return engine_pb.GenerateResponse(
        chunk=engine_pb.GenerateStreamChunk(
            token_ids=[token.token_id],
            prompt_tokens=num_prompt_tokens,
            completion_tokens=1,
            output_logprobs=_logprobs_message([token]),
        )
    )


def complete_message(asked: Asked, tokens: Sequence[NextToken], end: Finished, matched_stop: str | None) -> Message:
    """The last message, with all tokens unless they were streamed. `matched_stop`: the stop text that ended it."""
    reason = FinishReason.STOP if matched_stop is not None else end.reason
    last = tokens[-1].token_id if tokens else None
    is_stop_token = reason is FinishReason.STOP and matched_stop is None and last in asked.stop_token_ids
    rest = () if asked.is_streamed else tokens
    return engine_pb.GenerateResponse(
        complete=engine_pb.GenerateComplete(
            output_ids=[token.token_id for token in rest],
            finish_reason=_FINISH_REASONS[reason],
            prompt_tokens=end.stats.num_prompt_tokens,
            completion_tokens=len(tokens),
            cached_tokens=end.stats.num_cached_tokens,
            output_logprobs=_logprobs_message(rest),
            matched_token_id=last if is_stop_token else None,
            matched_stop_str=matched_stop,
        )
    )


def _logprobs_message(tokens: Sequence[NextToken]) -> Message | None:
    pairs = [(token.token_id, token.logprobs) for token in tokens if token.logprobs is not None]
    if not pairs:
        return None
    return engine_pb.OutputLogProbs(
        token_ids=[token_id for token_id, _ in pairs],
        token_logprobs=[logprobs.logprob for _, logprobs in pairs],
        top_logprobs=[
            engine_pb.TopLogProbs(
                token_ids=[token_id for token_id, _ in logprobs.top], values=[value for _, value in logprobs.top]
            )
            for _, logprobs in pairs
        ],
    )


def model_info_message(coordinator: Coordinator) -> Message:
    """Facts of the model. `tokenizer_path` does not exist, so that the gateway asks for the files (`GetTokenizer`):
    files that it has or downloads under the model's name may differ.
    """
    facts = coordinator.facts
    return engine_pb.GetModelInfoResponse(
        served_model_name=facts.name,
        tokenizer_path=f"/runahead/{facts.fingerprint}",
        is_generation=True,
        model_type=facts.architecture,
        vocab_size=facts.vocab_size,
        max_context_length=facts.max_positions,
        max_req_input_len=coordinator.config.limits.most_tokens(facts.max_positions),
        eos_token_ids=facts.eos_token_ids,
    )


def server_info_message(coordinator: Coordinator, uptime_s: float) -> Message:
    load = coordinator.load()
    return _known(
        engine_pb.GetServerInfoResponse,
        server_type="vllm-grpc",
        active_requests=load.num_running + load.num_queued,
        uptime_seconds=uptime_s,
        data_parallel_size=1,
        model_dtype=coordinator.facts.kv.dtype,
        max_num_seqs=load.max_running,
    )


def loads_message(coordinator: Coordinator, timestamp: str, version: str) -> Message:
    load = coordinator.load()
    scheduler = _known(
        engine_pb.SchedulerLoad,
        num_running_reqs=load.num_running,
        num_waiting_reqs=load.num_queued,
        num_total_reqs=load.num_running + load.num_queued,
        max_running_requests=load.max_running,
        num_waiting_uncached_tokens=load.num_queued_tokens,
    )
    return engine_pb.GetLoadsResponse(timestamp=timestamp, version=version, dp_rank_count=1, loads=[scheduler])


def _known(message: Any, **fields: Any) -> Message:
    """Make a message without fields that the installed release of the messages lacks; gateways can do without them."""
    return message(**{name: value for name, value in fields.items() if name in message.DESCRIPTOR.fields_by_name})
