"""The forms that chat templates require of a message that calls tools: they differ, and each template fails on others.

Most templates take a message without content, as OpenAI's clients send it, and arguments as an object. Some fail
without a content. Some write a call only if the content is null, and arguments only if they are a JSON text.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from workers.text.chat import Chat, ChatTurn

#: Prefix of a template that sets the missing content of messages to null: transformers drops null entries. It ends its
#: line, so that the template begins on a line of its own.
NULL_CONTENTS = (
    "{%- set filled = namespace(messages=[]) -%}{%- for message in messages -%}"
    "{%- set filled.messages = filled.messages + [message if 'content' in message else dict(message, content=none)] -%}"
    "{%- endfor -%}{%- set messages = filled.messages %}\n"
)
_ABSENT = object()


def forms_of(chat: Chat) -> Iterator[Chat]:
    """The chat as it is, then other forms of the same meaning. Without tool calls, only missing contents vary."""
    calls = [turn for turn in chat.turns if "tool_calls" in turn.fields]
    contents = [_ABSENT, "", None] if any("content" not in turn.fields for turn in chat.turns) else [_ABSENT]
    for content in contents:
        with_content = chat if content is _ABSENT else _with_content(chat, content)
        yield with_content
        if calls:
            yield _with_json_arguments(with_content)


def has_null_contents(chat: Chat) -> bool:
    return any(turn.fields.get("content", "") is None for turn in chat.turns)


def _with_content(chat: Chat, content: Any) -> Chat:
    """The chat with `content` in every message that has none."""
    turns = (replace(turn, fields={"content": content, **turn.fields}) for turn in chat.turns)
    return replace(chat, turns=tuple(turns))


def _with_json_arguments(chat: Chat) -> Chat:
    return replace(chat, turns=tuple(map(_turn_with_json_arguments, chat.turns)))


def _turn_with_json_arguments(turn: ChatTurn) -> ChatTurn:
    if "tool_calls" not in turn.fields:
        return turn
    calls = [_call_with_json_arguments(call) for call in turn.fields["tool_calls"]]
    return replace(turn, fields={**turn.fields, "tool_calls": calls})


def _call_with_json_arguments(call: Mapping[str, Any]) -> dict[str, Any]:
    function = dict(call["function"])
    if not isinstance(function.get("arguments", ""), str):
        # Stand-ins of control tokens are not escaped.
        function["arguments"] = json.dumps(function["arguments"], ensure_ascii=False)
    return {**call, "function": function}
