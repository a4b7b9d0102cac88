"""Forms in which chat templates want a message that calls tools: they differ, and each raises for the other ones.

Most take a message without content, as OpenAI's clients send it, and arguments that are an object. Some fail without a
content. Some write a call only where the content is null, and arguments only where they are a JSON text.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from workers.text.chat import Chat, ChatTurn

#: Before a template, gives it messages whose content is null where they have none: transformers drops what is null.
#: Its line ends there, so that the template begins on one of its own.
NULL_CONTENTS = (
    "{%- set filled = namespace(messages=[]) -%}{%- for message in messages -%}"
    "{%- set filled.messages = filled.messages + [message if 'content' in message else dict(message, content=none)] -%}"
    "{%- endfor -%}{%- set messages = filled.messages %}\n"
)
_ABSENT = object()


def forms_of(chat: Chat) -> Iterator[Chat]:
    """The chat as it is, and then the other forms that say the same; one where it calls no tools."""
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
    """In every message that has none."""
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
        # Characters that stand for control tokens stay what they are.
        function["arguments"] = json.dumps(function["arguments"], ensure_ascii=False)
    return {**call, "function": function}
