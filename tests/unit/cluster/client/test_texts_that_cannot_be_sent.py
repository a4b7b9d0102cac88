"""A text with half of a surrogate pair fails every call of both clients like a text that the service refuses."""

from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

import numpy as np
import pytest

from cluster.client import AsyncClient, Chat, Client, Credentials, prompt_message
from cluster.client.kv_writing import KvWriting
from cluster.errors import CallFailed, StartError
from protos.runahead.v1 import runahead_pb2 as pb

#: Texts that Python makes of a byte that is not UTF-8, and of half an emoji.
BAD = ("caf\udce9", "\ud83d", "fine, until \udfff")
#: No server listens there, and none is called.
NOWHERE = "127.0.0.1:1"
CALLS: dict[str, Callable[[Any, str], Any]] = {
    "ask": lambda client, bad: client.ask(bad),
    "ask after": lambda client, bad: client.ask("fine", stop=["fine", bad]),
    "ask by id": lambda client, bad: client.ask("fine", request_id=bad),
    "ask in a chat": lambda client, bad: client.ask([("user", bad)]),
    "ask in a role": lambda client, bad: client.ask([(bad, "fine")]),
    "ask in a conversation": lambda client, bad: client.ask(Chat(messages=[{"role": "user", "name": bad}])),
    "stream": lambda client, bad: client.stream(bad),
    "prefill": lambda client, bad: client.prefill_kv(bad, lease_s=1.0),
    "flow": lambda client, bad: client.flow_kv(bad, 1.0),
    "flow by id": lambda client, bad: client.flow_kv("fine", 1.0, request_id=bad),
    "score": lambda client, bad: client.score(bad, [[1]]),
    "warm": lambda client, bad: client.warm(bad),
    "look up": lambda client, bad: client.lookup(bad),
    "look up of an engine": lambda client, bad: client.lookup("fine", provenance=bad),
    "read": lambda client, bad: client.read_kv(bad),
    "read in a codec": lambda client, bad: client.read_kv("fine", row_codec=bad),
    "renew": lambda client, bad: client.renew_lease(bad, 1.0),
    "release": lambda client, bad: client.release("fine", bad),
    "abort": lambda client, bad: client.abort(bad),
    "trace": lambda client, bad: client.trace(bad),
}


def check(failure: CallFailed) -> None:
    assert failure.status == "INVALID_ARGUMENT"
    assert "a text of the request cannot be sent: its character " in str(failure)
    assert "half of a surrogate pair" in str(failure)
    str(failure).encode()


@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize("bad", BAD)
def test_the_client_s_call_fails(call: str, bad: str) -> None:
    with Client(NOWHERE, retry_s=0) as client, pytest.raises(CallFailed) as caught:
        result = CALLS[call](client, bad)
        if isinstance(result, Iterator):
            next(result)
    check(caught.value)


@pytest.mark.parametrize("call", CALLS)
async def test_the_asynchronous_client_s_call_fails(call: str) -> None:
    async with AsyncClient(NOWHERE, retry_s=0) as client:
        with pytest.raises(CallFailed) as caught:
            result = CALLS[call](client, BAD[0])
            await (anext(result) if isinstance(result, AsyncIterator) else result)
    check(caught.value)


@pytest.mark.parametrize("which", ["engine", "fingerprint"])
def test_rows_are_not_written_under_such_a_name(which: str) -> None:
    k = np.zeros((1, 1, 2), np.float32)
    names = {"engine": "vllm-0.32", "fingerprint": "f", which: BAD[0]}
    writing = KvWriting(pb.GetModelInfoResponse(num_layers=1), [1], [(0, 0, k, k)], 0, **names)
    assert list(writing.messages()) == []
    assert isinstance(writing.failure, CallFailed)
    check(writing.failure)


def test_a_message_that_a_program_makes_itself_says_the_same() -> None:
    with pytest.raises(CallFailed) as caught:
        prompt_message(BAD[0])
    check(caught.value)


def test_an_address_and_a_token_are_refused_before_any_call() -> None:
    with pytest.raises(StartError, match=r"the address .* is not UTF-8 text"):
        Client(f"{BAD[0]}:1")
    with pytest.raises(StartError, match="the token has invalid characters"):
        Credentials(token=BAD[0])
