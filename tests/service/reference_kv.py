"""KV and log-probabilities of plain transformers, and what a client reads of a handle beside it."""

import numpy as np
import torch
from served_model import ServedModel
from transformers import AutoModelForCausalLM, PreTrainedModel

from cluster.client import Client

TIMEOUT_S = 120.0
#: KV of the tiny model is of the order of 1, and differs by that from token to token.
ROUNDING = 2e-4


def reference_kv(model: ServedModel, prompt: list[int]) -> tuple[np.ndarray, np.ndarray]:
    """K and V of plain transformers, each float32 [layers, tokens, KV heads, head_dim]."""
    with torch.inference_mode():
        layers = _network(model)(input_ids=torch.tensor([prompt]), use_cache=True).past_key_values.layers
    keys, values = ([plane[0].transpose(0, 1).numpy() for plane in planes]
                    for planes in ([layer.keys for layer in layers], [layer.values for layer in layers]))  # fmt: skip
    return np.stack(keys), np.stack(values)


def reference_logprobs(model: ServedModel, prompt: list[int], continuation: list[int]) -> np.ndarray:
    """Of each token of a continuation."""
    with torch.inference_mode():
        logits = _network(model)(torch.tensor([[*prompt, *continuation]])).logits[0, len(prompt) - 1 : -1]
    return torch.log_softmax(logits, -1)[torch.arange(len(continuation)), torch.tensor(continuation)].numpy()


def _network(model: ServedModel) -> PreTrainedModel:
    return AutoModelForCausalLM.from_pretrained(model.directory, dtype=torch.float32, local_files_only=True).eval()


def assert_kv_is(client: Client, handle_id: str, keys: np.ndarray, values: np.ndarray, covered: int) -> None:
    come = np.zeros((len(keys), covered), np.bool_)
    for block in client.read_kv(handle_id, timeout_s=TIMEOUT_S):
        rows = slice(block.token_start, block.token_start + len(block.k))
        np.testing.assert_allclose(block.k, keys[block.layer, rows], atol=ROUNDING)
        np.testing.assert_allclose(block.v, values[block.layer, rows], atol=ROUNDING)
        assert not come[block.layer, rows].any()
        come[block.layer, rows] = True
    assert come.all()
