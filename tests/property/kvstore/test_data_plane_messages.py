"""Every message of the data plane is decoded as it was sent; any other bytes raise the typed error, and no other."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

from kvstore.dataplane.answers import (
    MAX_STAGED_FRAMES,
    Accepted,
    Announced,
    Appended,
    Bounds,
    DemotionRoom,
    FetchFailed,
    FetchStarted,
    Frames,
    Hello,
    StagedFrames,
    ToolAnswer,
    answer_of,
)
from kvstore.dataplane.channel import MAX_MESSAGE_BYTES
from kvstore.dataplane.packets import MalformedMessage
from kvstore.dataplane.requests import (
    MAX_WANTED_TOKENS,
    Admit,
    Append,
    Cancel,
    Demote,
    DemotionDone,
    Fetch,
    FetchTokens,
    Fill,
    ImportanceNote,
    Promote,
    Put,
    RecordDamaged,
    Release,
    Room,
    RunTool,
    Stage,
    Want,
    request_of,
)
from kvstore.disk.io_engine import Priority

u16, u32, u64 = (st.integers(0, 2**bits - 1) for bits in (16, 32, 64))
floats = st.floats(width=32, allow_nan=False)
flags = st.booleans()
priorities = st.sampled_from(Priority)
some = {"max_size": 9}
entries = st.lists(st.tuples(u32, u64), **some)
plain = st.recursive(st.none() | st.integers() | st.text(), lambda inner: st.lists(inner, max_size=3), max_leaves=5)


def tuples_of(numbers, **sizes):
    return st.lists(numbers, **{**some, **sizes}).map(tuple)


@st.composite
def token_fetches(draw):
    slots = draw(tuples_of(u16))
    starts = draw(st.just(()) | tuples_of(u32, min_size=len(slots), max_size=len(slots)))
    is_wanted = draw(hnp.arrays(np.bool_, st.integers(0, 40)))
    return FetchTokens(draw(u64), draw(u64), slots, is_wanted, starts, draw(priorities), draw(flags))


@st.composite
def wants(draw):
    is_wanted = draw(st.lists(flags, min_size=1, max_size=40))
    count = is_wanted.count(False)
    return Want(draw(u64), is_wanted, draw(st.just(()) | tuples_of(floats, min_size=count, max_size=count)), draw(u32))


@st.composite
def releases(draw):
    released = draw(tuples_of(u32, min_size=1))
    importance = draw(floats | tuples_of(floats, min_size=len(released), max_size=len(released)))
    return Release(draw(u64), released, importance, draw(flags), draw(flags))


REQUESTS = {
    Fetch: st.builds(Fetch, u64, u64, tuples_of(u16), tuples_of(u32), priorities, flags),
    FetchTokens: token_fetches(),
    Want: wants(),
    Release: releases(),
    RecordDamaged: st.builds(RecordDamaged, u64, u32),
    Cancel: st.builds(Cancel, u64),
    Promote: st.builds(Promote, u64),
    Stage: st.builds(Stage, u64, u64, u32, u32, st.booleans()),
    Room: st.builds(Room, u64, tuples_of(u16), flags),
    Fill: st.builds(Fill, u64, tuples_of(u16)),
    Append: st.builds(Append, u64, u64, u32, hnp.arrays(np.uint32, st.integers(0, 9))),
    Put: st.builds(Put, u64),
    Demote: st.builds(Demote, u64, u64, u32),
    DemotionDone: st.builds(DemotionDone, u64),
    ImportanceNote: st.builds(
        ImportanceNote, u64, u32, u32, hnp.arrays(np.float16, st.integers(0, 9), elements=st.floats(width=16))
    ),
    Admit: st.builds(Admit, u64, st.binary(max_size=40)),
    RunTool: st.builds(RunTool, u64, st.dictionaries(st.text(), plain, max_size=3)),
}
ANSWERS = {
    Hello: st.builds(Hello, u64, u64),
    FetchStarted: st.builds(FetchStarted, u64, tuples_of(u32), entries),
    Bounds: st.builds(Bounds, u64, st.lists(st.tuples(u32, u32), **some)),
    Announced: st.builds(Announced, u64, tuples_of(u64), flags),
    Frames: st.builds(Frames, u64, st.lists(st.tuples(u32, u64), min_size=1, max_size=9), flags),
    FetchFailed: st.builds(FetchFailed, u64, st.integers(-2, 2**31 - 1), st.text()),
    StagedFrames: st.builds(StagedFrames, u64, u32, tuples_of(u64)),
    Appended: st.builds(Appended, u64, u32, u32),
    DemotionRoom: st.builds(DemotionRoom, u64, st.none() | st.integers(0, 2**63 - 1)),
    Accepted: st.builds(Accepted, u64),
    ToolAnswer: st.builds(ToolAnswer, u64, st.binary(max_size=40), flags),
}
KINDS = [(request_of, kind, messages) for kind, messages in REQUESTS.items()]
KINDS += [(answer_of, kind, messages) for kind, messages in ANSWERS.items()]
each_kind = pytest.mark.parametrize(("decode", "kind", "messages"), KINDS, ids=lambda one: getattr(one, "__name__", ""))


def test_every_message_there_is_is_tried() -> None:
    tried = {kind.__name__ for _, kind, _ in KINDS}
    decoded = {f.__self__.__name__ for module in (request_of, answer_of) for f in decoders_of(module)}
    assert tried == decoded


def decoders_of(decode):
    return decode.__globals__["_DECODERS"].values()


def plain_fields(message):
    """Type and fields of a message; arrays as bytes, so that NaN is equal to itself."""
    fields = [(one.dtype.str, one.tobytes()) if isinstance(one, np.ndarray) else one for one in message]
    return type(message), fields


@each_kind
@given(data=st.data())
def test_a_message_comes_back_as_it_was_sent(decode, kind, messages, data) -> None:
    message = data.draw(messages)
    (packet,) = message.encode()
    assert isinstance(message, kind) and plain_fields(decode(packet)) == plain_fields(message)


@each_kind
@given(data=st.data())
def test_a_packet_that_was_cut_is_the_typed_error_or_a_shorter_message(decode, kind, messages, data) -> None:
    """A shorter list or text is a message as well, because some have the length of their packet."""
    (packet,) = data.draw(messages).encode()
    cut = packet[: data.draw(st.integers(0, len(packet) - 1))]
    try:
        message = decode(cut)
    except MalformedMessage:
        return
    if kind in (FetchFailed, RunTool, Hello):  # text: half a letter is replaced, a number is shorter
        return
    if kind in (Release, Want, Frames) and not message[1]:  # a message without entries is not sent
        return
    assert b"".join(message.encode()) == cut


@each_kind
@given(data=st.data())
def test_a_packet_with_other_bytes_is_a_message_or_the_typed_error(decode, kind, messages, data) -> None:
    (packet,) = data.draw(messages).encode()
    at = data.draw(st.integers(0, len(packet) - 1))
    changed = packet[:at] + data.draw(st.binary(min_size=1, max_size=5)) + packet[at + 1 :]
    try:
        message = decode(changed)
    except MalformedMessage:
        return
    assert len(message) > 0


@pytest.mark.parametrize("decode", [request_of, answer_of])
@given(packet=st.binary(max_size=60))
def test_any_bytes_are_a_message_or_the_typed_error(decode, packet) -> None:
    try:
        decode(packet)
    except MalformedMessage as error:
        assert f"{len(packet)} bytes" in str(error)


@pytest.mark.parametrize("count", [0, 1, 4096, 4097, 10_000, 300_000])
def test_long_messages_are_packets_that_fit_and_make_them_up(count: int) -> None:
    numbers = list(range(count))
    keyed = [request_of(packet) for packet in Want(7, [n % 3 == 1 for n in numbers]).encode()]
    assert [one for part in keyed for one in part.is_wanted] == [n % 3 == 1 for n in numbers]
    assert [part.start for part in keyed] == [sum(len(one.is_wanted) for one in keyed[:i]) for i in range(len(keyed))]
    each = [n / 2**20 for n in numbers]
    for importance in (0.5, each):
        parts = [request_of(packet) for packet in Release(7, numbers, importance, is_last=count > 0).encode()]
        assert [entry for part in parts for entry in part.entries] == numbers
        assert [part.is_last for part in parts] == [False] * (len(parts) - 1) + [True] * bool(parts)
        if importance is each:
            assert [value for part in parts for value in part.importance] == each
    announced = [answer_of(packet) for packet in Announced(7, numbers).encode()]
    assert [key for part in announced for key in part.keys] == numbers
    assert [part.is_last for part in announced] == [False] * (len(announced) - 1) + [True]
    frames = [(n, 4096 * n) for n in numbers]
    first, *more = [answer_of(packet) for packet in FetchStarted(7, [count, 0], frames).encode()]
    assert (first.counts, [one for part in (first, *more) for one in part.entries]) == ((count, 0), frames)
    assert not any(part.from_disk for part in more)
    noted = [request_of(packet) for packet in ImportanceNote(2**60, count, 5, np.zeros(count, np.float16)).encode()]
    lengths = [len(part.importance) for part in noted]
    assert [part.start for part in noted] == [5 + sum(lengths[:i]) for i in range(len(noted))]
    text = b"x" * count
    said = [answer_of(packet) for packet in ToolAnswer(7, text).encode()]
    assert b"".join(part.text for part in said) == text and [part.is_last for part in said][-1]
    long = [Want(7, [True] * count, ()), Release(7, numbers, each), Announced(7, numbers), Frames(7, frames, True)]
    for message in (*long, ImportanceNote(1, count, 0, np.zeros(count, np.float16)), ToolAnswer(7, text)):
        assert all(len(packet) <= MAX_MESSAGE_BYTES for packet in message.encode())


def test_the_longest_messages_of_one_packet_fit() -> None:
    starts = (0,) * 100
    for message in (
        FetchTokens(1, 2, starts, np.ones(MAX_WANTED_TOKENS, np.bool_), starts),
        StagedFrames(1, 3, range(MAX_STAGED_FRAMES)),
        FetchFailed(1, 3, "ü" * MAX_MESSAGE_BYTES),
        Fetch(1, 2, (3, 65535), range(10_000)),
    ):
        (packet,) = message.encode()
        assert len(packet) <= MAX_MESSAGE_BYTES
    with pytest.raises(ValueError, match="prefixes of at most"):
        FetchTokens(1, 2, (), np.ones(MAX_WANTED_TOKENS + 1, np.bool_)).encode()


def test_a_last_release_of_nothing_cancels() -> None:
    (packet,) = Release(7, (), is_last=True).encode()
    assert request_of(packet) == Cancel(7) and isinstance(request_of(packet), Cancel)
