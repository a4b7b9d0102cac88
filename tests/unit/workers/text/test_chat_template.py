"""A chat template sees the clock, or the time that the operator has pinned; the rest of it is untouched."""

from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from model_tokenizers import CHATML, TOKENIZERS, write_tokenizer

from workers.text.tokenization import Tokenizer, TokenizerConfig

MESSAGES = [("user", "x"), ("assistant", "y"), ("user", "z")]
CLOCK = "{%- if strftime_now is defined -%}{{ strftime_now('%d %b %Y, %H:%M:%S, day %-d') }}{%- endif %}\n"


def loaded(directory: Path, template: str | None, family: str = "chatml", date: str = "") -> Tokenizer:
    write_tokenizer(directory, family, chat_template=template)
    tokenizer = Tokenizer(str(directory), TokenizerConfig(template_date=date))
    tokenizer.load()
    return tokenizer


def rendered(tokenizer: Tokenizer, messages: list[tuple[str, str]] = MESSAGES) -> str:
    assert tokenizer._template is not None
    return tokenizer._template.render(messages)


def test_a_template_that_reads_the_clock_is_told_of_with_what_to_do(tmp_path: Path) -> None:
    tokenizer = loaded(tmp_path, CLOCK + CHATML)
    assert tokenizer.template_reads_clock
    (remark,) = tokenizer.remarks
    assert "the chat template reads the clock" in remark
    assert "--template-date" in remark
    assert datetime.now().strftime("%Y") in rendered(tokenizer)


def test_with_a_pinned_date_it_renders_that_and_reads_no_clock(tmp_path: Path) -> None:
    tokenizer = loaded(tmp_path, CLOCK + CHATML, date="2026-03-04T05:06:07")
    assert not tokenizer.template_reads_clock
    assert tokenizer.remarks == []
    assert rendered(tokenizer).startswith("04 Mar 2026, 05:06:07, day 4")
    assert loaded(tmp_path, CLOCK + CHATML, date="2026-03-04").encode_chat(MESSAGES) != tokenizer.encode_chat(MESSAGES)


@pytest.mark.parametrize(
    "template",
    [
        CLOCK,
        "\n\n  {{ strftime_now('%Y') }}  \n\n",
        "  {% if strftime_now is defined %}\n  {{ strftime_now('%d/%m') + '!' }}\n  {% endif %}\n",
        "{%- macro m() -%}{{ strftime_now('%B') }}{%- endmacro -%}\n{{- m() }}{% set x = strftime_now('%Y') %}{{x}}",
        "{% for message in messages %}{{ strftime_now(\"%A\") ~ message['content'] }}\n{% endfor %}",
    ],
)
def test_pinning_changes_nothing_but_the_time(template: str, tmp_path: Path) -> None:
    """The date is pinned to today: the template alone and the pinned one render the same text."""
    before = datetime.now().date()
    alone, pinned = (
        rendered(loaded(tmp_path / str(number), template.replace("%H:%M:%S", "%j"), date=date))
        for number, date in enumerate(["", before.isoformat()])
    )
    if datetime.now().date() == before:  # else midnight passed
        assert pinned == alone


@pytest.mark.parametrize("family", TOKENIZERS)
def test_a_template_that_reads_no_clock_is_the_same_with_a_date(family: str, tmp_path: Path) -> None:
    template = TOKENIZERS[family]()[1]["chat_template"]
    dated, plain = (loaded(tmp_path / date, template, family, date) for date in ("2026-01-31", ""))
    assert not plain.template_reads_clock
    assert dated.encode_chat(MESSAGES) == plain.encode_chat(MESSAGES)


@pytest.mark.parametrize("date", ["yesterday", "31.01.2026", "2026-13-01"])
def test_a_date_that_is_none_is_refused(date: str) -> None:
    with pytest.raises(ValueError, match="template_date must be an ISO date or time, such as 2026-01-31"):
        TokenizerConfig(template_date=date)


def test_a_chat_without_a_template_is_told_what_to_send(tmp_path: Path) -> None:
    without: list[Any] = [None, {"tool_use": "tools"}]
    for number, template in enumerate(without):
        tokenizer = loaded(tmp_path / str(number), template)
        with pytest.raises(ValueError, match=r"no chat template: send the prompt as text \(--raw\) or as token ids"):
            tokenizer.encode_chat(MESSAGES)


def test_a_template_that_refuses_the_messages_says_why(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="the chat template refuses the messages: no"):
        loaded(tmp_path, "{{ raise_exception('no') }}").encode_chat(MESSAGES)
    with pytest.raises(ValueError, match="the chat template refuses the messages: no x") as caught:
        loaded(tmp_path, "{{ raise_exception('no ' + 'x' * 10000) }}").encode_chat(MESSAGES)
    assert len(str(caught.value)) < 300


def test_one_of_several_templates_is_the_default(tmp_path: Path) -> None:
    several: Any = {"default": CHATML, "tool_use": "tools"}
    assert loaded(tmp_path / "several", several).encode_chat(MESSAGES) == loaded(tmp_path, CHATML).encode_chat(MESSAGES)
