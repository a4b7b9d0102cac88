"""Sampling options travel from the request to a worker, and log-probabilities back."""

import json
import math
from collections.abc import AsyncIterator, Iterator
from typing import Any

import grpc
import pytest
from callers import refused
from hypothesis import given
from hypothesis import strategies as st
from rpc_service import OneTokenWorker, Served, served
from typer.testing import CliRunner

from cluster.cli import app as cli
from cluster.cli.options.connection import Service
from cluster.errors import InvalidRequest
from cluster.ingress.messages.request_limits import num_top_logprobs_of, sampling_of
from cluster.ports import StoreLost
from protos.runahead.v1 import runahead_pb2 as pb
from workers.plan.events import FinishReason, RunDone, RunTimings, TokenComputed, WorkerEvent
from workers.plan.sampling import GREEDY, SEED_LIMIT, SamplingParams, TokenLogprobs
from workers.plan.worker_plan import WorkerPlan

LOGPROBS = [TokenLogprobs(-0.25 * n, ((n, -0.25 * n), (90, -4.0))) for n in range(1, 5)]


class LetterWorker(OneTokenWorker):
    """Answers with tokens 1, 2, 3, 4 and their log-probabilities, the later ones from a forward pass of three rows."""

    def __init__(self) -> None:
        super().__init__()
        self.plans: list[WorkerPlan] = []

    async def compute(self, plan: WorkerPlan) -> AsyncIterator[WorkerEvent]:
        self.plans.append(plan)
        for number, logprobs in enumerate(LOGPROBS):
            yield TokenComputed(
                token_id=number + 1,
                timings=None if number else RunTimings(),
                logprobs=logprobs if plan.num_top_logprobs is not None else None,
                batch_row=1 if number == 2 else 0,
                batch_rows=3 if number else 0,
            )
        yield RunDone(timings=RunTimings(), finish_reason=FinishReason.LENGTH, saved_answer_tokens=3)


@pytest.fixture
async def worker(service: Served) -> LetterWorker:
    worker = LetterWorker()
    service.coordinator.chain.workers = (worker,)  # type: ignore[assignment]
    return worker


@pytest.fixture
async def service(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Served]:
    async with served() as it:
        monkeypatch.setattr(it.tokenizer, "decode", lambda ids: "".join(chr(ord("a") + each - 1) for each in ids))
        monkeypatch.setattr(it.tokenizer, "token_text", lambda token: f"<{token}>", raising=False)
        yield it


async def answer(service: Served, **request: Any) -> list[pb.GenerateResponse]:
    return [response async for response in service.stub().generate(**request)]


@given(
    temperature=st.floats(0, 5),
    top_k=st.integers(0, 2**32 - 1),
    top_p=st.none() | st.floats(0, 1, exclude_min=True),
    min_p=st.floats(0, 1),
    penalty=st.none() | st.floats(0.01, 100),
    seed=st.none() | st.integers(0, SEED_LIMIT - 1),
)
def test_every_setting_of_the_wire_arrives_and_what_is_not_set_changes_nothing(
    temperature: float, top_k: int, top_p: float | None, min_p: float, penalty: float | None, seed: int | None
) -> None:
    wire = pb.Sampling(
        temperature=temperature, top_k=top_k, top_p=top_p, min_p=min_p, repetition_penalty=penalty, seed=seed
    )
    params = sampling_of(pb.GenerateRequest(sampling=pb.Sampling.FromString(wire.SerializeToString())))
    assert params == SamplingParams(
        temperature=temperature,
        top_k=top_k,
        top_p=1.0 if top_p is None else top_p,
        min_p=min_p,
        repetition_penalty=1.0 if penalty is None else penalty,
        seed=params.seed if seed is None else seed,
    )
    assert params.seed is not None or temperature == 0


def test_a_request_that_says_nothing_is_greedy() -> None:
    assert sampling_of(pb.GenerateRequest()) == sampling_of(pb.GenerateRequest(sampling=pb.Sampling())) == GREEDY
    assert num_top_logprobs_of(pb.GenerateRequest()) is None
    assert num_top_logprobs_of(pb.GenerateRequest(logprobs=0)) == 0


@given(
    sampling=st.builds(
        pb.Sampling,
        temperature=st.floats(width=64),
        top_p=st.none() | st.floats(width=64),
        min_p=st.floats(width=64),
        repetition_penalty=st.none() | st.floats(width=64),
    )
)
def test_whatever_numbers_come_they_are_refused_in_one_line_or_can_be_used(sampling: pb.Sampling) -> None:
    try:
        params = sampling_of(pb.GenerateRequest(sampling=sampling))
    except InvalidRequest as error:
        assert "\n" not in str(error)
    else:
        assert all(math.isfinite(each) for each in (params.temperature, params.top_p, params.min_p))


@pytest.mark.parametrize(
    ("request_", "says"),
    [
        ({"sampling": pb.Sampling(temperature=-1)}, "temperature must be at least 0 and finite, not -1.0"),
        ({"sampling": pb.Sampling(temperature=math.nan)}, "temperature must be at least 0 and finite, not nan"),
        ({"sampling": pb.Sampling(temperature=math.inf)}, "temperature must be at least 0 and finite, not inf"),
        ({"sampling": pb.Sampling(temperature=1, top_p=0)}, "top_p must be above 0 and at most 1, not 0.0"),
        ({"sampling": pb.Sampling(top_p=math.nan)}, "top_p must be above 0"),
        ({"sampling": pb.Sampling(min_p=1.1)}, "min_p must be from 0 to 1, not 1.1"),
        ({"sampling": pb.Sampling(repetition_penalty=0)}, "repetition_penalty must be from 0.01 to 100, not 0.0"),
        ({"sampling": pb.Sampling(repetition_penalty=-math.inf)}, "repetition_penalty must be"),
        ({"logprobs": 21}, "logprobs must be from 0 to 20, not 21"),
        ({"logprobs": 2**32 - 1}, "logprobs must be from 0 to 20"),
    ],
)
async def test_what_cannot_work_is_refused_before_the_prompt_is_tokenised(
    service: Served, request_: dict[str, Any], says: str
) -> None:
    code, told = await refused(answer(service, prompt=pb.Prompt(text="hello"), **request_))
    assert code is grpc.StatusCode.INVALID_ARGUMENT and says in told
    assert service.tokenizer.num_calls == 0


async def test_the_worker_gets_the_settings_and_a_seed(service: Served, worker: LetterWorker) -> None:
    await answer(service, sampling=pb.Sampling(temperature=0.5, top_k=9, seed=3), logprobs=2)
    for _ in range(2):
        await answer(service, sampling=pb.Sampling(temperature=0.5))
    await answer(service)
    plans = worker.plans
    assert (plans[0].sampling, plans[0].num_top_logprobs) == (SamplingParams(temperature=0.5, top_k=9, seed=3), 2)
    seeds = [plan.sampling.seed for plan in plans[1:3]]
    assert None not in seeds
    assert seeds[0] != seeds[1]
    assert (plans[3].sampling, plans[3].num_top_logprobs) == (GREEDY, None)


@pytest.mark.parametrize("stop", [[], ["bcdx"], ["cd"]], ids=["no stop", "one that is held back", "one that comes"])
async def test_log_probabilities_stay_beside_their_tokens_whatever_becomes_of_the_text(
    service: Served, worker: LetterWorker, stop: list[str]
) -> None:
    responses = await answer(service, logprobs=2, stop=stop)
    tokens = [response.tokens for response in responses[:-1]]
    assert [len(each.token_ids) for each in tokens] == [len(each.logprobs) for each in tokens]
    assert "".join(each.text for each in tokens) == ("ab" if stop == ["cd"] else "abcd")
    told = [
        (token, TokenLogprobs(each.logprob, tuple((best.token_id, best.logprob) for best in each.top)))
        for message in tokens
        for token, each in zip(message.token_ids, message.logprobs, strict=True)
    ]
    assert told == list(zip([1, 2, 3, 4], LOGPROBS, strict=True))
    texts = [(each.text, [best.text for best in each.top]) for message in tokens for each in message.logprobs]
    assert texts == [(f"<{token}>", [f"<{token}>", "<90>"]) for token in (1, 2, 3, 4)], "even while text is held back"


async def test_no_log_probabilities_are_told_to_a_caller_that_does_not_ask(
    service: Served, worker: LetterWorker
) -> None:
    responses = await answer(service)
    assert all(not response.tokens.logprobs for response in responses)


async def test_forwards_their_rows_and_stored_tokens_are_counted(
    service: Served, worker: LetterWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lost() -> None:
        raise StoreLost("the actor died")

    monkeypatch.setattr(service.store, "stats", lost, raising=False)
    responses = await answer(service)
    assert responses[-1].complete.stats.decode_rows == 9
    assert responses[-1].complete.stats.stored_answer_tokens == 3
    counters = service.coordinator.counters
    assert (counters.decode_forwards, counters.decode_rows) == (2, 3)
    stats = (await service.stub()._stub.GetStats(pb.GetStatsRequest(), timeout=20)).service
    assert (stats.decode_forwards, stats.decode_rows, stats.stored_answer_tokens) == (2, 3, 3)


# --- the command line ---------------------------------------------------------------------------------------------


class RecordingClient:
    """A client that answers with two tokens."""

    def __init__(self) -> None:
        self.requests: list[pb.GenerateRequest] = []

    def __enter__(self) -> "RecordingClient":
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def generate(self, request: pb.GenerateRequest) -> Iterator[pb.GenerateResponse]:
        self.requests.append(request)
        for token_id in (5, 6):
            top = [pb.TokenLogprob(token_id=9, logprob=float("-inf"), text="\n")]
            logprobs = [pb.TokenLogprobs(logprob=-0.5, top=top, text=" x")]
            yield pb.GenerateResponse(tokens=pb.Tokens(token_ids=[token_id], text="x", logprobs=logprobs))
        yield pb.GenerateResponse(complete=pb.Complete(finish_reason=pb.FINISH_REASON_LENGTH))


@pytest.fixture
def client(monkeypatch: pytest.MonkeyPatch) -> RecordingClient:
    client = RecordingClient()
    monkeypatch.setattr(Service, "client", lambda *_: client)
    return client


SETTINGS = "--temperature 0.7 --top-k 40 --top-p 0.9 --min-p 0.05 --repetition-penalty 1.1 --seed 12 --logprobs 1"


def test_the_command_line_says_how_tokens_are_chosen_and_prints_what_it_is_told(client: RecordingClient) -> None:
    result = CliRunner().invoke(cli.app, ["generate", "hello", *SETTINGS.split(), "--json"])
    assert result.exit_code == 0, result.output
    (request,) = client.requests
    assert sampling_of(request) == SamplingParams(
        temperature=0.7, top_k=40, top_p=0.9, min_p=0.05, repetition_penalty=1.1, seed=12
    )
    assert request.logprobs == 1
    reply = json.loads(result.stdout)
    assert reply["token_ids"] == [5, 6]
    assert (
        reply["logprobs"]
        == [{"text": " x", "logprob": -0.5, "top": [{"token_id": 9, "text": "\n", "logprob": None}]}] * 2
    )


def test_without_options_the_command_line_asks_for_the_best_tokens_alone(client: RecordingClient) -> None:
    result = CliRunner().invoke(cli.app, ["generate", "hello", "--json"])
    (request,) = client.requests
    assert sampling_of(request) == GREEDY
    assert not request.HasField("logprobs")
    assert "logprobs" not in json.loads(result.stdout)


def test_for_people_log_probabilities_are_a_table_beside_the_answer(client: RecordingClient) -> None:
    result = CliRunner().invoke(cli.app, ["generate", "hello", "--logprobs", "1"], env={"COLUMNS": "120"})
    assert result.stdout == "xx\n"
    lines = [line.split("│")[1:-1] for line in result.stderr.splitlines() if line.startswith("│")]
    assert [[cell.strip() for cell in line] for line in lines] == [
        ["' x'", "5", "-0.500", "'\\n' 9 -inf"],
        ["' x'", "6", "-0.500", "'\\n' 9 -inf"],
    ]


@pytest.mark.parametrize("option", ["--seed", "--top-k", "--logprobs"])
def test_numbers_that_no_message_can_carry_are_refused_by_name(option: str, client: RecordingClient) -> None:
    result = CliRunner().invoke(cli.app, ["generate", "hello", option, str(2**64)])
    assert str(result.exception).startswith(f"{option} must be from 0 to ")
    assert client.requests == []


def test_the_command_line_says_what_an_answer_may_lose(client: RecordingClient) -> None:
    for options in ([], ["--max-loss", "none"], ["--max-loss", "small"], ["--max-loss", "any"]):
        assert CliRunner().invoke(cli.app, ["generate", "hello", *options, "--json"]).exit_code == 0
    assert [request.max_loss for request in client.requests] == [
        pb.MAX_LOSS_UNSPECIFIED,
        pb.MAX_LOSS_NONE,
        pb.MAX_LOSS_SMALL,
        pb.MAX_LOSS_ANY,
    ]
    assert CliRunner().invoke(cli.app, ["generate", "hello", "--max-loss", "tiny"]).exit_code == 2
    assert len(client.requests) == 4
