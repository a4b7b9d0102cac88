"""A conversation as the input of a chat template: messages, tools that may be called, and variables of the template."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any


@dataclass(frozen=True, slots=True, kw_only=True)
class ChatTurn:
    """One message: its role, and other fields that templates read (`content`, `tool_calls`, `tool_call_id`, `name`)."""

    role: str
    fields: Mapping[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class Chat:
    """A conversation, whose values are JSON values."""

    turns: tuple[ChatTurn, ...]
    #: Tools, each `{"type": "function", "function": {...}}`.
    tools: tuple[Mapping[str, Any], ...] = ()
    template_kwargs: Mapping[str, Any] = field(default_factory=dict)
    #: Whether the model continues the last message instead of beginning a new one of the assistant.
    continues_final_message: bool = False

    @classmethod
    def of(cls, messages: "Chat | Sequence[tuple[str, str]]") -> "Chat":
        """A chat of (role, content) messages; a `Chat` is returned unchanged."""
        if isinstance(messages, Chat):
            return messages
        return cls(turns=tuple(ChatTurn(role=role, fields={"content": content}) for role, content in messages))

    @property
    def contents(self) -> list[str]:
        """Contents of all messages that have one."""
        return [turn.fields["content"] for turn in self.turns if "content" in turn.fields]

    @property
    def texts(self) -> list[str]:
        """All strings except roles and keys: texts that users, models and tools may have written."""
        return [text for value in self._values for text in _texts_in(value)]

    @property
    def roles(self) -> list[str]:
        return [turn.role for turn in self.turns]

    @property
    def keys(self) -> set[str]:
        """Keys of all objects in fields, tools and template variables."""
        return {key for value in self._values for key in _keys_in(value)}

    def with_texts(self, texts: Sequence[str]) -> "Chat":
        """The chat with other `texts`, in the order and number of `Chat.texts`."""
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
