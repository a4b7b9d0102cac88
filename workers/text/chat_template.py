"""The model's chat template: messages become the text that the model was trained on, at a time that can be pinned."""

import re
from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any

_CLOCK = "strftime_now"
_DIRECTIVE = re.compile("%[-_0^#]?[A-Za-z]")
#: Defines `strftime_now` for the template after it. Its line ends there, so that the template begins on one of its own.
_PINNED_CLOCK = """\
{%- macro strftime_now(format) -%}
{%- set text = namespace(is_=format) -%}
{%- for directive, value in VALUES -%}{%- set text.is_ = text.is_.replace(directive, value) -%}{%- endfor -%}
{{- text.is_ -}}
{%- endmacro %}
"""
#: What no template makes anything of.
_SYSTEM, _QUESTION, _ANSWER = "be brief", "a question", "an answer"


class ChatTemplate:
    """The template of one tokenizer. `date`: an ISO date or time that it sees in place of the clock."""

    def __init__(self, tokenizer: Any, source: str, date: str = "") -> None:
        self._tokenizer = tokenizer
        uses_clock = _CLOCK in source
        #: What it renders changes with time.
        self.reads_clock = uses_clock and not date
        self.source = _pinned(source, datetime.fromisoformat(date)) if uses_clock and date else source

    @classmethod
    def of(cls, tokenizer: Any, date: str = "") -> "ChatTemplate | None":
        """The default one; None where there is none."""
        try:
            return cls(tokenizer, tokenizer.get_chat_template(), date)
        except ValueError:
            return None

    def render(self, messages: Sequence[tuple[str, str]], *, add_generation_prompt: bool = True) -> str:
        """The text of (role, content) messages; ready for the assistant's answer, unless told otherwise.

        Raises ValueError when the template refuses the messages.
        """
        conversation = [{"role": role, "content": content} for role, content in messages]
        try:
            text: str = self._tokenizer.apply_chat_template(
                conversation,
                chat_template=self.source,
                add_generation_prompt=add_generation_prompt,
                tokenize=False,
            )
        except Exception as error:  # templates are model code and raise what they like
            raise ValueError(f"the chat template refuses the messages: {error}") from error
        return text

    def closing_marker(self, tokens: Iterable[str]) -> str | None:
        """Which of these tokens it writes after an answer."""
        _, found, rest = self._of([("user", _QUESTION), ("assistant", _ANSWER)]).rpartition(_ANSWER)
        return _first(rest, tokens) if found else None

    def turn_markers(self, tokens: Iterable[str]) -> list[str]:
        """Which of these tokens it begins and ends turns with: around questions, before an answer and after it."""
        tokens, question = list(tokens), ("user", _QUESTION)
        alone, ready = self._of([question]), self._of([question], add_generation_prompt=True)
        around = alone + self._of([("system", _SYSTEM), question])
        ends = self.closing_marker(tokens), _first(ready[len(alone) :], tokens)
        return [token for token in tokens if token and (token in around or token in ends)]

    def _of(self, messages: Sequence[tuple[str, str]], *, add_generation_prompt: bool = False) -> str:
        """Empty where it refuses them: not every template takes a system's message."""
        try:
            return self.render(messages, add_generation_prompt=add_generation_prompt)
        except ValueError:
            return ""


def _pinned(source: str, moment: datetime) -> str:
    values = {directive: moment.strftime(directive) for directive in sorted(set(_DIRECTIVE.findall(source)))}
    table = ", ".join(f"({directive!r}, {value!r})" for directive, value in values.items())
    return _PINNED_CLOCK.replace("VALUES", f"[{table}]") + source


def _first(text: str, tokens: Iterable[str]) -> str | None:
    """Which of them it begins with."""
    text = text.lstrip()
    return max((token for token in tokens if token and text.startswith(token)), key=len, default=None)
