"""Fields are counted in a message's bytes as its parser would create them, and no further than the bound."""

import random
from typing import Any

import pytest
from google.protobuf.message import Message

from cluster.ingress.calls.wire_fields import has_more
from protos.runahead.v1 import runahead_pb2 as pb

MANY = 10**9
PREFILL = pb.PrefillRequest.DESCRIPTOR


def num_fields(message: Message) -> int:
    """Number of fields of a parsed message and of the messages within it; packed numbers are one field."""
    count = 0
    for field, value in message.ListFields():
        values = value if field.is_repeated and not field.is_packed else [value]
        count += len(values)
        if field.message_type is not None:
            count += sum(num_fields(each) for each in values)
    return count


def a_message() -> pb.PrefillRequest:
    turn = pb.ChatMessage(role="user", content="x" * 300, name="n")
    return pb.PrefillRequest(
        request_id="r",
        prompt=pb.Prompt(chat=pb.Chat(messages=[turn, pb.ChatMessage(), turn], tools="[]")),
        lease_s=2.5,
        continuations=[pb.TokenIds(ids=[1, 2**31]), pb.TokenIds()],
        prompt_logprobs=3,
    )


@pytest.mark.parametrize(
    "message",
    [
        a_message(),
        pb.PrefillRequest(),
        pb.ReadKvRequest(ranges=[pb.KvRange(handle_id="h", token_end=9)] * 7, layers=[1, 2, 3]),
        pb.WriteKvRequest(rows=pb.KvRows(layer=1, k=b"\x0a" * 900, xxh3=2**64 - 1)),
    ],
)
def test_they_are_as_many_as_the_parser_makes(message: Any) -> None:
    raw, number = message.SerializeToString(), num_fields(message)
    assert not has_more(raw, message.DESCRIPTOR, number, MANY)
    assert number == 0 or has_more(raw, message.DESCRIPTOR, number - 1, MANY)


def test_numbers_that_are_not_packed_and_unknown_fields_count() -> None:
    unpacked = b"\x08\x01" * 9  # TokenIds.ids
    assert list(pb.TokenIds.FromString(unpacked).ids) == [1] * 9
    assert has_more(unpacked, pb.TokenIds.DESCRIPTOR, 8, MANY)
    assert has_more(b"\xf8\x07\x01" * 9 + b"\xfb\x07\xfc\x07", PREFILL, 10, MANY)


@pytest.mark.parametrize(
    ("message", "number"),
    [
        (pb.TokenIds(ids=[0, 127, 128, 2**32 - 1] * 5), 20),
        (pb.PrefillRequest(continuations=[pb.TokenIds(ids=[1, 300])] * 7), 14),
        (pb.PromptLogprobs(token_ids=[1, 2], logprobs=[0.5] * 9), 11),
        (pb.ContinuationScore(logprobs=[0.5] * 9), 9),
        (pb.KvRows(k=b"\x01" * 900), 0),
    ],
)
def test_packed_numbers_are_counted_by_their_kind(message: Any, number: int) -> None:
    raw = message.SerializeToString()
    assert not has_more(raw, message.DESCRIPTOR, MANY, number)
    assert number == 0 or has_more(raw, message.DESCRIPTOR, MANY, number - 1)


def test_whatever_the_bytes_are_the_count_comes_to_an_end() -> None:
    draw, raw = random.Random(1), a_message().SerializeToString()
    for _ in range(2000):
        broken = bytearray(raw[: draw.randrange(len(raw) + 1)])
        for _ in range(draw.randrange(4)):
            if broken:
                broken[draw.randrange(len(broken))] = draw.randrange(256)
        assert has_more(bytes(broken), PREFILL, MANY, MANY) is False
    for wild in (b"\xff" * 2**16, b"\x12" + b"\xff" * 2**16, b"\x12\xff\xff\xff\xff\xff\xff\xff\xff\x7f"):
        assert has_more(wild, PREFILL, MANY, MANY) is False


def test_no_more_is_looked_at_than_the_bound() -> None:
    class Looked(bytes):
        furthest = 0

        def __getitem__(self, at: Any) -> Any:
            Looked.furthest = max(Looked.furthest, at)
            return super().__getitem__(at)

    size = 2**20
    empty_messages = b"\x0a\x00" * size
    assert has_more(Looked(empty_messages), pb.Chat.DESCRIPTOR, 100, MANY)
    assert Looked.furthest < 210
