"""Converts chat messages to plain values; their JSON texts are parsed and checked before a chat template sees them."""

import json
import math
from collections.abc import Iterator, Mapping
from typing import Any, NoReturn

from cluster.errors import InvalidRequest
from protos.runahead.v1 import runahead_pb2 as pb
from workers.text.chat import Chat, ChatTurn

#: Most bytes of all JSON texts of a chat.
_MAX_JSON_BYTES = 2**20
_MAX_KWARGS_BYTES = 2**16
#: Most levels of nested lists and objects, which templates walk recursively.
_MAX_DEPTH = 32
#: Whole numbers must be smaller than this, so that every JSON parser reads them alike.
_MAX_INTEGER = 2**63


def json_bytes(chat: pb.Chat) -> int:
    """Bytes of a chat's JSON texts, which are not parsed. Raises InvalidRequest when there are too many."""
    if len(chat.chat_template_kwargs.encode()) > _MAX_KWARGS_BYTES:
        raise InvalidRequest(f"chat_template_kwargs may have {_MAX_KWARGS_BYTES} bytes at most")
    size_bytes = sum(len(text.encode()) for text in _json_texts(chat))
    if size_bytes > _MAX_JSON_BYTES:
        raise InvalidRequest(
            f"tools, tool_calls and chat_template_kwargs may have {_MAX_JSON_BYTES} bytes at most, together"
        )
    return size_bytes


def chat_of(chat: pb.Chat) -> Chat:
    """Convert a chat. Raises InvalidRequest for invalid JSON, or JSON of a wrong form."""
    tools = _list_of_functions("tools", chat.tools)
    for tool in tools:
        if not isinstance(tool["function"].get("parameters", {}), dict):
            raise InvalidRequest("parameters of a function in tools must be an object")
    template_kwargs = _read("chat_template_kwargs", chat.chat_template_kwargs or "{}")
    if not isinstance(template_kwargs, dict):
        raise InvalidRequest("chat_template_kwargs must be a JSON object")
    return Chat(
        turns=tuple(ChatTurn(role=message.role, fields=_fields(message)) for message in chat.messages),
        tools=tuple(tools),
        template_kwargs=template_kwargs,
        continues_final_message=chat.continue_final_message,
    )


def _json_texts(chat: pb.Chat) -> Iterator[str]:
    yield from (chat.tools, chat.chat_template_kwargs)
    yield from (message.tool_calls for message in chat.messages)


def _fields(message: pb.ChatMessage) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    if message.content or not message.tool_calls:
        fields["content"] = message.content
    if message.tool_calls:
        calls = fields["tool_calls"] = _list_of_functions("tool_calls", message.tool_calls)
        for call in calls:
            call["function"]["arguments"] = _arguments(call["function"].get("arguments", {}))
    given = {"tool_call_id": message.tool_call_id, "name": message.name}
    return fields | {name: text for name, text in given.items() if text}


def _arguments(arguments: Any) -> dict[str, Any]:
    """Arguments of a function call as an object: templates write JSON themselves, and would quote a JSON text."""
    if isinstance(arguments, str):
        arguments = _read("arguments", arguments or "{}")
    if not isinstance(arguments, dict):
        raise InvalidRequest("arguments of a function in tool_calls must be an object, or the JSON text of one")
    return arguments


def _list_of_functions(name: str, text: str) -> list[dict[str, Any]]:
    functions = _read(name, text or "[]")
    if not isinstance(functions, list) or not all(map(_is_function, functions)):
        raise InvalidRequest(f'{name} must be a JSON list of {{"type": "function", "function": {{"name": ...}}}}')
    return functions


def _is_function(value: Any) -> bool:
    match value:
        case {"function": {"name": str(name)}}:
            return bool(name) and value.get("type", "function") == "function"
    return False


def _read(name: str, text: str) -> Any:
    """Parse a JSON text that every JSON parser reads alike. Raises InvalidRequest."""

    def refuse(constant: str) -> NoReturn:
        raise ValueError(f"{constant} is not JSON")

    try:
        value = json.loads(text, parse_constant=refuse)
    except (ValueError, RecursionError):  # its message may quote the text
        raise InvalidRequest(f"{name} is not a JSON text") from None
    _check(name, value, _MAX_DEPTH)
    return value


def _check(name: str, value: Any, depth: int) -> None:
    """Raises InvalidRequest for a value that is too deep, or that JSON parsers read differently."""
    match value:
        case Mapping() | list() if not depth:
            raise InvalidRequest(f"{name} has more than {_MAX_DEPTH} levels of lists and objects")
        case Mapping():
            for key, each in value.items():
                _check(name, key, depth - 1)
                _check(name, each, depth - 1)
        case list():
            for each in value:
                _check(name, each, depth - 1)
        case str() if not _is_unicode(value):
            raise InvalidRequest(f"{name} has half of a surrogate pair, which is not a character")
        case int() if abs(value) >= _MAX_INTEGER:
            raise InvalidRequest(f"{name} has a whole number beyond 64 bits")
        case float() if math.isinf(value):
            raise InvalidRequest(f"{name} has a number beyond 64 bits")


def _is_unicode(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
