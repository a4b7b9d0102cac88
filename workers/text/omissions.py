"""Finds parts of a chat that its template omits: marks replace all parts, and some marks are missing in the text.

Templates silently omit parts that they were not written for: tool calls in a message with content, answers of tools,
messages of unknown roles. A model that never sees these parts answers something else.

Two kinds of omissions are intended, and no fault. First, contents that are written while they are new and omitted
later: a model's thoughts, system instructions after a tool has answered, messages before the last few. Second, the
content of an assistant's message with a tool call, if the call is written: many models were trained to do either.
"""

import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from workers.text.chat import Chat, ChatTurn

#: Letters and digits that are in no template; in lower case, as templates may change case, which comparisons ignore.
_MARK = "zqmark{}qz"
_MARKS = re.compile(_MARK.format(r"\d+"))
_ROLES = ("system", "developer", "user", "assistant", "tool")


@dataclass(frozen=True, slots=True)
class _Part:
    """Part of a chat that a mark stands for: its name for people, its text, and its message's number (None: tools)."""

    name: str
    text: str
    turn: int | None
    is_content: bool = False


class _Marks:
    """Makes marks, and keeps the part that each stands for."""

    def __init__(self) -> None:
        self.parts: dict[str, _Part] = {}

    def mark(self, part: _Part) -> str:
        mark = _MARK.format(len(self.parts))
        self.parts[mark] = part
        return mark


def first_omission(chat: Chat, text: str, render: Callable[[Chat], str]) -> str | None:
    """Name, for people, of a part of a chat that the template has omitted from its `text`; None if there is none.

    If `render` raises ValueError for the chat with marks, `text` is searched for words of the parts instead.
    """
    marks = _Marks()
    marked = _marked(chat, marks)
    found = _marks_in(marked, render)
    if found is None:
        found = _traces_in(text, marks.parts)
    omitted = {mark: part for mark, part in marks.parts.items() if mark not in found}
    turns_without_calls = {part.turn for part in omitted.values() if not part.is_content}
    earlier = _EarlierTexts(marked, render)
    for mark, part in omitted.items():
        is_said_with_a_call = part.turn not in turns_without_calls and _calls(marked, part)
        if not (part.is_content and (is_said_with_a_call or earlier.has(mark, part))):
            return part.name if part.turn is None else f"{part.name} of message {part.turn + 1}"
    return None


def _calls(chat: Chat, part: _Part) -> bool:
    return part.turn is not None and bool(chat.turns[part.turn].fields.get("tool_calls"))


class _EarlierTexts:
    """Texts of a chat when it was shorter, with contents that a template writes only while they are new."""

    def __init__(self, marked: Chat, render: Callable[[Chat], str]) -> None:
        self._marked = marked
        self._render = render
        #: Results by kind of message: its role if known, and whether it calls tools. Each text takes as long to render
        #: as the whole chat, and a conversation may have thousands of messages, each with a role of its own.
        self._known: dict[tuple[str, bool], bool] = {}

    def has(self, mark: str, part: _Part) -> bool:
        assert part.turn is not None, "a content is of a message"
        role = self._marked.turns[part.turn].role
        kind = role if role in _ROLES else "", _calls(self._marked, part)
        if kind not in self._known:
            self._known[kind] = any(mark in self._marks_until(end) for end in self._ends(part.turn))
        return self._known[kind]

    def _ends(self, turn: int) -> Iterator[int]:
        """Lengths of earlier chats: up to the message, and up to the next question, after which it may be written."""
        roles = [each.role for each in self._marked.turns]
        yield turn + 1
        if "user" in roles[turn + 1 :]:
            yield roles.index("user", turn + 1) + 1

    def _marks_until(self, end: int) -> set[str]:
        until_then = replace(self._marked, turns=self._marked.turns[:end], continues_final_message=False)
        return _marks_in(until_then, self._render) or set()


def _traces_in(text: str, parts: Mapping[str, _Part]) -> set[str]:
    """Marks of the parts of which any word is in a text, plain or in JSON's spelling."""
    text = text.casefold()
    return {mark for mark, part in parts.items() if any(word in text for word in _spellings(part.text))}


def _spellings(text: str) -> Iterator[str]:
    for word in text.casefold().split() or [""]:
        yield word
        yield json.dumps(word)[1:-1]
        yield json.dumps(word, ensure_ascii=False)[1:-1]


def _marks_in(marked: Chat, render: Callable[[Chat], str]) -> set[str] | None:
    """Marks in the text that the template renders of a marked chat; None if it refuses the chat."""
    try:
        return set(_MARKS.findall(render(marked).lower()))
    except ValueError:
        return None


def _marked(chat: Chat, marks: _Marks) -> Chat:
    return replace(
        chat,
        tools=tuple(_marked_tool(tool, marks) for tool in chat.tools),
        turns=tuple(_marked_turn(number, turn, marks) for number, turn in enumerate(chat.turns)),
    )


def _marked_tool(tool: Mapping[str, Any], marks: _Marks) -> dict[str, Any]:
    function = tool["function"]
    return {**tool, "function": {**function, "name": marks.mark(_Part("tools", function["name"], None))}}


def _marked_turn(number: int, turn: ChatTurn, marks: _Marks) -> ChatTurn:
    fields, content = dict(turn.fields), turn.fields.get("content")
    if content and content.strip():
        name = f"the content, whose role is {turn.role[:32]!r},"
        fields["content"] = marks.mark(_Part(name, content, number, is_content=True))
    if calls := fields.get("tool_calls"):
        fields["tool_calls"] = list(_marked_calls(number, calls, marks))
    return replace(turn, fields=fields)


def _marked_calls(number: int, calls: list[Mapping[str, Any]], marks: _Marks) -> Iterator[dict[str, Any]]:
    for call in calls:
        function = dict(call["function"])
        function["name"] = marks.mark(_Part("a call in tool_calls", function["name"], number))
        if arguments := function.get("arguments"):
            name = next(iter(arguments)) if isinstance(arguments, Mapping) else ""
            mark = marks.mark(_Part("the arguments of a call in tool_calls", name, number))
            function["arguments"] = {mark: mark} if isinstance(arguments, Mapping) else f'{{"{mark}": "{mark}"}}'
        yield {**call, "function": function}
