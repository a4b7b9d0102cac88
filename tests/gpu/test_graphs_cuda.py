"""Captured passes on a GPU compared with the stock model's passes."""

import threading
from pathlib import Path
from typing import Any

import pytest
import torch

from tests.support.tiny_models import TINY_VOCABULARY, tiny_config
from workers.attention.partition_attention import attend
from workers.device.cuda import CudaDevice
from workers.device.device import Device
from workers.device.transfers import Direction
from workers.model.chain_cache import ChainCache, KeysAndValues
from workers.model.stock_model import Model, load_model, random_model

#: Tolerance for logits of tiny models in bfloat16: passes of another width add in another order.
TOLERANCE = 0.1


class Rows:
    num_past = 0

    def exchange(self, layer: int, k_BKTD: torch.Tensor, v_BKTD: torch.Tensor) -> KeysAndValues:
        return k_BKTD, v_BKTD


def attend_alone(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, **how: Any) -> torch.Tensor:
    """Attend with each token as a request of its own, whichever axis the tokens lie along."""
    if len(q) > 1:
        return attend(q, k, v, **how)
    return attend(*(each.transpose(0, 2) for each in (q, k, v)), **how).transpose(0, 2)


def tokens(num_tokens: int) -> torch.Tensor:
    return torch.randint(2, TINY_VOCABULARY, (num_tokens,), generator=torch.Generator().manual_seed(num_tokens))


def forward(model: Model, num_tokens: int) -> torch.Tensor:
    rows = Rows()
    logits = model.forward(tokens(num_tokens), ChainCache(rows, model.facts.kv.num_layers), logits=1)
    assert logits is not None
    return logits.float()


def decode(model: Model, num_requests: int) -> torch.Tensor:
    rows = Rows()
    cache = ChainCache(rows, model.facts.kv.num_layers, attend_alone)
    places = torch.arange(num_requests)
    return model.forward_together(
        tokens(num_requests), places * 3, cache, num_requests=num_requests, wanted=places
    ).float()


@pytest.mark.parametrize("architecture", ["llama", "qwen2", "qwen3", "mistral", "opt", "gemma3"])
def test_a_captured_pass_computes_what_the_stock_model_does(architecture: str, tmp_path: Path) -> None:
    random_model(tiny_config(architecture), str(tmp_path))
    model = load_model(str(tmp_path), "bfloat16", CudaDevice("cuda"))
    stock = Model(model._network, model.facts, model.device)
    assert model.passes is not None
    before = 0
    for work, numbers in ((forward, (21, 1, 256, 32, 21)), (decode, (3, 1, 32))):
        for number in numbers:
            torch.testing.assert_close(work(model, number), work(stock, number), rtol=TOLERANCE, atol=TOLERANCE)
            before += 1
            assert model.passes.num_passes == before


def copy_once(device: Device) -> None:
    assert device.transfers is not None
    target, pinned = device.empty((2**22,), torch.uint8), device.transfers.pinned(2**22)
    device.transfers.submit(Direction.IN, lambda: target.copy_(pinned, non_blocking=True)).wait()


def test_passes_are_captured_while_another_thread_copies(tmp_path: Path) -> None:
    random_model(tiny_config("llama"), str(tmp_path))
    device, is_over = CudaDevice("cuda"), threading.Event()
    errors = list[Exception]()

    def copy() -> None:
        try:
            while not is_over.is_set():
                copy_once(device)
        except Exception as error:  # noqa: BLE001
            errors.append(error)

    thread = threading.Thread(target=copy)
    thread.start()
    try:
        model = load_model(str(tmp_path), "bfloat16", device)
        stock = Model(model._network, model.facts, model.device)
        for number in (1, 9, 33, 65, 129, 200):
            torch.testing.assert_close(forward(model, number), forward(stock, number), rtol=TOLERANCE, atol=TOLERANCE)
    finally:
        is_over.set()
        thread.join()
    assert not errors
