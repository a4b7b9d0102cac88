"""The JSON of chats is read as intended, or refused in one line."""

import json
from collections.abc import AsyncIterator
from typing import Any

import grpc
import pytest
from callers import refused
from rpc_service import Served, served

from cluster.client import Chat as ClientChat
from cluster.errors import InvalidRequest
from cluster.ingress.messages.chat_messages import chat_of, json_bytes
from protos.runahead.v1 import runahead_pb2 as pb
from workers.text.chat import Chat

TOOL = {"type": "function", "function": {"name": "f", "parameters": {"type": "object"}}}
FUNCTIONS = r'must be a JSON list of {"type": "function", "function": {"name": ...}}'
QUESTION = pb.ChatMessage(role="user", content="x")


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


def call(**function: Any) -> str:
    return json.dumps([{"function": {"name": "f", **function}}])


@pytest.mark.parametrize("arguments", [{"x": [1, 2.5, None, True, "é"]}, '{"x": [1, 2.5, null, true, "é"]}'])
def test_a_conversation_of_a_client_comes_to_the_template_as_it_was(arguments: Any) -> None:
    calls = [{"id": "c1", "type": "function", "function": {"name": "f", "arguments": arguments}}]
    sent = ClientChat(
        messages=[
            ("system", ""),
            {"role": "assistant", "content": None, "tool_calls": calls},
            {"role": "tool", "content": "20", "tool_call_id": "c1", "name": "f"},
        ],
        tools=[TOOL],
        chat_template_kwargs={"enable_thinking": False},
        continue_final_message=True,
    ).as_message()
    assert json_bytes(sent) > 0
    chat = chat_of(pb.Chat.FromString(sent.SerializeToString()))
    expected = {"x": [1, 2.5, None, True, "é"]}
    assert [turn.role for turn in chat.turns] == ["system", "assistant", "tool"]
    assert [dict(turn.fields) for turn in chat.turns] == [
        {"content": ""},
        {"tool_calls": [{"id": "c1", "type": "function", "function": {"name": "f", "arguments": expected}}]},
        {"content": "20", "tool_call_id": "c1", "name": "f"},
    ]
    assert chat.tools == (TOOL,) and chat.continues_final_message
    assert chat.template_kwargs == {"enable_thinking": False}


def test_a_plain_conversation_has_no_json() -> None:
    assert json_bytes(pb.Chat(messages=[QUESTION])) == 0
    assert chat_of(pb.Chat(messages=[QUESTION])) == Chat.of([("user", "x")])


@pytest.mark.parametrize(
    ("chat", "message"),
    [
        (pb.Chat(tools="["), "tools is not a JSON text"),
        (pb.Chat(tools="[NaN]"), "tools is not a JSON text"),
        (pb.Chat(tools=nested(100_000)), "tools is not a JSON text"),
        (pb.Chat(tools=f"[{'9' * 5_000}]"), "tools is not a JSON text"),
        (pb.Chat(tools="{}"), f"tools {FUNCTIONS}"),
        (pb.Chat(tools="[1]"), f"tools {FUNCTIONS}"),
        (pb.Chat(tools='[{"function": {"name": ""}}]'), f"tools {FUNCTIONS}"),
        (pb.Chat(tools='[{"type": "retrieval", "function": {"name": "f"}}]'), f"tools {FUNCTIONS}"),
        (pb.Chat(tools=call(parameters=[])), "parameters of a function in tools must be an object"),
        (pb.Chat(tools=nested(33)), "tools has more than 32 levels of lists and objects"),
        (pb.Chat(tools='["\\ud800"]'), "tools has half of a surrogate pair, which is not a character"),
        (pb.Chat(tools='[{"\\ud800": 1}]'), "tools has half of a surrogate pair, which is not a character"),
        (pb.Chat(chat_template_kwargs="[]"), "chat_template_kwargs must be a JSON object"),
        (pb.Chat(chat_template_kwargs=f'{{"x": {2**63}}}'), "chat_template_kwargs has a whole number beyond 64 bits"),
        (pb.Chat(chat_template_kwargs='{"x": -1e999}'), "chat_template_kwargs has a number beyond 64 bits"),
        (pb.Chat(messages=[pb.ChatMessage(tool_calls="x")]), "tool_calls is not a JSON text"),
        (pb.Chat(messages=[pb.ChatMessage(tool_calls='[{"id": 1}]')]), f"tool_calls {FUNCTIONS}"),
        (
            pb.Chat(messages=[pb.ChatMessage(tool_calls=call(arguments=[1]))]),
            "arguments of a function in tool_calls must be an object, or the JSON text of one",
        ),
        (pb.Chat(messages=[pb.ChatMessage(tool_calls=call(arguments="{"))]), "arguments is not a JSON text"),
    ],
)
def test_what_is_no_such_json_is_refused(chat: pb.Chat, message: str) -> None:
    with pytest.raises(InvalidRequest) as refusal:
        chat_of(chat)
    assert str(refusal.value) == message


@pytest.fixture(scope="module")
async def service() -> AsyncIterator[Served]:
    async with served() as it:
        yield it


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        (
            {"tools": " " * (2**20 + 1)},
            "tools, tool_calls and chat_template_kwargs may have 1048576 bytes at most, together",
        ),
        ({"chat_template_kwargs": " " * (2**16 + 1)}, "chat_template_kwargs may have 65536 bytes at most"),
        ({"tools": nested(2**19)}, "tools is not a JSON text"),
        (
            {"messages": [QUESTION, pb.ChatMessage(role="tool", name="x" * 257)]},
            "name and tool_call_id of a chat message may have 256 bytes at most",
        ),
    ],
)
async def test_over_the_wire_it_is_refused_in_one_line(service: Served, fields: dict[str, Any], message: str) -> None:
    chat = pb.Chat(**{"messages": [QUESTION], **fields})
    call = service.stub().prefill(prompt=pb.Prompt(chat=chat))
    assert await refused(call) == (grpc.StatusCode.INVALID_ARGUMENT, message)


async def test_over_the_wire_a_chat_with_tools_is_a_prompt(service: Served) -> None:
    chat = pb.Chat(messages=[QUESTION], tools=json.dumps([TOOL]), chat_template_kwargs="{}")
    response = await service.stub().prefill(prompt=pb.Prompt(chat=chat))
    assert response.first_token_id == 7
