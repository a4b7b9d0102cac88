"""Checks of one request's fields, before any work is done for it."""

import re
from collections.abc import Iterable, Sequence

from cluster.config.limits import LimitsConfig
from cluster.errors import InvalidRequest
from cluster.ingress.messages.chat_messages import json_bytes
from cluster.requests.admission import Priority
from protos.runahead.v1 import runahead_pb2 as pb
from workers.plan.loss_curve import MaxLoss
from workers.plan.sampling import GREEDY, MAX_TOP_LOGPROBS, SamplingParams, check_logprobs

#: Valid request ids; bounded because they are logged and kept in memory.
_REQUEST_ID = re.compile(r"[!-~]{1,128}")
_MAX_STOP_TEXTS = 16
_MAX_STOP_TEXT_BYTES = 1024
_MAX_STOP_TOKENS = 64
_MAX_ABORTS = 1024
#: Most log-probabilities of a prompt in one reply, of its own tokens and of the best ones. Each takes up to 9 bytes
#: with its token id, so all are well below the 4 MiB that gRPC clients accept by default.
_MAX_PROMPT_LOGPROBS = 2**18
_MAX_CONTINUATIONS = 64
_MAX_CONTINUATION_TOKENS = 256
_MAX_ROLE_BYTES = 64
_MAX_NAME_BYTES = 256
_MAX_LOSSES: dict[int, MaxLoss | None] = {
    pb.MAX_LOSS_UNSPECIFIED: None,
    pb.MAX_LOSS_NONE: MaxLoss.NONE,
    pb.MAX_LOSS_SMALL: MaxLoss.SMALL,
    pb.MAX_LOSS_ANY: MaxLoss.ANY,
}

_PRIORITIES: dict[int, Priority] = {
    pb.PRIORITY_UNSPECIFIED: Priority.INTERACTIVE,
    pb.PRIORITY_INTERACTIVE: Priority.INTERACTIVE,
    pb.PRIORITY_BATCH: Priority.BATCH,
}


def check_prompt(limits: LimitsConfig, prompt: pb.Prompt, max_positions: int) -> None:
    """Check a prompt before tokenisation. Raises InvalidRequest."""
    match prompt.WhichOneof("input"):
        case "text":
            _check_text(limits, [prompt.text])
        case "chat":
            _check_chat(limits, prompt.chat)
        case "token_ids":
            check_num_tokens(limits, len(prompt.token_ids.ids), max_positions)


def check_num_tokens(limits: LimitsConfig, num_tokens: int, max_positions: int, at_least: str = "") -> None:
    """Raises InvalidRequest for too many tokens. `at_least`: text before the number when it is a lower bound."""
    if num_tokens > max_positions:
        raise InvalidRequest(f"{at_least}{num_tokens} prompt tokens exceed the model's {max_positions} positions")
    if num_tokens > limits.most_tokens(max_positions):
        most = limits.max_prompt_tokens
        raise InvalidRequest(f"{at_least}{num_tokens} prompt tokens exceed this service's limit of {most}")


def _check_chat(limits: LimitsConfig, chat: pb.Chat) -> None:
    messages = chat.messages
    if len(messages) > limits.max_chat_messages:
        raise InvalidRequest(f"{len(messages)} chat messages exceed this service's limit of {limits.max_chat_messages}")
    if any(len(message.role.encode()) > _MAX_ROLE_BYTES for message in messages):
        raise InvalidRequest(f"the role of a chat message may have {_MAX_ROLE_BYTES} bytes at most")
    names = (name for message in messages for name in (message.name, message.tool_call_id))
    if any(len(name.encode()) > _MAX_NAME_BYTES for name in names):
        raise InvalidRequest(f"name and tool_call_id of a chat message may have {_MAX_NAME_BYTES} bytes at most")
    _check_text(limits, (message.content for message in messages), json_bytes(chat))


def _check_text(limits: LimitsConfig, texts: Iterable[str], more_bytes: int = 0) -> None:
    size_bytes = sum(len(text.encode()) for text in texts) + more_bytes
    if size_bytes > limits.max_prompt_text_bytes:
        raise InvalidRequest(
            f"{size_bytes} bytes of prompt text exceed this service's limit of {limits.max_prompt_text_bytes}"
        )


def check_request_id(request_id: str) -> None:
    """Raises InvalidRequest. An empty id is valid: the service makes one."""
    if request_id and _REQUEST_ID.fullmatch(request_id) is None:
        raise InvalidRequest("request_id must be 1 to 128 printable ASCII characters without spaces")


def check_stops(stops: Sequence[str], stop_token_ids: Sequence[int]) -> None:
    """Raises InvalidRequest for too many, too long or empty stop texts."""
    if len(stops) > _MAX_STOP_TEXTS:
        raise InvalidRequest(f"a request may have {_MAX_STOP_TEXTS} stop texts, not {len(stops)}")
    if any(not stop for stop in stops):
        raise InvalidRequest("a stop text must not be empty")
    if any(len(stop.encode()) > _MAX_STOP_TEXT_BYTES for stop in stops):
        raise InvalidRequest(f"a stop text may have {_MAX_STOP_TEXT_BYTES} bytes at most")
    if len(stop_token_ids) > _MAX_STOP_TOKENS:
        raise InvalidRequest(f"a request may have {_MAX_STOP_TOKENS} stop tokens, not {len(stop_token_ids)}")


def sampling_of(request: pb.GenerateRequest) -> SamplingParams:
    """Sampling parameters of a request, with a seed where tokens are drawn. Raises InvalidRequest."""
    if not request.HasField("sampling"):
        return GREEDY
    wire = request.sampling
    try:
        return SamplingParams(
            temperature=wire.temperature,
            top_k=wire.top_k,
            top_p=wire.top_p if wire.HasField("top_p") else GREEDY.top_p,
            min_p=wire.min_p,
            repetition_penalty=(
                wire.repetition_penalty if wire.HasField("repetition_penalty") else GREEDY.repetition_penalty
            ),
            seed=wire.seed if wire.HasField("seed") else None,
        ).seeded()
    except ValueError as error:
        raise InvalidRequest(str(error)) from None


def kv_budget_of(request: pb.PrefillRequest | pb.GenerateRequest) -> float | None:
    """Budget of a request; None for the whole prefix. Raises InvalidRequest for `recall_guard`, which was removed."""
    if request.recall_guard:
        raise InvalidRequest("recall_guard was removed: set a larger kv_budget, or a max_loss")
    return request.kv_budget or None


def max_loss_of(request: pb.PrefillRequest | pb.GenerateRequest) -> MaxLoss | None:
    """Largest acceptable loss of a request. Raises InvalidRequest for an unknown number."""
    if request.max_loss not in _MAX_LOSSES:
        raise InvalidRequest(f"max_loss must be NONE, SMALL or ANY, not {request.max_loss}")
    return _MAX_LOSSES[request.max_loss]


def priority_of(request: pb.PrefillRequest | pb.GenerateRequest) -> Priority:
    """Priority of a request. Raises InvalidRequest for an unknown number."""
    if request.priority not in _PRIORITIES:
        raise InvalidRequest(f"priority must be INTERACTIVE or BATCH, not {request.priority}")
    return _PRIORITIES[request.priority]


def num_top_logprobs_of(request: pb.GenerateRequest) -> int | None:
    """Number of best tokens with log-probabilities for each generated token; None for none. Raises InvalidRequest."""
    number = request.logprobs if request.HasField("logprobs") else None
    try:
        check_logprobs(number)
    except ValueError as error:
        raise InvalidRequest(str(error)) from None
    return number


def num_prompt_logprobs_of(request: pb.PrefillRequest | pb.GenerateRequest) -> int | None:
    """Number of best tokens with log-probabilities for each prompt token; None for none.

    Raises InvalidRequest, also with a budget or a loss, because all rows must be attended to.
    """
    if not request.HasField("prompt_logprobs"):
        return None
    number = request.prompt_logprobs
    if number > MAX_TOP_LOGPROBS:
        raise InvalidRequest(f"prompt_logprobs must be from 0 to {MAX_TOP_LOGPROBS}, not {number}")
    if request.kv_budget or max_loss_of(request) not in (None, MaxLoss.NONE):
        raise InvalidRequest("prompt_logprobs are exact: leave out kv_budget and max_loss")
    return number


def check_prompt_logprobs(number: int | None, num_tokens: int) -> None:
    """Raises InvalidRequest when a reply has no room for the log-probabilities of a prompt of `num_tokens`."""
    if number is not None and (1 + number) * num_tokens > _MAX_PROMPT_LOGPROBS:
        most = _MAX_PROMPT_LOGPROBS // (1 + number)
        raise InvalidRequest(
            f"prompt_logprobs={number} of {num_tokens} prompt tokens do not fit a reply: send {most} tokens at most"
        )


def continuations_of(request: pb.PrefillRequest) -> tuple[tuple[int, ...], ...]:
    """Continuations to score. Raises InvalidRequest for too many or too long ones."""
    if len(request.continuations) > _MAX_CONTINUATIONS:
        raise InvalidRequest(f"a request may have {_MAX_CONTINUATIONS} continuations, not {len(request.continuations)}")
    longest = max((len(each.ids) for each in request.continuations), default=0)
    if longest > _MAX_CONTINUATION_TOKENS:
        raise InvalidRequest(f"a continuation may have {_MAX_CONTINUATION_TOKENS} tokens, not {longest}")
    return tuple(tuple(each.ids) for each in request.continuations)


def is_to_memory(request: pb.WarmRequest) -> bool:
    """Whether stored KV is to be loaded into the store's memory. Raises InvalidRequest for an unknown tier."""
    if request.tier not in pb.Tier.values():
        raise InvalidRequest(f"tier must be DISK or HOST, not {request.tier}")
    return request.tier != pb.TIER_DISK


def check_aborts(request_ids: Sequence[str]) -> None:
    """Raises InvalidRequest for too many ids in one call."""
    if len(request_ids) > _MAX_ABORTS:
        raise InvalidRequest(f"a call may abort {_MAX_ABORTS} requests, not {len(request_ids)}: make several calls")
