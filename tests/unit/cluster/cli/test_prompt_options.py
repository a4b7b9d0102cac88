"""Prompts that commands make of a text, files of messages and tools, and template variables."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from cluster.cli.app import app
from cluster.cli.options.prompt import prompt_of
from cluster.client import CallFailed, prompt_message
from cluster.errors import StartError
from protos.runahead.v1 import runahead_pb2 as pb
from tests.support.ports import closed_address

CALLS = [{"id": "c1", "type": "function", "function": {"name": "f", "arguments": "{}"}}]
TOOLS = [{"type": "function", "function": {"name": "f"}}]
MESSAGES = [
    {"role": "system", "content": "be brief"},
    {"role": "assistant", "content": None, "tool_calls": CALLS},
    {"role": "tool", "tool_call_id": "c1", "content": "20"},
]


def written(file: Path, value: Any) -> Path:
    file.write_text(value if isinstance(value, str) else json.dumps(value))
    return file


def test_a_text_is_a_message_of_the_user_or_with_raw_itself(tmp_path: Path) -> None:
    document = written(tmp_path / "document", "long")
    assert prompt_message(prompt_of("why?", document, False, None, None, "")) == pb.Prompt(
        chat=pb.Chat(messages=[pb.ChatMessage(role="user", content="long\n\nwhy?")])
    )
    assert prompt_message(prompt_of("why?", document, True, None, None, "")) == pb.Prompt(text="long\n\nwhy?")


@pytest.mark.parametrize("text", [None, "and now?"])
def test_a_conversation_comes_with_its_tools_and_variables(tmp_path: Path, text: str | None) -> None:
    chat, tools = written(tmp_path / "chat", MESSAGES), written(tmp_path / "tools", TOOLS)
    prompt = prompt_message(prompt_of(text, None, False, chat, tools, '{"enable_thinking": false}'))
    messages = [
        pb.ChatMessage(role="system", content="be brief"),
        pb.ChatMessage(role="assistant", tool_calls=json.dumps(CALLS)),
        pb.ChatMessage(role="tool", tool_call_id="c1", content="20"),
        pb.ChatMessage(role="user", content="and now?"),
    ]
    assert list(prompt.chat.messages) == messages[: 3 if text is None else 4]
    assert json.loads(prompt.chat.tools) == TOOLS
    assert json.loads(prompt.chat.chat_template_kwargs) == {"enable_thinking": False}


@pytest.mark.parametrize(
    ("chat", "message"),
    [
        ("[", "--chat takes JSON: "),
        ("{}", "--chat takes a JSON list of objects"),
        ('["x"]', "--chat takes a JSON list of objects"),
        ([{"role": "user", "text": "x"}], "--chat has a message that is not as in OpenAI's API, with a text: "),
        ([{"role": "user", "content": [{"type": "text"}]}], "--chat has a message that is not as in OpenAI's API"),
        ('[{"role": "user", "content": "\\ud800"}]', "--chat has a message that is not as in OpenAI's API"),
    ],
)
def test_a_file_that_is_no_conversation_is_refused_in_one_line(tmp_path: Path, chat: Any, message: str) -> None:
    with pytest.raises(StartError) as refusal:
        prompt_of("x", None, False, written(tmp_path / "chat", chat), None, "")
    assert str(refusal.value).startswith(message)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize("command", ["generate", "prefill", "lookup"])
def test_a_command_without_a_prompt_and_without_a_conversation_says_so(command: str) -> None:
    result = CliRunner().invoke(app, [command])
    assert isinstance(result.exception, StartError)
    assert str(result.exception) == "the prompt is missing: give a text, or - for standard input"


@pytest.mark.parametrize("command", ["generate", "prefill", "lookup"])
def test_a_conversation_alone_is_sent(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cluster.cli.options.connection._RETRY_S", 0.0)
    chat = written(tmp_path / "chat", MESSAGES)
    with closed_address() as address:
        result = CliRunner().invoke(app, [command, "--chat", str(chat), "--address", address])
    assert isinstance(result.exception, CallFailed)
    assert result.exception.status == "UNAVAILABLE"


def test_options_that_do_not_go_together_are_refused(tmp_path: Path) -> None:
    chat = written(tmp_path / "chat", MESSAGES)
    with pytest.raises(StartError, match="the prompt is missing"):
        prompt_of(None, None, False, None, None, "")
    with pytest.raises(StartError, match="the prompt is missing"):
        prompt_of(None, chat, False, chat, None, "")
    with pytest.raises(StartError, match="--raw sends a text alone"):
        prompt_of("x", None, True, chat, None, "")
    with pytest.raises(StartError, match="--raw sends a text alone"):
        prompt_of("x", None, True, None, None, "{}")
    with pytest.raises(StartError, match="--template-kwargs takes a JSON object"):
        prompt_of("x", None, False, None, None, "[]")
