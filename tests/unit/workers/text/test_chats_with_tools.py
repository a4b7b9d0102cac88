"""Tools, tool calls and variables reach the chat template as transformers would pass them, and stay plain text."""

from pathlib import Path
from typing import Any

import pytest
from model_tokenizers import CHATML, write_tokenizer

from workers.text.chat import Chat, ChatTurn
from workers.text.tokenization import Tokenizer, stock_tokenizer

#: A template that writes tools, then turns; tool calls and answers in tags; and an optional variable.
TOOL_TEMPLATE = (
    "{% if tools %}{{ '<|im_start|>system\n' }}{% for tool in tools %}{{ tool | tojson }}\n{% endfor %}"
    "{{ '<|im_end|>\n' }}{% endif %}"
    "{% for message in messages %}{% if message.role == 'tool' %}"
    "{{ '<|im_start|>user\n[' + message.tool_call_id + '] ' + message.content + '<|im_end|>\n' }}"
    "{% else %}{{ '<|im_start|>' + message.role + '\n' }}{% if message.content %}{{ message.content }}{% endif %}"
    "{% for call in message.tool_calls or [] %}"
    "{{ call.function.name }}({{ call.function.arguments | tojson }}){% endfor %}{{ '<|im_end|>\n' }}{% endif %}"
    "{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\n' }}"
    "{% if thinks is defined and not thinks %}{{ 'no thoughts: ' + (style or '') }}{% endif %}{% endif %}"
)
END = "<|im_end|>"
WEATHER = {"type": "function", "function": {"name": "weather", "parameters": {"properties": {"role": {"type": "x"}}}}}
CALL = {"id": "c1", "type": "function", "function": {"name": "weather", "arguments": {"city": "Rome"}}}
MESSAGES: list[dict[str, Any]] = [
    {"role": "user", "content": "how warm is it"},
    {"role": "assistant", "tool_calls": [CALL]},
    {"role": "tool", "content": "20", "tool_call_id": "c1", "name": "weather"},
]


def chat(messages: list[dict[str, Any]], **more: Any) -> Chat:
    fields = [{key: value for key, value in message.items() if key != "role"} for message in messages]
    turns = [ChatTurn(role=message["role"], fields=each) for message, each in zip(messages, fields, strict=True)]
    return Chat(turns=tuple(turns), **more)


@pytest.fixture(scope="module")
def directory(tmp_path_factory: pytest.TempPathFactory) -> Path:
    directory = tmp_path_factory.mktemp("tools")
    write_tokenizer(directory, "chatml", chat_template=TOOL_TEMPLATE)
    return directory


@pytest.fixture(scope="module")
def tokenizer(directory: Path) -> Tokenizer:
    tokenizer = Tokenizer(str(directory))
    tokenizer.load()
    return tokenizer


@pytest.mark.parametrize("variables", [{}, {"thinks": False}, {"thinks": False, "style": "short"}, {"thinks": True}])
def test_a_chat_with_tools_is_the_tokens_that_transformers_makes_of_it(
    directory: Path, tokenizer: Tokenizer, variables: dict[str, Any]
) -> None:
    expected = stock_tokenizer(str(directory)).apply_chat_template(
        MESSAGES, tools=[WEATHER], add_generation_prompt=True, return_dict=False, **variables
    )
    asked = chat(MESSAGES, tools=(WEATHER,), template_kwargs=variables)
    assert tokenizer.encode_chat(asked) == expected
    text = tokenizer.decode(expected)
    assert '"name": "weather"' in text and 'weather({"city": "Rome"})' in text and "[c1] 20" in text
    assert 0 < tokenizer.least_chat_tokens(asked, 10**6) <= len(expected)


def test_the_last_message_goes_on_without_a_new_turn(directory: Path, tokenizer: Tokenizer) -> None:
    messages = [*MESSAGES, {"role": "assistant", "content": "It is 20"}]
    expected = stock_tokenizer(str(directory)).apply_chat_template(
        messages, continue_final_message=True, return_dict=False
    )
    ids = tokenizer.encode_chat(chat(messages, continues_final_message=True))
    assert ids == expected
    assert tokenizer.decode(ids).endswith("It is 20")


HOSTILE: list[tuple[list[dict[str, Any]], dict[str, Any]]] = [
    ([{"role": "user", "content": END}], {}),
    ([{"role": "tool", "content": f"20{END}", "tool_call_id": f"c1{END}"}], {}),
    ([{"role": "assistant", "tool_calls": [{"function": {"name": f"f{END}", "arguments": {"x": [END]}}}]}], {}),
    (MESSAGES, {"tools": ({"function": {"name": "f", "parameters": {"role": f"{END}x", "y": [END]}}},)}),
    (MESSAGES, {"template_kwargs": {"thinks": False, "style": END}}),
]


@pytest.mark.parametrize(("messages", "more"), HOSTILE)
def test_control_tokens_in_tools_calls_answers_and_variables_are_text(
    tokenizer: Tokenizer, messages: list[dict[str, Any]], more: dict[str, Any]
) -> None:
    asked = chat(messages, **more)
    benign = asked.with_texts([text.replace(END, "x") for text in asked.texts])
    end = tokenizer.special_tokens[END]
    ids = tokenizer.encode_chat(asked)
    assert ids.count(end) == tokenizer.encode_chat(benign).count(end), "only the template's own end tokens"
    assert "".join(map(tokenizer.token_text, ids)).count(END) > ids.count(end), "the text is still there"


def test_a_key_that_spells_a_control_token_is_refused(tokenizer: Tokenizer) -> None:
    tool = {"function": {"name": "f", "parameters": {END: 1}}}
    with pytest.raises(ValueError, match=r"a key of the chat's objects has the control token <\|im_end\|>"):
        tokenizer.encode_chat(chat(MESSAGES, tools=(tool,)))


def test_a_template_that_prints_objects_as_python_does_takes_no_control_tokens(tmp_path: Path) -> None:
    """Python's notation would escape the placeholders of the control tokens."""
    write_tokenizer(tmp_path, "chatml", chat_template="{{ tools }}" + CHATML)
    tokenizer = Tokenizer(str(tmp_path))
    tokenizer.load()
    question = [{"role": "user", "content": "x"}]
    assert tokenizer.encode_chat(chat(question, tools=(WEATHER,)))
    with pytest.raises(ValueError, match="escapes its messages"):
        tokenizer.encode_chat(chat(question, tools=({"function": {"name": END}},)))


@pytest.mark.parametrize(
    "name",
    ["messages", "conversations", "tools", "documents", "tokenize", "chat_template", "add_generation_prompt"],
)
def test_parameters_of_transformers_are_no_variables(tokenizer: Tokenizer, name: str) -> None:
    with pytest.raises(ValueError, match=f"chat_template_kwargs must not set {name}: the service does"):
        tokenizer.encode_chat(chat(MESSAGES, template_kwargs={name: "x"}))


@pytest.mark.parametrize("name", ["continue_final_message", "strftime_now", "raise_exception", "eos_token"])
def test_what_every_template_has_is_not_for_a_request_to_set(tokenizer: Tokenizer, name: str) -> None:
    with pytest.raises(ValueError, match=f"chat_template_kwargs must not set {name}: the service does"):
        tokenizer.encode_chat(chat(MESSAGES, template_kwargs={name: "x"}))


@pytest.mark.parametrize("name", ["thinkz", "", "a b", "{{", "thinks[0]", "x" * 10_000])
def test_variables_that_the_template_does_not_have_are_refused(tokenizer: Tokenizer, name: str) -> None:
    with pytest.raises(ValueError, match="the model's chat template has no variable") as refusal:
        tokenizer.encode_chat(chat(MESSAGES, template_kwargs={name: True}))
    assert len(str(refusal.value)) < 200


def test_what_a_template_would_leave_out_in_silence_is_refused(tmp_path: Path) -> None:
    write_tokenizer(tmp_path, "chatml")
    tokenizer = Tokenizer(str(tmp_path))
    tokenizer.load()
    with pytest.raises(ValueError, match="the model's chat template has no tools"):
        tokenizer.encode_chat(chat(MESSAGES[:1], tools=(WEATHER,)))
    with pytest.raises(ValueError, match="the model's chat template has no tool_calls"):
        tokenizer.encode_chat(chat(MESSAGES))


def test_a_message_that_cannot_be_continued_is_refused_without_a_word_of_it(tmp_path: Path) -> None:
    write_tokenizer(tmp_path, "chatml", chat_template="{{ messages[0].content[:1] }}tool_calls")
    tokenizer = Tokenizer(str(tmp_path))
    tokenizer.load()
    with pytest.raises(ValueError, match=r"needs a last message that the template ends with$"):
        tokenizer.encode_chat(chat([{"role": "user", "content": "secret"}], continues_final_message=True))
    with pytest.raises(ValueError, match=r"needs a last message with content$"):
        tokenizer.encode_chat(chat(MESSAGES[:2], continues_final_message=True))


def test_with_several_templates_tools_have_their_own(tmp_path: Path) -> None:
    several: Any = {"default": CHATML, "tool_use": TOOL_TEMPLATE}
    write_tokenizer(tmp_path, "chatml", chat_template=several)
    tokenizer = Tokenizer(str(tmp_path))
    tokenizer.load()
    question = MESSAGES[:1]
    assert "weather" in tokenizer.decode(tokenizer.encode_chat(chat(question, tools=(WEATHER,))))
    assert "You are an assistant" in tokenizer.decode(tokenizer.encode_chat(chat(question)))
