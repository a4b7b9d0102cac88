"""The model's chat template, which renders messages in the format that the model was trained on; its clock can be
pinned.
"""

import inspect
import re
from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any

from kvstore import shortened
from workers.text.call_forms import NULL_CONTENTS, forms_of, has_null_contents
from workers.text.chat import Chat
from workers.text.omissions import first_omission

_CLOCK = "strftime_now"
_DIRECTIVE = re.compile("%[-_0^#]?[A-Za-z]")
#: Prefix of a template that defines `strftime_now`. It ends its line, so that the template begins on a line of its own.
_PINNED_CLOCK = """\
{%- macro strftime_now(format) -%}
{%- set text = namespace(is_=format) -%}
{%- for directive, value in VALUES -%}{%- set text.is_ = text.is_.replace(directive, value) -%}{%- endfor -%}
{{- text.is_ -}}
{%- endmacro %}
"""
#: Sample contents that no template treats specially.
_SYSTEM, _QUESTION, _ANSWER = "be brief", "a question", "an answer"
#: Variables of every template that a request must not set, like transformers' parameters and special tokens.
_RESERVED = {"conversations", "messages", "raise_exception", _CLOCK}


class ChatTemplate:
    """The chat template of one tokenizer. `date`: an ISO date or time that it sees in place of the clock."""

    def __init__(self, tokenizer: Any, source: str, date: str = "", tool_source: str = "") -> None:
        """`tool_source`: template for chats with tools; empty: `source`."""
        self._tokenizer = tokenizer
        uses_clock = _CLOCK in source + tool_source
        #: Whether the rendered text changes with time.
        self.reads_clock = uses_clock and not date
        moment = datetime.fromisoformat(date) if date else None
        self.source = _pinned(source, moment)
        self._tool_source = _pinned(tool_source, moment) or self.source
        parameters = inspect.signature(tokenizer.apply_chat_template).parameters
        self._reserved = {*parameters, *_RESERVED, *tokenizer.special_tokens_map}

    @classmethod
    def of(cls, tokenizer: Any, date: str = "") -> "ChatTemplate | None":
        """The tokenizer's default template, with its template for tools; None if it has no template."""
        try:
            return cls(tokenizer, tokenizer.get_chat_template(), date, tokenizer.get_chat_template(tools=[]))
        except ValueError:
            return None

    def render(self, chat: Chat | Sequence[tuple[str, str]], *, add_generation_prompt: bool = True) -> str:
        """The text of a chat, or of (role, content) messages. `add_generation_prompt`: it ends ready for an answer.

        Raises ValueError when the template refuses the messages. The template may omit parts of the chat.
        """
        chat = Chat.of(chat)
        source = self.source_for(chat)
        self._check(chat, source)
        try:
            text: str = self._tokenizer.apply_chat_template(
                [{"role": turn.role, **turn.fields} for turn in chat.turns],
                chat_template=NULL_CONTENTS + source if has_null_contents(chat) else source,
                tools=list(chat.tools) or None,
                add_generation_prompt=add_generation_prompt and not chat.continues_final_message,
                continue_final_message=chat.continues_final_message,
                tokenize=False,
                **chat.template_kwargs,
            )
        except Exception as error:  # templates are model code, and may raise anything
            reason = "continue_final_message needs a last message that the template ends with"
            if not str(error).startswith("continue_final_message"):  # that error quotes the chat
                reason = shortened(str(error).partition("\n")[0])
            raise ValueError(f"the chat template refuses the messages: {reason}") from error
        return text

    def render_whole(self, chat: Chat) -> str:
        """The text of a chat with all its parts, ready for the assistant's answer.

        If the template fails on a message that calls tools, the message is tried in the forms that other templates take
        (`workers/text/call_forms.py`). Raises ValueError when all forms fail or lose a part of the chat.
        """
        self._check(chat, self.source_for(chat))
        refusal = omission = None
        for form in forms_of(chat):
            try:
                text = self.render(form)
            except ValueError as error:
                refusal = refusal or error
                continue
            left_out = first_omission(form, text, self.render)
            if left_out is None:
                return text
            omission = omission or left_out
        if omission is not None:
            raise ValueError(f"the model's chat template leaves out {omission}") from refusal
        assert refusal is not None, "each form is rendered or refused"
        raise refusal

    def source_for(self, chat: Chat) -> str:
        """Source of the template that renders a chat."""
        return self._tool_source if chat.tools else self.source

    def _check(self, chat: Chat, source: str) -> None:
        """Raise ValueError for parts that the template would silently omit, and for variables that may not be set."""
        if chat.tools and not _has(source, "tools"):
            raise ValueError("the model's chat template has no tools")
        if any("tool_calls" in turn.fields for turn in chat.turns) and not _has(source, "tool_calls"):
            raise ValueError("the model's chat template has no tool_calls")
        if chat.continues_final_message and "content" not in chat.turns[-1].fields:
            raise ValueError("continue_final_message needs a last message with content")
        for name in chat.template_kwargs:
            if name in self._reserved:
                raise ValueError(f"chat_template_kwargs must not set {name}: the service does")
            if not _has(source, name):
                raise ValueError(f"the model's chat template has no variable {name[:64]!r}")

    def closing_marker(self, tokens: Iterable[str]) -> str | None:
        """The token among these that the template writes after an answer; None if it writes none."""
        _, found, rest = self._of([("user", _QUESTION), ("assistant", _ANSWER)]).rpartition(_ANSWER)
        return _first(rest, tokens) if found else None

    def turn_markers(self, tokens: Iterable[str]) -> list[str]:
        """The tokens among these with which turns begin and end: around questions, and before and after an answer."""
        tokens, question = list(tokens), ("user", _QUESTION)
        alone, ready = self._of([question]), self._of([question], add_generation_prompt=True)
        around = alone + self._of([("system", _SYSTEM), question])
        ends = self.closing_marker(tokens), _first(ready[len(alone) :], tokens)
        return [token for token in tokens if token and (token in around or token in ends)]

    def _of(self, messages: Sequence[tuple[str, str]], *, add_generation_prompt: bool = False) -> str:
        """The text of messages; empty if the template refuses them, as some refuse system messages."""
        try:
            return self.render(messages, add_generation_prompt=add_generation_prompt)
        except ValueError:
            return ""


def _has(source: str, name: str) -> bool:
    """Whether a template has a variable or an attribute of this name."""
    return name.isidentifier() and re.search(rf"\b{name}\b", source) is not None


def _pinned(source: str, moment: datetime | None) -> str:
    """The template, changed to see this moment if it reads the clock."""
    if moment is None or _CLOCK not in source:
        return source
    values = {directive: moment.strftime(directive) for directive in sorted(set(_DIRECTIVE.findall(source)))}
    table = ", ".join(f"({directive!r}, {value!r})" for directive, value in values.items())
    return _PINNED_CLOCK.replace("VALUES", f"[{table}]") + source


def _first(text: str, tokens: Iterable[str]) -> str | None:
    """The longest of the tokens that the text begins with; None without one."""
    text = text.lstrip()
    return max((token for token in tokens if token and text.startswith(token)), key=len, default=None)
