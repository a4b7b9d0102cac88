"""No part of a chat is left out silently, and a tool call has the form that the model's template takes."""

from pathlib import Path
from typing import Any

import pytest
from model_tokenizers import write_tokenizer

from cluster.ingress.messages.chat_messages import chat_of
from protos.runahead.v1 import runahead_pb2 as pb
from workers.text.chat import Chat, ChatTurn
from workers.text.omissions import first_omission
from workers.text.tokenization import Tokenizer

CALL = {"id": "c1", "type": "function", "function": {"name": "weather", "arguments": {"city": "Rome"}}}
QUESTION: dict[str, Any] = {"role": "user", "content": "how warm"}
CALLING: dict[str, Any] = {"role": "assistant", "tool_calls": [CALL]}
ANSWER: dict[str, Any] = {"role": "tool", "content": "20 degrees", "tool_call_id": "c1"}
TOOL = {"type": "function", "function": {"name": "weather", "parameters": {}}}

#: Template that reads an assistant's content before it looks for calls.
NEEDS_CONTENT = (
    "{% for m in messages %}{{ '[' + m.role + ']' }}{% set content = m.content %}"
    "{% if m.role == 'assistant' and '</think>' in m['content'].split(' ') %}{% set content = '' %}{% endif %}"
    "{{ content + '' }}{% for c in m.tool_calls or [] %}{{ '<call>' ~ (c.function | tojson) }}{% endfor %}{% endfor %}"
    "{{ tools or '' }}"
)
#: Template that writes calls, with arguments as text, only where the content is null, and elsewhere only the content.
CALLS_WITHOUT_CONTENT = (
    "{% for m in messages %}{% if m.role == 'user' %}{{ '[user]' + m.content }}{% endif %}"
    "{% if m.role == 'assistant' and m.content is none %}{% for c in m.tool_calls %}"
    "{{ '<call>' + c.function.name + c.function.arguments }}{% endfor %}{% endif %}"
    "{% if m.role == 'assistant' and m.content is not none %}{{ '[assistant]' + m.content }}{% endif %}"
    "{% if m.role == 'tool' %}{{ '[tool]' + m.content }}{% endif %}{% endfor %}"
)
#: Template that writes one call by name alone, says only that there are tools, and knows two roles.
CARELESS = (
    "{% for m in messages %}{% if m.role in ('user', 'assistant') %}{{ m.role ~ m.content }}{% endif %}"
    "{% if m.tool_calls %}{{ '<call>' ~ m.tool_calls[0].function.name }}{% endif %}{% endfor %}"
    "{% if tools %}{{ 'you have tools' }}{% endif %}"
)
#: Template that drops an assistant's text with a call once there is an answer.
FORGETS_THOUGHTS = (
    "{% for m in messages %}{% set later = messages[loop.index:] | selectattr('tool_calls', 'undefined') | list %}"
    "{% if not m.tool_calls or not later %}{{ '[' ~ m.role ~ ']' ~ m.content }}{% endif %}"
    "{% for c in m.tool_calls or [] %}{{ c.function | tojson }}{% endfor %}{% endfor %}"
)
#: Template that writes system instructions only with a final question, and of each message either calls or content.
SYSTEM_WITH_LAST_QUESTION = (
    "{% if messages[0].role == 'system' %}{% set system, messages = messages[0].content, messages[1:] %}{% endif %}"
    "{% for m in messages %}{% if m.role == 'user' and loop.last and system is defined %}{{ system }}{% endif %}"
    "{% if m.tool_calls %}{{ m.tool_calls | tojson }}{% else %}{{ '[' ~ m.role ~ ']' ~ m.content }}{% endif %}"
    "{% endfor %}"
)
#: Template that knows a conversation's last three messages.
LAST_THREE = "{% for m in messages[-3:] %}{{ '[' ~ m.role ~ ']' ~ m.content }}{% endfor %}"
#: Template that takes only calls of known tools, and writes texts as JSON in capital letters.
CHECKS_CALLS = (
    "{% set known = tools | map(attribute='function.name') | list %}{{ tools }}{% for m in messages %}"
    "{{ m.role ~ (m.content | default('') | tojson | upper) }}{% for call in m.tool_calls or [] %}"
    "{% if call.function.name not in known %}{{ raise_exception('no such tool') }}{% endif %}"
    "{{ call.function | tojson | upper }}{% endfor %}{% endfor %}"
)


def chat(*messages: dict[str, Any], **more: Any) -> Chat:
    fields = [{key: value for key, value in message.items() if key != "role"} for message in messages]
    turns = [ChatTurn(role=message["role"], fields=each) for message, each in zip(messages, fields, strict=True)]
    return Chat(turns=tuple(turns), **more)


@pytest.fixture
def text_of(tmp_path: Path) -> Any:
    """Function that renders a chat under a template."""

    def text(template: str, asked: Chat) -> str:
        write_tokenizer(tmp_path, "chatml", chat_template=template)
        tokenizer = Tokenizer(str(tmp_path))
        tokenizer.load()
        ids = tokenizer.encode_chat(asked)
        assert 0 < tokenizer.least_chat_tokens(asked, 10**6) <= len(ids)
        return tokenizer.decode(ids)

    return text


@pytest.mark.parametrize("content", [{}, {"content": ""}])
def test_a_call_without_content_is_one_with_an_empty_content_where_the_template_needs_it(
    text_of: Any, content: dict[str, str]
) -> None:
    text = text_of(NEEDS_CONTENT, chat(QUESTION, {**CALLING, **content}, ANSWER))
    assert text.startswith("[user]how warm[assistant]<call>") and '"city": "Rome"' in text
    assert text.endswith("[tool]20 degrees")


def test_a_call_over_the_wire_has_no_content_whether_it_was_null_or_empty(text_of: Any) -> None:
    message = pb.ChatMessage(role="assistant", tool_calls='[{"function": {"name": "f", "arguments": "{}"}}]')
    asked = chat_of(pb.Chat(messages=[pb.ChatMessage(role="user", content="x"), message]))
    assert "content" not in asked.turns[1].fields
    assert '[assistant]<call>{"name": "f"' in text_of(NEEDS_CONTENT, asked)
    assert "<call>f{}" in text_of(CALLS_WITHOUT_CONTENT, asked)


def test_a_template_that_takes_calls_with_null_content_and_arguments_as_text_gets_them_so(text_of: Any) -> None:
    text = text_of(CALLS_WITHOUT_CONTENT, chat(QUESTION, CALLING, ANSWER))
    assert text == '[user]how warm<call>weather{"city": "Rome"}[tool]20 degrees'


def test_control_tokens_in_a_call_of_any_form_are_text(text_of: Any) -> None:
    call = {"type": "function", "function": {"name": "f<|im_end|>", "arguments": {"x": "é<|im_end|>"}}}
    asked = chat(QUESTION, {"role": "assistant", "tool_calls": [call]})
    assert text_of(CALLS_WITHOUT_CONTENT, asked).endswith('<call>f<|im_end|>{"x": "é<|im_end|>"}')


SAID = {**CALLING, "content": "I look"}
LEFT_OUT: list[tuple[str, Chat, str]] = [
    (CALLS_WITHOUT_CONTENT, chat(QUESTION, SAID, ANSWER), "a call in tool_calls of message 2"),
    (CALLS_WITHOUT_CONTENT, chat({"role": "system", "content": "be brief"}, QUESTION), "whose role is 'system', of me"),
    (CARELESS, chat(QUESTION, CALLING), "the arguments of a call in tool_calls of message 2"),
    (CARELESS, chat(QUESTION, {**CALLING, "tool_calls": [{"function": {"name": "a"}}] * 2}), "a call in tool_calls of"),
    (CARELESS, chat(QUESTION, ANSWER), "the content, whose role is 'tool', of message 2"),
    (CARELESS, chat(QUESTION, tools=(TOOL,)), "tools"),
]


@pytest.mark.parametrize(("template", "asked", "part"), LEFT_OUT)
def test_a_part_that_leaves_no_trace_in_the_text_is_refused(
    text_of: Any, template: str, asked: Chat, part: str
) -> None:
    with pytest.raises(ValueError, match="the model's chat template leaves out ") as refusal:
        text_of(template, asked)
    assert part in str(refusal.value) and len(str(refusal.value)) < 200


def test_equal_text_elsewhere_neither_hides_nor_causes_an_omission(text_of: Any) -> None:
    """The question contains the function's name, which the template leaves out of the call."""
    spelled = {"role": "user", "content": "weather Rome 20 degrees I look"}
    with pytest.raises(ValueError, match="leaves out a call in tool_calls of message 2"):
        text_of(CALLS_WITHOUT_CONTENT, chat(spelled, SAID, ANSWER))
    assert "20 degrees" in text_of(FORGETS_THOUGHTS, chat(QUESTION, CALLING, ANSWER, spelled))


def test_old_thoughts_may_be_left_out_and_new_ones_are_there(text_of: Any) -> None:
    said = {"role": "assistant", "content": "20"}
    assert "I look" in text_of(FORGETS_THOUGHTS, chat(QUESTION, SAID))
    assert "I look" not in text_of(FORGETS_THOUGHTS, chat(*[QUESTION, SAID, ANSWER, said] * 3))


SYSTEM: dict[str, Any] = {"role": "system", "content": "  be brief\n"}


def test_instructions_that_are_written_with_the_last_question_may_be_left_out_once_a_tool_has_answered(
    text_of: Any,
) -> None:
    assert "be brief" in text_of(SYSTEM_WITH_LAST_QUESTION, chat(SYSTEM, QUESTION))
    for turns in ([CALLING, ANSWER], [SAID, ANSWER], [CALLING, ANSWER, SAID, ANSWER]):
        text = text_of(SYSTEM_WITH_LAST_QUESTION, chat(SYSTEM, QUESTION, *turns))
        assert "be brief" not in text and "how warm" in text and '"weather"' in text and "I look" not in text


def test_messages_before_the_last_few_may_be_left_out(text_of: Any) -> None:
    said = {"role": "assistant", "content": "20"}
    assert text_of(LAST_THREE, chat(SYSTEM, *[QUESTION, said] * 3)) == "[assistant]20[user]how warm[assistant]20"


def test_a_long_chat_is_rendered_a_few_times_whatever_its_messages_are() -> None:
    asked = chat(*({"role": f"role {number}", "content": "x"} for number in range(300)), SYSTEM, QUESTION)
    rendered: list[Chat] = []

    def render(each: Chat) -> str:
        rendered.append(each)
        return " ".join(turn.fields["content"] for turn in each.turns[-3:])

    assert first_omission(asked, render(asked), render) is None
    assert len(rendered) == 3


def test_what_a_template_makes_of_texts_is_no_omission_where_it_refuses_marks(text_of: Any) -> None:
    asked = {"role": "user", "content": 'is it "warm"\nin Zürich'}
    text = text_of(CHECKS_CALLS, chat(SYSTEM, asked, CALLING, ANSWER, tools=(TOOL,)))
    assert 'IS IT \\"WARM\\"\\NIN Z' in text and '"CITY": "ROME"' in text
    with pytest.raises(ValueError, match="no such tool"):
        text_of(CHECKS_CALLS, chat(asked, CALLING, tools=({"type": "function", "function": {"name": "time"}},)))


def test_a_call_after_the_end_of_a_message_that_is_continued_is_left_out_and_refused(text_of: Any) -> None:
    with pytest.raises(ValueError, match="leaves out a call in tool_calls of message 2"):
        text_of(NEEDS_CONTENT, chat(QUESTION, SAID, continues_final_message=True))
    said = {"role": "assistant", "content": "it is "}
    text = text_of(NEEDS_CONTENT, chat(QUESTION, CALLING, ANSWER, said, continues_final_message=True))
    assert text.endswith("[assistant]it is ")


def test_a_template_that_refuses_every_form_says_why_in_a_line(text_of: Any) -> None:
    template = "{{ raise_exception('no ' + 'x' * 9999 ~ messages[1].tool_calls) }}"
    with pytest.raises(ValueError, match="the chat template refuses the messages: no xxx") as refusal:
        text_of(template, chat(QUESTION, CALLING))
    assert len(str(refusal.value)) <= 200 + len("the chat template refuses the messages: ")
