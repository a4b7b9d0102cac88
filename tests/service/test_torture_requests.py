"""Thousands of malformed and random requests: each ends with a clean status, and good ones are served in between.

`make torture-service` runs 10,000 of them and shows `malformed_unclean`.
"""

import socket
from collections import Counter
from collections.abc import Callable
from random import Random

import grpc
import pytest
from malformed import malformed, metadata, method_path, port_bytes
from served_model import ServedModel, ask, random_prompt

from cluster.client import Client

pytestmark = [pytest.mark.service, pytest.mark.torture]

Rounds = Callable[[int, int], int]
CLEAN = {
    grpc.StatusCode.OK,
    grpc.StatusCode.INVALID_ARGUMENT,
    grpc.StatusCode.NOT_FOUND,
    grpc.StatusCode.ALREADY_EXISTS,
    grpc.StatusCode.ABORTED,
    grpc.StatusCode.RESOURCE_EXHAUSTED,
    grpc.StatusCode.UNIMPLEMENTED,
    grpc.StatusCode.UNAUTHENTICATED,
}
#: Requests between two good ones.
BATCH = 100
_TIMEOUT_S = 30.0


def end_of(channel: grpc.Channel, random: Random) -> tuple[grpc.StatusCode, str, str]:
    """Send one request; its status, its details, and its path and first bytes."""
    path = method_path(random)
    raw = malformed(random, path)
    if random.random() < 0.02:  # a call without a message, or with many
        call = channel.stream_stream(path)(iter([raw] * random.choice((0, 2, 3))), timeout=_TIMEOUT_S)
    else:
        call = channel.unary_stream(path)(raw, timeout=_TIMEOUT_S, metadata=metadata(random))
    try:
        for _ in call:
            if path.endswith("/WatchStore"):  # a valid request after all: this stream has no end
                call.cancel()
                return grpc.StatusCode.OK, "", path
    except grpc.RpcError:
        pass
    return call.code(), call.details() or "", f"{path} {raw[:80]!r}"


def is_clean(code: grpc.StatusCode, details: str) -> bool:
    return code in CLEAN and "\n" not in details and "Traceback" not in details and len(details) < 500


def assert_served(client: Client, model: ServedModel, number: int) -> None:
    prompt = random_prompt(20_000 + number % 7, 120)
    model.assert_exact(prompt, ask(client, prompt, 4).token_ids)


def test_malformed_requests_end_with_a_clean_status_and_the_next_good_one_is_served(
    address: str, client: Client, model: ServedModel, random: Random, rounds: Rounds
) -> None:
    unclean, codes, total = list[str](), Counter[str](), rounds(800, 9000)
    failed_before = client.stats().service.requests_failed
    with grpc.insecure_channel(address) as channel:
        for number in range(total):
            code, details, what = end_of(channel, random)
            codes[code.name] += 1
            if not is_clean(code, details):
                unclean.append(f"{code.name} {details!r}: {what}")
            if number % BATCH == BATCH - 1:
                assert_served(client, model, number)
    print(f"malformed_unclean {len(unclean)} of {total} requests, {dict(codes)}")  # noqa: T201
    assert unclean[:10] == []
    assert codes["INVALID_ARGUMENT"] > total // 4, "many requests are malformed"
    assert codes["OK"] > total // 50, "some requests are well-formed"
    stats = client.stats().service
    assert (stats.requests_running, stats.requests_queued) == (0, 0)
    assert stats.requests_failed == failed_before


def test_bytes_of_any_sort_on_the_port_do_no_harm(
    address: str, client: Client, model: ServedModel, random: Random, rounds: Rounds
) -> None:
    host, _, port = address.rpartition(":")
    total = rounds(100, 1000)
    for number in range(total):
        with socket.create_connection((host, int(port)), timeout=_TIMEOUT_S) as connection:
            try:
                connection.sendall(port_bytes(random))
                if random.random() < 0.5:
                    connection.shutdown(socket.SHUT_WR)
                    while connection.recv(4096):  # until the service closes the connection, as it must
                        pass
            except (ConnectionError, BrokenPipeError):
                pass
        if number % BATCH == BATCH - 1:
            assert_served(client, model, number)
    print(f"malformed_unclean 0 of {total} connections")  # noqa: T201
