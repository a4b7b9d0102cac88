"""A conversation as chat templates take it: messages, functions that may be called, the template's own variables."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any


@dataclass(frozen=True, slots=True, kw_only=True)
class ChatTurn:
    """One message: its role, and what else templates read: `content`, `tool_calls`, `tool_call_id`, `name`."""

    role: str
    fields: Mapping[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class Chat:
    """Its values are those of JSON."""

    turns: tuple[ChatTurn, ...]
    #: `{"type": "function", "function": {...}}` each.
    tools: tuple[Mapping[str, Any], ...] = ()
    template_kwargs: Mapping[str, Any] = field(default_factory=dict)
    #: Go on with the last message instead of a new one of the assistant.
    continues_final_message: bool = False

    @classmethod
    def of(cls, messages: "Chat | Sequence[tuple[str, str]]") -> "Chat":
        """Of (role, content) messages; a chat is what it was."""
        if isinstance(messages, Chat):
            return messages
        return cls(turns=tuple(ChatTurn(role=role, fields={"content": content}) for role, content in messages))

    @property
    def contents(self) -> list[str]:
        """Of the messages that have one."""
        return [turn.fields["content"] for turn in self.turns if "content" in turn.fields]

    @property
    def texts(self) -> list[str]:
        """Every string but roles and keys: what users, models and tools may have written."""
        return [text for value in self._values for text in _texts_in(value)]

    @property
    def roles(self) -> list[str]:
        return [turn.role for turn in self.turns]

    @property
    def keys(self) -> set[str]:
        """Of all objects."""
        return {key for value in self._values for key in _keys_in(value)}

    def with_texts(self, texts: Sequence[str]) -> "Chat":
        """The same with other `texts`, as many."""
        others = iter(texts)
        changed = replace(
            self,
            turns=tuple(replace(turn, fields=_with_texts(turn.fields, others)) for turn in self.turns),
            tools=tuple(_with_texts(tool, others) for tool in self.tools),
            template_kwargs=_with_texts(self.template_kwargs, others),
        )
        assert next(others, None) is None, "as many as there were"
        return changed

    @property
    def _values(self) -> list[Mapping[str, Any]]:
        return [*(turn.fields for turn in self.turns), *self.tools, self.template_kwargs]


def _texts_in(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    for each in _parts(value):
        yield from _texts_in(each)


def _keys_in(value: Any) -> Iterator[str]:
    if isinstance(value, Mapping):
        yield from value
    for each in _parts(value):
        yield from _keys_in(each)


def _with_texts(value: Any, texts: Iterator[str]) -> Any:
    if isinstance(value, str):
        return next(texts)
    if isinstance(value, Mapping):
        return {key: _with_texts(each, texts) for key, each in value.items()}
    return [_with_texts(each, texts) for each in value] if isinstance(value, list) else value


def _parts(value: Any) -> list[Any]:
    if isinstance(value, Mapping):
        return list(value.values())
    return value if isinstance(value, list) else []
