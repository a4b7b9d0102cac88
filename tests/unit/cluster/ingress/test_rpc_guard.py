"""Every failed RPC ends with a status of one line that reveals no internals."""

import os
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import grpc
import pytest
import structlog
from callers import refused
from rpc_service import Served, served
from tiny_facts import FACTS

from cluster.config.limits import LimitsConfig
from cluster.ports import StoreLost
from kvstore import StoreWriteFailed
from protos.runahead.v1 import runahead_pb2 as pb

SECRET = "what the prompt said"
INTERNAL = "internal error; the service's log has the details"
METHODS = [method.name for method in pb.DESCRIPTOR.services_by_name["RunaheadService"].methods]
#: Methods whose requests have no text field of number 1, so a parser skips such a field.
WITHOUT_FIELDS = ("DeleteData", "GetStats", "GetModelInfo", "WatchStore")


@pytest.fixture
async def service() -> AsyncIterator[Served]:
    async with served(limits=LimitsConfig(max_prompt_tokens=100, max_prompt_text_bytes=90, max_chat_messages=3)) as it:
        yield it


async def test_an_unexpected_error_is_internal_and_tells_nothing(
    service: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    def burst(text: str) -> list[int]:
        raise RuntimeError(f"cannot take {text}")

    monkeypatch.setattr(service.tokenizer, "encode_text", burst)
    caller = service.stub()
    prompt = pb.Prompt(text=SECRET)
    for call in (lambda: caller.prefill(prompt=prompt), lambda: caller.generate(prompt=prompt).read()):
        with structlog.testing.capture_logs() as logs:
            assert await refused(call()) == (grpc.StatusCode.INTERNAL, INTERNAL)
        assert [entry["event"] for entry in logs if entry["log_level"] == "error"] == ["rpc failed"]


async def test_an_unexpected_error_in_the_middle_of_a_stream_is_internal_after_what_was_sent(
    service: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    def burst(self: object) -> str:
        raise RuntimeError(SECRET)

    monkeypatch.setattr("workers.text.text_stream.TextStream.finish", burst)
    stream = service.stub().generate()
    assert list((await stream.read()).tokens.token_ids) == [7]
    assert await refused(stream.read()) == (grpc.StatusCode.INTERNAL, INTERNAL)


async def test_a_worker_that_fails_unexpectedly_tells_nothing_of_its_inside(service: Served) -> None:
    service.worker.fault = RuntimeError(SECRET)
    code, details = await refused(service.stub().prefill())
    assert code is grpc.StatusCode.INTERNAL
    assert SECRET not in details


async def test_a_store_that_cannot_delete_is_unavailable_when_lost_and_internal_when_its_disk_fails(
    service: Served,
) -> None:
    for fault, code in (
        (StoreLost("the actor died"), grpc.StatusCode.UNAVAILABLE),
        (StoreWriteFailed("/secret/path: Input/output error"), grpc.StatusCode.INTERNAL),
    ):
        service.store.fault = fault
        found, says = await refused(service.stub().delete_data())
        assert found is code and "secret" not in says
    assert service.worker.num_forgotten == 2, "workers forget rows that may be deleted"


@pytest.mark.parametrize("method", METHODS)
async def test_bytes_that_are_no_message_are_an_invalid_argument(service: Served, method: str) -> None:
    channel = service.channel()
    for raw in (b"\xff", b"\x0a\xff\xff\xff\xff\x0f", b"\x0a\x02\xff\xfe" * 3):
        call = channel.unary_stream(f"/runahead.v1.RunaheadService/{method}")(raw, timeout=20)
        if method in WITHOUT_FIELDS and raw[0] == 0x0A and raw[1] == 2:
            continue  # an unknown field, which is valid
        assert (await refused(call.read()))[0] is grpc.StatusCode.INVALID_ARGUMENT


@pytest.mark.parametrize("method", METHODS)
async def test_a_call_that_ends_without_a_message_is_an_invalid_argument_not_silence(
    service: Served, method: str
) -> None:
    call = service.channel().stream_stream(f"/runahead.v1.RunaheadService/{method}")(timeout=20)
    await call.done_writing()
    assert await refused(call.read()) == (grpc.StatusCode.INVALID_ARGUMENT, "the call has no request message")


async def test_a_second_message_of_a_call_is_not_looked_at(service: Served) -> None:
    request = pb.PrefillRequest(prompt=pb.Prompt(text="x")).SerializeToString()
    call = service.channel().stream_stream("/runahead.v1.RunaheadService/Prefill")(timeout=20)
    for message in (request, b"\xff"):
        await call.write(message)
    assert pb.PrefillResponse.FromString(await call.read()).first_token_id == 7


MESSAGE = pb.ChatMessage(role="user", content="x" * 20)


@pytest.mark.parametrize(
    ("request_", "says"),
    [
        ({"num_tokens": 101}, "101 prompt tokens exceed this service's limit of 100"),
        ({"num_tokens": FACTS.max_positions + 1}, "exceed the model's 1000 positions"),
        ({"prompt": pb.Prompt(text="x" * 91)}, "91 bytes of prompt text exceed this service's limit of 90"),
        ({"prompt": pb.Prompt(text="ü" * 46)}, "92 bytes of prompt text"),
        ({"prompt": pb.Prompt(chat=pb.Chat(messages=[MESSAGE] * 4))}, "4 chat messages"),
        ({"prompt": pb.Prompt(chat=pb.Chat(messages=[pb.ChatMessage(role="u", content="x" * 46)] * 2))}, "92 bytes"),
        ({"prompt": pb.Prompt(chat=pb.Chat(messages=[pb.ChatMessage(role="u" * 65)]))}, "role of a chat message"),
        ({"request_id": "x" * 129}, "request_id must be"),
        ({"request_id": "two words"}, "request_id must be"),
        ({"request_id": "new\nline"}, "request_id must be"),
        ({"request_id": "ümlaut"}, "request_id must be"),
        ({"stop": ["x"] * 17}, "16 stop texts, not 17"),
        ({"stop": [""]}, "must not be empty"),
        ({"stop": ["ü" * 513]}, "1024 bytes at most"),
        ({"stop_token_ids": [1] * 65}, "64 stop tokens, not 65"),
    ],
)
async def test_what_is_too_large_is_refused_before_it_is_tokenised(
    service: Served, request_: dict[str, object], says: str
) -> None:
    code, details = await refused(service.stub().generate(**request_).read())
    assert code is grpc.StatusCode.INVALID_ARGUMENT
    assert says in details
    assert service.tokenizer.num_calls == 0


@pytest.mark.parametrize(
    ("request_", "says"),
    [
        ({"prompt": pb.Prompt()}, "prompt is empty"),
        ({"num_tokens": 0}, "prompt is empty"),
        ({"prompt": pb.Prompt(chat=pb.Chat())}, "chat has no messages"),
        ({"prompt": pb.Prompt(text="")}, "prompt is empty"),
        ({"prompt": pb.Prompt(token_ids=pb.TokenIds(ids=[1, FACTS.vocab_size]))}, f"token id {FACTS.vocab_size}"),
        ({"prompt": pb.Prompt(token_ids=pb.TokenIds(ids=[2**32 - 1]))}, "vocabulary"),
        ({"num_tokens": 10, "max_new_tokens": FACTS.max_positions}, "positions"),
        ({"max_new_tokens": 2**32 - 1}, "positions"),
        ({"max_new_tokens": 0}, "max_new_tokens"),
        ({"kv_budget": -1.0}, "kv_budget must be a share"),
    ],
)
async def test_a_request_that_can_never_work_is_refused_and_told_why(
    service: Served, request_: dict[str, Any], says: str
) -> None:
    calls = [service.stub().generate(**request_).read()]
    if "max_new_tokens" not in request_:
        calls.append(service.stub().prefill(**request_))
    for call in calls:
        code, details = await refused(call)
        assert code is grpc.StatusCode.INVALID_ARGUMENT and says in details


async def test_what_is_just_within_the_limits_is_served(service: Served) -> None:
    caller = service.stub()
    chat = pb.Chat(messages=[pb.ChatMessage(role="u" * 64, content="x" * 30)] * 3)
    prompts = pb.Prompt(text="ü" * 45), pb.Prompt(chat=chat), pb.Prompt(token_ids=pb.TokenIds(ids=[1] * 100))
    for number, prompt in enumerate(prompts):
        response = await caller.prefill(prompt=prompt, request_id=f"{number:x>128}")
        assert response.first_token_id == 7
    stream = caller.generate(stop=["ü" * 512] * 16, stop_token_ids=[1] * 64)
    assert list((await stream.read()).tokens.token_ids) == [7]


async def test_a_text_that_turns_out_to_have_too_many_tokens_is_refused_after_all() -> None:
    async with served(limits=LimitsConfig(max_prompt_tokens=10)) as strict:
        assert await refused(strict.stub().prefill(prompt=pb.Prompt(text="x" * 11))) == (
            grpc.StatusCode.INVALID_ARGUMENT,
            "11 prompt tokens exceed this service's limit of 10",
        )


async def test_too_many_aborts_at_once_are_refused(service: Served) -> None:
    await service.stub().abort(*["x"] * 1024)
    assert (await refused(service.stub().abort(*["x"] * 1025)))[0] is grpc.StatusCode.INVALID_ARGUMENT


@pytest.mark.parametrize("tier", [3, -1, 2**31 - 1])
async def test_a_tier_that_there_is_not_is_refused(service: Served, tier: int) -> None:
    request = pb.WarmRequest(prompt=pb.Prompt(text="x"), tier=tier).SerializeToString()  # type: ignore[arg-type]
    call = service.channel().unary_unary("/runahead.v1.RunaheadService/Warm")
    assert await refused(call(request, timeout=20)) == (
        grpc.StatusCode.INVALID_ARGUMENT,
        f"tier must be DISK or HOST, not {tier}",
    )


def test_what_a_peer_says_below_the_calls_does_not_reach_stderr() -> None:
    goaway = b"\x00\x00\x0e\x07\x00\x00\x00\x00\x00" + b"\x00" * 4 + b"\x00\x00\x00\x02" + b"SECRET"
    preface = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + b"\x00\x00\x00\x04\x00\x00\x00\x00\x00"
    program = f"""
import asyncio, sys
{{}}
sys.path.insert(0, {str(Path(__file__).parents[1])!r})
from rpc_service import served
async def main():
    async with served() as service:
        reader, writer = await asyncio.open_connection(*service.address.split(":"))
        writer.write({preface + goaway!r})
        writer.write_eof()
        await reader.read()
        writer.close()
asyncio.run(main())
"""
    said = {}
    for name, configure in (("bare", ""), ("ours", "from cluster.logs import configure; configure()")):
        environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[4])}
        environment.pop("GRPC_VERBOSITY", None)
        said[name] = subprocess.run(
            [sys.executable, "-c", program.format(configure)], capture_output=True, check=True, env=environment
        ).stderr
    assert b"SECRET" in said["bare"], "without our configuration gRPC writes it, so the check can fail"
    assert b"SECRET" not in said["ours"]
