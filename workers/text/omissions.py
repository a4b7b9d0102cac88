"""Parts of a chat that its template leaves out: each part becomes a mark, and the text lacks the marks of these.

Templates leave out in silence what they were not written for: calls of tools in a message that has a content, answers
of tools, messages of a role that they do not know. A model that never sees them answers something else.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from workers.text.chat import Chat, ChatTurn

#: Letters and digits that no template has; small ones, and compared without regard to case, for what templates do.
_MARK = "zqmark{}qz"
_MARKS = re.compile(_MARK.format(r"\d+"))


@dataclass(frozen=True, slots=True)
class _Part:
    """Part of a chat that a mark stands for: its name for people, its text, its message's number (None: tools)."""

    name: str
    text: str
    turn: int | None
    #: A content of the assistant: of an old message, templates leave out what it thought.
    may_be_old_thoughts: bool = False


class _Marks:
    """Gives out marks, and remembers what each stands for."""

    def __init__(self) -> None:
        self.parts: dict[str, _Part] = {}

    def mark(self, part: _Part) -> str:
        mark = _MARK.format(len(self.parts))
        self.parts[mark] = part
        return mark


def first_omission(chat: Chat, text: str, render: Callable[[Chat], str]) -> str | None:
    """Name, for people, of a part that the template has left out of the `text` that it made of a chat; None for none.

    `render` may raise ValueError for a chat with marks: then the parts themselves are looked for in `text`.
    """
    marks = _Marks()
    marked = _marked(chat, marks)
    found = _marks_in(marked, render)
    thoughts = _OldThoughts(marked, render)
    for mark, part in marks.parts.items():
        is_there = part.text.strip() in text if found is None else mark in found
        if not is_there and not thoughts.has(mark, part):
            return part.name if part.turn is None else f"{part.name} of message {part.turn + 1}"
    return None


class _OldThoughts:
    """Contents that a template writes while no message follows, and leaves out later."""

    def __init__(self, marked: Chat, render: Callable[[Chat], str]) -> None:
        self._marked = marked
        self._render = render
        #: By the fields of the message: a long conversation has many such messages, each of which is not rendered.
        self._known: dict[frozenset[str], bool] = {}

    def has(self, mark: str, part: _Part) -> bool:
        if part.turn is None or not part.may_be_old_thoughts:
            return False
        kind = frozenset(self._marked.turns[part.turn].fields)
        if kind not in self._known:
            until_then = replace(self._marked, turns=self._marked.turns[: part.turn + 1])
            self._known[kind] = mark in (_marks_in(until_then, self._render) or ())
        return self._known[kind]


def _marks_in(marked: Chat, render: Callable[[Chat], str]) -> set[str] | None:
    """Marks in the text that the template makes of a chat with them; None where it refuses that."""
    try:
        return set(_MARKS.findall(render(marked).lower()))
    except ValueError:
        return None


def _marked(chat: Chat, marks: _Marks) -> Chat:
    return replace(
        chat,
        tools=tuple(_marked_tool(tool, marks) for tool in chat.tools),
        turns=tuple(_marked_turn(number, turn, marks) for number, turn in enumerate(chat.turns)),
        continues_final_message=False,
    )


def _marked_tool(tool: Mapping[str, Any], marks: _Marks) -> dict[str, Any]:
    function = tool["function"]
    return {**tool, "function": {**function, "name": marks.mark(_Part("tools", function["name"], None))}}


def _marked_turn(number: int, turn: ChatTurn, marks: _Marks) -> ChatTurn:
    fields, content = dict(turn.fields), turn.fields.get("content")
    if content and content.strip():
        name = f"the content, whose role is {turn.role[:32]!r},"
        fields["content"] = marks.mark(_Part(name, content, number, may_be_old_thoughts=turn.role == "assistant"))
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
