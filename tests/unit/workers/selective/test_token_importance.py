"""An exact request notes in the store the attention mass that each token gets from the last queries."""

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
import torch
from transformers import AutoModelForCausalLM, PreTrainedModel

from kvstore import KVStore, Layout, Placement, StoreClient, StoreConfig, StoreIdentity
from kvstore.errors import StoreUnreachable
from kvstore.index.extent import Extent
from tests.support.lagging_device import LaggingDevice, LaggingTensor
from tests.support.loopback_link import LoopbackLink
from tests.support.reference_attention import reference_attention, visible_rows
from tests.support.tiny_models import TINY_VOCABULARY
from workers.device.device import HOST
from workers.engine import Engine
from workers.errors import FailureKind
from workers.handoff.edges import InEdge, OutEdge
from workers.handoff.epoch import Epoch
from workers.model.chain_cache import ChainCache, KeysAndValues
from workers.model.stock_model import load_model
from workers.plan.config import EpochSpec, WorkerConfig
from workers.plan.events import RunDone, RunFailed, WorkerEvent
from workers.plan.partition import Partition
from workers.plan.worker_plan import Asked, plan_workers
from workers.presets.preset import PRESETS
from workers.presets.registry import known_presets
from workers.requests.partition_run import PartitionRun
from workers.selective import token_importance
from workers.selective.token_importance import TokenImportance, mass_of_rows
from workers.worker import PrefillWorker

TinyModel = Callable[[str], str]
Floats = npt.NDArray[np.float32]
Attend = Callable[[str, list[int]], Floats]
WAIT_S = 60.0
LAYOUT = Layout(tokens_per_record=16, layers_per_record=2, sketch=2, reorder="tokens", tokens_per_extent=64)
#: Weights of the last 8 queries.
WEIGHTS = np.array([0.5 ** ((7 - number) / 2) for number in range(8)], np.float32)
#: Tolerance of float16, in which importance travels, and of sums in another order.
TOLERANCE = {"rtol": 2e-3, "atol": 1e-6}


def draw(num_tokens: int, seed: int) -> list[int]:
    generator = torch.Generator().manual_seed(seed)
    return torch.randint(2, TINY_VOCABULARY, (num_tokens,), generator=generator).tolist()


PROMPT = draw(203, 1)
NUM_WHOLE, NUM_LAYERS = 192, 4


@contextmanager
def open_engine(
    model: str,
    store: Path,
    layout: Layout = LAYOUT,
    device: LaggingDevice | None = None,
    preset: str = "attentionstore",
) -> Iterator[Engine]:
    config = StoreConfig(
        directory=str(store), disk_bytes=2**28, host_bytes=2**24, io_threads=2, layout=layout, reorder_interval_s=0
    )
    with Engine(WorkerConfig(model=model, preset=preset), config, device=device) as engine:
        yield engine


def ask(engine: Engine, prompt: list[int] = PROMPT, **settings: Any) -> list[int]:
    """The answer's tokens; on return its saved KV is in the store."""
    tokens = list(engine.generate(prompt, 3, stop_token_ids=(), **settings))
    assert engine.store is not None and engine.store.drain(WAIT_S)
    return tokens


def extents_of(store: KVStore | None, prompt: list[int]) -> list[Extent]:
    assert store is not None
    return list(dict.fromkeys(extent for extent, _ in store.inventory.match(prompt)))


def learned(store: KVStore | None, prompt: list[int], counts: Sequence[int]) -> Floats:
    """Average importance of a prompt's tokens. Waits until its extents have these numbers of samples."""
    deadline_s = time.monotonic() + WAIT_S
    while [extent.num_importance for extent in extents_of(store, prompt)] != list(counts):
        assert time.monotonic() < deadline_s
        time.sleep(0.002)
    averages = [extent.importance for extent in extents_of(store, prompt)]
    return np.concatenate([average for average in averages if average is not None], axis=1)


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[tuple[StoreClient, Floats]]:
    """Importance samples that clients send, [layers, tokens]; they also reach the store."""
    samples = list[tuple[StoreClient, Floats]]()
    note = StoreClient.note_importance_later

    def notes(client: StoreClient, placement_id: int, first_layer: int, importance: list[Floats]) -> None:
        assert first_layer == 0
        samples.append((client, np.stack(importance)))
        note(client, placement_id, first_layer, importance)

    monkeypatch.setattr(StoreClient, "note_importance_later", notes)
    return samples


@pytest.fixture(scope="module")
def attended(tiny_model: TinyModel) -> Attend:
    """Function for transformers' attention [layers, tokens] of a prompt's last 8 queries, weighted, over all heads."""
    networks: dict[str, PreTrainedModel] = {}

    def of(architecture: str, prompt: list[int]) -> Floats:
        if architecture not in networks:
            networks[architecture] = AutoModelForCausalLM.from_pretrained(
                tiny_model(architecture), dtype=torch.float32, attn_implementation="eager"
            ).eval()
        with torch.inference_mode():
            out = networks[architecture](torch.tensor([prompt]), output_attentions=True)
        weights_LNTS = torch.cat(out.attentions).numpy()
        return np.einsum("lnts,t->ls", weights_LNTS[:, :, -8:], WEIGHTS)

    return of


# -- arithmetic of importance ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("block_scores", [1, 5000, 2**23])
@pytest.mark.parametrize(("num_own", "num_past"), [(40, 0), (40, 61), (8, 61), (3, 61), (1, 61), (5, 0)])
@pytest.mark.parametrize("cap", [None, 7.0])
def test_mass_is_that_of_a_plain_softmax(
    num_own: int, num_past: int, cap: float | None, block_scores: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(token_importance, "_BLOCK_SCORES", block_scores)
    generator = torch.Generator().manual_seed(7)
    num_rows, scale = num_own + num_past, 0.3
    q_1NTD = torch.randn(1, 6, num_own, 16, generator=generator) * 4
    k_1KSD = torch.randn(1, 2, num_rows, 16, generator=generator) * 4
    one_hot = torch.eye(num_rows)[None, None].expand(1, 2, -1, -1)
    # With unit vectors as values, the output is the weights themselves.
    visible = visible_rows(num_own, num_past)
    weights_1NTS, _ = reference_attention(q_1NTD, k_1KSD, one_hot, visible, scale=scale, soft_cap=cap)
    num_queries = min(8, num_own)
    weights_NJS = weights_1NTS[0, :, -num_queries:].numpy()
    expected = np.einsum("njs,j->s", weights_NJS, WEIGHTS[-num_queries:])
    before = q_1NTD.clone(), k_1KSD.clone()
    mass_S = mass_of_rows(q_1NTD[0, :, -num_queries:], k_1KSD[0], scale, cap)
    assert mass_S.dtype == torch.float32
    assert np.allclose(mass_S.numpy(), expected, rtol=1e-4, atol=1e-6)
    assert torch.equal(q_1NTD, before[0]) and torch.equal(k_1KSD, before[1])


class Rows:
    """A `workers/model/chain_cache.py::LayerExchange` without a past."""

    num_past = 0

    def exchange(self, layer: int, k_1KTD: torch.Tensor, v_1KTD: torch.Tensor) -> KeysAndValues:
        return k_1KTD, v_1KTD


@pytest.mark.parametrize("architecture", ["llama", "qwen3", "opt", "gemma2", "gemma3", "falcon"])
def test_logits_are_the_same_to_the_last_bit_with_a_judge(tiny_model: TinyModel, architecture: str) -> None:
    model, rows, layers = load_model(tiny_model(architecture), "float32"), Rows(), list[int]()

    class Judge:
        def judge(
            self, layer: int, q_NTD: torch.Tensor, k_KSD: torch.Tensor, scale: float, soft_cap: float | None
        ) -> None:
            mass_of_rows(q_NTD[:, -8:], k_KSD, scale, soft_cap)
            layers.append(layer)

    cache, tokens = ChainCache(rows, NUM_LAYERS), torch.tensor(PROMPT)
    alone = model.forward(tokens, cache, logits=len(PROMPT))
    judged = model.forward(tokens, cache, logits=len(PROMPT), judge=Judge())
    assert alone is not None and judged is not None
    assert torch.equal(alone, judged)
    assert layers == {"gemma2": [1, 3], "gemma3": [1, 3], "falcon": []}.get(architecture, [0, 1, 2, 3])


# -- samples in the store ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("architecture", ["llama", "qwen3", "opt"])
@pytest.mark.parametrize("device", [None, LaggingDevice(eagerness=0.0)], ids=["cpu", "device"])
def test_the_first_request_and_the_next_one_teach_what_their_last_queries_see(
    architecture: str, device: LaggingDevice | None, tiny_model: TinyModel, attended: Attend, tmp_path: Path
) -> None:
    longer = PROMPT[:160] + draw(90, 2)
    with open_engine(tiny_model(architecture), tmp_path, device=device) as engine:
        ask(engine)
        first = attended(architecture, PROMPT)
        assert np.allclose(learned(engine.store, PROMPT, [1, 1, 1]), first[:, :NUM_WHOLE], **TOLERANCE)
        ask(engine, longer)
        assert engine.last_reply is not None and engine.last_reply.num_cached_tokens == 160
        second = attended(architecture, longer)
        # Only the first prompt has the third extent's last chunks.
        average = learned(engine.store, longer, [2, 2, 2, 1, 1])
        shared = (first[:, :160] + second[:, :160]) / 2
        assert np.allclose(average[:, :160], shared, **TOLERANCE)
        assert np.allclose(average[:, 160:192], first[:, 160:192], **TOLERANCE)
        assert np.allclose(average[:, 192:], second[:, 160:240], **TOLERANCE)


@pytest.mark.parametrize("num_question", [1, 5])
def test_fewer_than_eight_own_rows_all_judge(
    num_question: int, tiny_model: TinyModel, told: list[tuple[StoreClient, Floats]], tmp_path: Path
) -> None:
    prompt = PROMPT[:NUM_WHOLE] + draw(num_question, 3)
    with open_engine(tiny_model("llama"), tmp_path) as engine:
        ask(engine)
        ask(engine, prompt)
    _, of_question = told[1]
    assert of_question.shape == (NUM_LAYERS, NUM_WHOLE)
    total = 4 * WEIGHTS[-num_question:].sum()
    assert (of_question.sum(1) <= total).all() and (of_question.sum(1) > 0.5 * total).all()


def test_importance_without_a_chunk_to_save_is_of_stored_tokens(
    tiny_model: TinyModel, told: list[tuple[StoreClient, Floats]], tmp_path: Path
) -> None:
    with open_engine(tiny_model("llama"), tmp_path) as engine:
        for prompt, settings in ((PROMPT[:15], {}), (PROMPT, {"keep": False}), (PROMPT, {}), (PROMPT, {"keep": False})):
            ask(engine, prompt, **settings)
        assert [of_one.shape[1] for _, of_one in told] == [NUM_WHOLE, NUM_WHOLE]
        learned(engine.store, PROMPT, [2, 2, 2])
        assert engine.store is not None and not engine.store.placements._early._pending


def test_importance_of_a_wholly_stored_prompt_is_noted_without_harm(tiny_model: TinyModel, tmp_path: Path) -> None:
    """The prompt's last chunk is found, but computed again."""
    with open_engine(tiny_model("llama"), tmp_path) as engine:
        tokens = ask(engine, PROMPT[:NUM_WHOLE])
        assert ask(engine, PROMPT[:NUM_WHOLE]) == tokens
        learned(engine.store, PROMPT, [2, 2, 2])


@pytest.mark.parametrize("architecture", ["gemma3", "mistral", "falcon"])
def test_layers_with_a_window_are_not_judged(
    architecture: str, tiny_model: TinyModel, attended: Attend, told: list[tuple[StoreClient, Floats]], tmp_path: Path
) -> None:
    with open_engine(tiny_model(architecture), tmp_path) as engine:
        ask(engine)
        if architecture != "gemma3":
            assert told == [], "no importance was sent"
            return
        ((_, importance),) = told
        expected = attended(architecture, PROMPT)[:, :NUM_WHOLE]
        assert np.isnan(importance[[0, 2]]).all()
        assert np.allclose(importance[[1, 3]], expected[[1, 3]], **TOLERANCE)
        average = learned(engine.store, PROMPT, [1, 1, 1])
        assert not average[[0, 2]].any() and (average[[1, 3]] > 0).any()


@pytest.mark.parametrize(
    "layout",
    [
        replace(LAYOUT, reorder="none"),
        replace(LAYOUT, sketch=0),
        Layout(tokens_per_record=16, planes="apart", probe_heads=1, reorder="tokens"),
    ],
    ids=["not reordered", "without a sketch", "as IMPRESS has it"],
)
def test_other_stores_hear_nothing_and_tokens_are_the_same(
    layout: Layout, tiny_model: TinyModel, told: list[tuple[StoreClient, Floats]], tmp_path: Path
) -> None:
    with open_engine(tiny_model("llama"), tmp_path / "judged") as engine:
        expected = [ask(engine) for _ in range(2)]
    assert len(told) == 2
    with open_engine(tiny_model("llama"), tmp_path / "plain", layout) as engine:
        assert [ask(engine) for _ in range(2)] == expected
    assert len(told) == 2


def test_scores_and_requests_that_select_are_not_judged(
    tiny_model: TinyModel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    judge, judged = TokenImportance.judge, list[int]()

    def judges(self: TokenImportance, layer: int, *rows: Any) -> None:
        judged.append(layer)
        judge(self, layer, *rows)

    monkeypatch.setattr(TokenImportance, "judge", judges)
    ours = replace(PRESETS["runahead"], name="reordered", layout=lambda facts: LAYOUT)
    with known_presets(ours), open_engine(tiny_model("llama"), tmp_path, preset="reordered") as engine:
        ask(engine, kv_budget=0.5)
        assert judged == [0, 1, 2, 3], "nothing is stored, so all is exact"
        engine.score(PROMPT, [[5, 6]])
        ask(engine, kv_budget=0.5)
        assert len(judged) == 4
        ask(engine)
        assert len(judged) == 8


def test_the_processor_waits_for_no_device_in_the_middle_of_a_forward_pass(
    tiny_model: TinyModel, tmp_path: Path
) -> None:
    with open_engine(tiny_model("llama"), tmp_path, device=LaggingDevice()) as engine:
        before = LaggingTensor.num_waits
        ask(engine)
        assert LaggingTensor.num_waits - before == 3, "one wait for each token"
        learned(engine.store, PROMPT, [1, 1, 1])


def test_a_store_that_is_gone_fails_no_request(
    tiny_model: TinyModel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone(*_: Any) -> None:
        raise StoreUnreachable("the store is gone")

    with open_engine(tiny_model("llama"), tmp_path) as engine:
        expected = ask(engine)
        monkeypatch.setattr(StoreClient, "note_importance_later", gone)
        assert ask(engine) == expected


# -- in a chain --------------------------------------------------------------------------------------------------------


class Chain:
    """Two workers and one store, in this process."""

    def __init__(self, model: str, directory: Path) -> None:
        links = LoopbackLink.pair()
        edges: Any = OutEdge(links[0], 1), InEdge(links[1], 1, WAIT_S)
        self.workers = [PrefillWorker(WorkerConfig(model=model)) for _ in edges]
        for rank, (worker, edge) in enumerate(zip(self.workers, edges, strict=True)):
            facts = worker.start()
            edge.start()
            spec = EpochSpec(epoch=1, rank=rank, world_size=2, rendezvous_host="", rendezvous_port=0, bind_host="")
            worker._epoch = Epoch(spec, HOST, WAIT_S)
            worker._epoch.in_edge, worker._epoch.out_edge = (edge, None) if rank else (None, edge)
        config = StoreConfig(
            directory=str(directory), disk_bytes=2**28, host_bytes=2**24, io_threads=2, layout=LAYOUT,
            reorder_interval_s=0,
        )  # fmt: skip
        self.store = KVStore(config, StoreIdentity(model_fingerprint="tiny", shape=facts.kv, layout=LAYOUT))
        self.store.open()
        self.clients = [self.store.client() for _ in self.workers]
        for worker, client in zip(self.workers, self.clients, strict=True):
            worker.open_store(client)

    def close(self) -> None:
        for worker in self.workers:
            worker.close()
        self.store.close()

    def run(self, request: int, cut: int, placement: Placement, **settings: Any) -> list[WorkerEvent]:
        """Run a request; return the last event of both workers."""
        plans = plan_workers(
            request=request,
            epoch=1,
            token_ids=PROMPT,
            partition=Partition((placement.num_stored_tokens, cut, len(PROMPT))),
            placements=[placement],
            asked=Asked(max_new_tokens=2, **settings),
        )
        with ThreadPoolExecutor(2) as threads:
            running = [threads.submit(list, w.compute(plan)) for w, plan in zip(self.workers, plans, strict=True)]
            return [each.result(WAIT_S)[-1] for each in running]


@pytest.fixture
def chain(tiny_model: TinyModel, tmp_path: Path) -> Iterator[Chain]:
    chain = Chain(tiny_model("llama"), tmp_path)
    yield chain
    chain.close()


@pytest.mark.parametrize("cut", [96, 192], ids=["both save", "the first saves all"])
def test_only_the_last_of_a_chain_tells_and_of_all_tokens(
    chain: Chain, cut: int, attended: Attend, told: list[tuple[StoreClient, Floats]]
) -> None:
    placement = chain.store.acquire(PROMPT)
    done = chain.run(1, cut, placement)
    chain.store.settle(placement.placement_id)
    assert chain.store.drain(WAIT_S)
    assert sum(each.saved_chunks for each in done if isinstance(each, RunDone)) == 12
    assert [client for client, _ in told] == chain.clients[1:]
    counts = [1] * len(extents_of(chain.store, PROMPT))
    average = learned(chain.store, PROMPT, counts)
    assert np.allclose(average, attended("llama", PROMPT)[:, :NUM_WHOLE], **TOLERANCE)


@pytest.mark.parametrize(
    ("num_known", "least", "most"), [(0, 400, 400), (177, 400, 400), (178, 70, 130), (192, 70, 130)]
)
def test_one_in_four_requests_with_a_nearly_whole_prefix_is_judged(num_known: int, least: int, most: int) -> None:
    client: Any = SimpleNamespace(
        identity=SimpleNamespace(layout=LAYOUT), geometry=SimpleNamespace(tokens_per_chunk=LAYOUT.tokens_per_record)
    )
    placement = Placement(placement_id=1, tokens_per_chunk=LAYOUT.tokens_per_record, num_stored_tokens=NUM_WHOLE)
    judged = 0
    for number in range(400):
        (plan,) = plan_workers(
            request=number,
            epoch=0,
            token_ids=PROMPT,
            partition=Partition((NUM_WHOLE, len(PROMPT))),
            placements=[placement],
            asked=Asked(max_new_tokens=1),
        )
        judged += TokenImportance.of(plan, client, HOST, num_known) is not None
    assert least <= judged <= most


def test_a_request_counts_once_also_when_it_is_run_again(
    chain: Chain, told: list[tuple[StoreClient, Floats]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """An aborted prefill does not count; a complete one does; a later run of the request does not count again."""
    placement, exchange = chain.store.acquire(PROMPT), PartitionRun.exchange

    def aborts(run: PartitionRun, layer: int, *rows: torch.Tensor) -> KeysAndValues:
        if layer == NUM_LAYERS - 1 and run.plan.is_last:
            run.cancelled.set()
        return exchange(run, layer, *rows)

    with monkeypatch.context() as patch:
        patch.setattr(PartitionRun, "exchange", aborts)
        aborted = chain.run(1, 96, placement)[-1]
    assert isinstance(aborted, RunFailed) and aborted.kind is FailureKind.REQUEST_CANCELLED
    assert told == []
    assert isinstance(chain.run(2, 96, placement)[-1], RunDone)
    assert len(told) == 1
    assert isinstance(chain.run(3, 96, placement, expected_token_ids=(5,))[-1], RunDone)
    assert len(told) == 1
    chain.store.settle(placement.placement_id)
    assert chain.store.drain(WAIT_S)
    learned(chain.store, PROMPT, [1] * len(extents_of(chain.store, PROMPT)))
