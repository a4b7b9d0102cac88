"""The engine API gives a gateway the tokens that our clients get, and ignores no field of a request."""

import asyncio
import hashlib
import importlib
import io
import random
import threading
import zipfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import grpc
import pytest
from callers import Principals, refused
from rpc_service import BusyWorker, served
from waiting import WAIT_S, until
from whole_service import WholeService, token_prompt, whole_service

from cluster.client.credentials import Credentials
from protos.runahead.v1 import runahead_pb2 as pb
from tests.support.tiny_models import tiny_config
from workers.model.stock_model import random_model

engine_pb: Any = pytest.importorskip(
    "smg_grpc_proto", reason="needs smg-grpc-proto (runahead-prefill[gateway])"
).vllm_engine_pb2
engine_common_pb: Any = importlib.import_module("smg_grpc_proto.generated.common_pb2")
GREEDY = {"temperature": 0.0, "max_tokens": 12}
PROMPT = list(range(1, 101))


class Gateway:
    """Calls the engine API as a gateway's stub would, from the service's descriptor."""

    def __init__(self, address: str, token: str = "") -> None:
        self._channel = grpc.aio.insecure_channel(address)
        self._metadata = Credentials(token=token).metadata

    async def close(self) -> None:
        await self._channel.close()

    async def call(self, method: str, request: Any = None) -> Any:
        response = getattr(engine_pb, f"{method}Response")
        make = self._channel.unary_unary(self._path(method), self._bytes_of, response.FromString)
        asked = request if request is not None else getattr(engine_pb, f"{method}Request")()
        return await make(asked, metadata=self._metadata, timeout=WAIT_S)

    def generate(
        self, token_ids: list[int], request_id: str = "g", stream: bool = True, other: Any = None, **params: Any
    ) -> Any:
        request = engine_pb.GenerateRequest(
            request_id=request_id,
            tokenized=engine_pb.TokenizedInput(original_text="as it was", input_ids=token_ids),
            sampling_params=engine_pb.SamplingParams(**params),
            stream=stream,
        )
        request.MergeFrom(other or engine_pb.GenerateRequest())
        make = self._channel.unary_stream(self._path("Generate"), self._bytes_of, engine_pb.GenerateResponse.FromString)
        return make(request, metadata=self._metadata, timeout=WAIT_S)

    async def answer(self, token_ids: list[int], **request: Any) -> tuple[list[Any], Any]:
        """The chunks of an answer, and its end."""
        *chunks, last = [response async for response in self.generate(token_ids, **request)]
        return [each.chunk for each in chunks], last.complete

    def tokenizer(self) -> Any:
        chunk = engine_common_pb.GetTokenizerChunk
        make = self._channel.unary_stream(self._path("GetTokenizer"), self._bytes_of, chunk.FromString)
        return make(engine_common_pb.GetTokenizerRequest(), metadata=self._metadata, timeout=WAIT_S)

    @staticmethod
    def _path(method: str) -> str:
        return f"/vllm.grpc.engine.VllmEngine/{method}"

    @staticmethod
    def _bytes_of(request: Any) -> bytes:
        return bytes(request.SerializeToString())


@pytest.fixture(scope="module")
async def service(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[WholeService]:
    """A service with a model directory of its own, to which a test adds files."""
    directory = tmp_path_factory.mktemp("gateway")
    random_model(tiny_config("llama"), str(directory / "llama"))
    async with whole_service(str(directory / "llama"), directory / "store", engine_api=True) as running:
        yield running


@pytest.fixture
async def gateway(service: WholeService) -> AsyncIterator[Gateway]:
    gateway = Gateway(service.address)
    yield gateway
    await gateway.close()


async def own_tokens(service: WholeService, token_ids: list[int], **request: Any) -> tuple[list[Any], pb.Complete]:
    """The answer of `Generate`: its tokens, and its end."""
    asked = pb.GenerateRequest(prompt=token_prompt(token_ids), do_not_store=True, **{"max_new_tokens": 12, **request})
    *tokens, end = [response async for response in service.stub().Generate(asked, timeout=WAIT_S)]
    return [each.tokens for each in tokens if each.tokens.token_ids], end.complete


@pytest.mark.parametrize("sampling", [{}, {"temperature": 0.9, "top_p": 0.9, "top_k": 20, "min_p": 0.01, "seed": 7}])
async def test_tokens_are_those_of_our_own_clients(
    service: WholeService, gateway: Gateway, sampling: dict[str, Any]
) -> None:
    own, end = await own_tokens(service, PROMPT, sampling=pb.Sampling(**sampling), logprobs=2)
    expected = [each.token_ids[0] for each in own]
    asked = {**GREEDY, **sampling, "logprobs": 2}
    chunks, streamed = await gateway.answer(PROMPT, **asked)
    assert [list(chunk.token_ids) for chunk in chunks] == [[token] for token in expected]
    assert (list(streamed.output_ids), streamed.completion_tokens) == ([], len(expected))
    _, whole = await gateway.answer(PROMPT, stream=False, **asked)
    assert list(whole.output_ids) == expected
    reason = pb.FinishReason.Name(end.finish_reason).removeprefix("FINISH_REASON_").lower()
    assert whole.finish_reason == streamed.finish_reason == reason
    in_parts = engine_pb.OutputLogProbs()
    for chunk in chunks:
        in_parts.MergeFrom(chunk.output_logprobs)
    for told in (whole.output_logprobs, in_parts):
        assert list(told.token_ids) == expected
        logprobs = [each.logprobs[0] for each in own]
        assert list(told.token_logprobs) == pytest.approx([each.logprob for each in logprobs], abs=1e-5)
        for top, own_top in zip(told.top_logprobs, logprobs, strict=True):
            assert list(top.token_ids) == [best.token_id for best in own_top.top]
            assert list(top.values) == pytest.approx([best.logprob for best in own_top.top], abs=1e-5)


async def test_two_requests_without_an_id_are_two_requests(gateway: Gateway) -> None:
    answers = await asyncio.gather(*(gateway.answer(PROMPT, request_id="", **GREEDY) for _ in range(3)))
    assert len({tuple(token for chunk in chunks for token in chunk.token_ids) for chunks, _ in answers}) == 1


async def test_the_end_says_how_much_of_the_prompt_was_stored(service: WholeService, gateway: Gateway) -> None:
    prompt = [7, *PROMPT]
    await service.stub().Prefill(pb.PrefillRequest(prompt=token_prompt(prompt), lease_s=5.0), timeout=WAIT_S)
    chunks, end = await gateway.answer(prompt, **GREEDY)
    chunk_tokens = service.coordinator.chunk_tokens
    assert (end.prompt_tokens, end.cached_tokens) == (101, 101 // chunk_tokens * chunk_tokens)
    assert chunks[0].prompt_tokens == 101


async def test_a_stop_text_ends_the_answer_with_its_tokens_and_a_stop_token_too(
    service: WholeService, gateway: Gateway
) -> None:
    own, _ = await own_tokens(service, PROMPT)
    third = own[2].token_ids[0]
    first_place = next(place for place, each in enumerate(own) if each.token_ids[0] == third)
    expected = [each.token_ids[0] for each in own[: first_place + 1]]
    _, end = await gateway.answer(PROMPT, stream=False, stop=["no such", f"<{third}>"], **GREEDY)
    assert (list(end.output_ids), end.finish_reason, end.matched_stop_str) == (expected, "stop", f"<{third}>")
    _, end = await gateway.answer(PROMPT, stream=False, stop_token_ids=[third], **GREEDY)
    assert (list(end.output_ids), end.finish_reason, end.matched_token_id) == (expected, "stop", third)
    _, end = await gateway.answer(PROMPT, stream=False, temperature=0.0, max_tokens=1)
    assert (list(end.output_ids), end.finish_reason) == (expected[:1], "length")
    assert end.WhichOneof("matched_stop") is None


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"frequency_penalty": 0.5}, "this service does not support frequency_penalty"),
    ({"presence_penalty": -1}, "this service does not support presence_penalty"),
    ({"min_tokens": 2}, "this service does not support min_tokens"),
    ({"n": 2}, "n must be 1, not 2"),
    ({"logit_bias": {3: 1.0}}, "this service does not support logit_bias"),
    ({"prompt_logprobs": 0}, "this service does not support prompt_logprobs"),
    ({"json_schema": "{}"}, "this service does not support json_schema"),
    ({"json_object": True}, "this service does not support json_object"),
    ({"truncate_prompt_tokens": 5}, "this service does not support truncate_prompt_tokens"),
    ({"logprobs": -1}, "logprobs must be from 0 to 20, not -1"),
    ({"temperature": float("nan")}, "temperature must be at least 0 and finite, not nan"),
    ({"stop": [""]}, "a stop text must not be empty"),
    ({"request_id": "a b"}, "request_id must be 1 to 128 printable ASCII characters without spaces"),
    ({"token_ids": []}, "the prompt is empty"),
    ({"token_ids": [10**6]}, "token id 1000000"),
    ({"token_ids": [1] * 100_000}, "100000 prompt tokens exceed"),
    ({"max_tokens": 10**6}, "1000000 new ones exceed"),
    ({"other": engine_pb.GenerateRequest(text="x")}, "the engine API takes only token ids: set tokenized.input_ids"),
    ({"other": engine_pb.GenerateRequest(data_parallel_rank=1)}, "data_parallel_rank must be 0, not 1"),
    (
        {"other": engine_pb.GenerateRequest(kv_transfer_params_json="{}")},
        "this service does not support kv_transfer_params_json",
    ),
    (
        {"other": engine_pb.GenerateRequest(mm_inputs=engine_pb.MultimodalInputs())},
        "this service does not support mm_inputs",
    ),
    (
        {"other": engine_pb.GenerateRequest.FromString(b"\xa2\x06\x01x")},
        "GenerateRequest has field 100, which the installed smg-grpc-proto does not know",
    ),
]


@pytest.mark.parametrize(("wrong", "message"), REFUSED)
async def test_what_this_service_does_not_have_is_refused_in_one_line(
    gateway: Gateway, wrong: dict[str, Any], message: str
) -> None:
    code, says = await refused(gateway.answer(**{"token_ids": [1, 2, 3], **GREEDY, **wrong}))
    assert code is grpc.StatusCode.INVALID_ARGUMENT and message in says


async def test_a_gateway_learns_what_is_served_and_how_busy_it_is(service: WholeService, gateway: Gateway) -> None:
    model = await gateway.call("GetModelInfo")
    facts = service.coordinator.facts
    assert (model.served_model_name, model.vocab_size) == (facts.name, facts.vocab_size)
    assert (model.max_context_length, list(model.eos_token_ids)) == (facts.max_positions, list(facts.eos_token_ids))
    assert model.is_generation and "/" not in model.model_path
    server = await gateway.call("GetServerInfo")
    assert (server.active_requests, server.data_parallel_size) == (0, 1)
    assert (await gateway.call("HealthCheck")).healthy
    [load] = (await gateway.call("GetLoads")).loads
    assert (load.num_running_reqs, load.max_running_requests) == (0, 8)


async def test_a_gateway_gets_the_files_of_the_tokenizer_and_no_weights(
    gateway: Gateway, service: WholeService
) -> None:
    model = Path(service.coordinator.config.worker.model)
    (model / "tokenizer.json").write_bytes(random.Random(1).randbytes(200_000))
    (model / "chat_template.jinja").write_text("{{ messages }}")
    *before, last = [chunk async for chunk in gateway.tokenizer()]
    assert before and {chunk.sha256 for chunk in before} == {""}
    archive = b"".join(chunk.data for chunk in [*before, last])
    assert last.sha256 == hashlib.sha256(archive).hexdigest()
    with zipfile.ZipFile(io.BytesIO(archive)) as files:
        assert set(files.namelist()) >= {"tokenizer.json", "chat_template.jinja", "config.json"}
        assert not [name for name in files.namelist() if name.endswith("safetensors")]
        assert all(files.read(name) == (model / name).read_bytes() for name in files.namelist())


async def test_calls_that_ask_for_the_tokenizer_at_once_send_one_archive(
    gateway: Gateway, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, may_go_on = list[str](), threading.Event()

    def making(directory: str) -> bytes:
        made.append(directory)
        assert may_go_on.wait(WAIT_S)
        return random.Random(1).randbytes(2**20)

    monkeypatch.setattr("cluster.ingress.gateway.engine_service.tokenizer_archive", making)
    calls = [gateway.tokenizer() for _ in range(20)]
    first = asyncio.gather(*(call.read() for call in calls))
    await until(lambda: made)
    may_go_on.set()
    await first
    assert len(made) == 1
    for call in calls:
        call.cancel()
    async with asyncio.timeout(WAIT_S):
        while len(made) == 1:  # once no call sends messages, the files are read again
            await gateway.tokenizer().read()


async def test_what_is_no_prefill_and_no_decoding_is_not_implemented(gateway: Gateway) -> None:
    assert (await refused(gateway.call("Embed")))[0] is grpc.StatusCode.UNIMPLEMENTED


async def test_callers_are_authenticated_and_abort_their_own_requests_alone(tmp_path: Path) -> None:
    principals = Principals(tmp_path, "mine", "other")
    async with served(engine_api=True, tokens_file=principals.file) as service:
        service.coordinator.chain.workers = (BusyWorker(decodes=True),)  # type: ignore[assignment]
        stranger, gateway, neighbour = (Gateway(service.address, token) for token in ("", *principals.tokens.values()))
        try:
            assert (await refused(stranger.call("GetModelInfo")))[0] is grpc.StatusCode.UNAUTHENTICATED
            answer = gateway.generate([1, 2, 3], request_id="endless", **GREEDY)
            first = await answer.read()
            abort = engine_pb.AbortRequest(request_ids=["endless", "no such"])
            await neighbour.call("Abort", abort)
            assert (await gateway.call("GetServerInfo")).active_requests == 1
            await gateway.call("Abort", abort)
            end = await answer.read()
            assert (list(first.chunk.token_ids), end.complete.finish_reason) == ([7], "abort")
            assert service.store.tenants == ["mine"]
            await service.coordinator.drain(1.0)
            health = await gateway.call("HealthCheck")
            assert (health.healthy, health.message) == (False, "draining")
        finally:
            for each in (stranger, gateway, neighbour):
                await each.close()
