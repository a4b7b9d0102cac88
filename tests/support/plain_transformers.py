"""KV and log-probabilities of plain transformers, to compare Runahead's with."""

from collections.abc import Sequence

import numpy as np
import torch
from transformers import AutoModelForCausalLM, PreTrainedModel

#: Tolerance of KV. KV of the tiny models is of the order of 1 and differs by about 1 between tokens.
ROUNDING = 2e-4


def plain_kv(directory: str, token_ids: Sequence[int]) -> tuple[np.ndarray, np.ndarray]:
    """K and V, each float32 [layers, tokens, KV heads, head_dim]."""
    with torch.inference_mode():
        layers = _network(directory)(torch.tensor([token_ids]), use_cache=True).past_key_values.layers
    keys, values = ([plane[0].transpose(0, 1).numpy() for plane in planes]
                    for planes in ([layer.keys for layer in layers], [layer.values for layer in layers]))  # fmt: skip
    return np.stack(keys), np.stack(values)


def plain_logprobs(directory: str, token_ids: Sequence[int]) -> torch.Tensor:
    """Log-probabilities of all tokens after each prompt token but the last: float32 [tokens - 1, vocabulary]."""
    with torch.inference_mode():
        logits_TV = _network(directory)(torch.tensor([token_ids])).logits[0, :-1]
    return torch.log_softmax(logits_TV, -1)


def plain_scores(directory: str, prompt: Sequence[int], continuation: Sequence[int]) -> np.ndarray:
    """Log-probability of each token of a continuation, float32 [tokens]."""
    logprobs_TV = plain_logprobs(directory, [*prompt, *continuation])[len(prompt) - 1 :]
    return logprobs_TV[torch.arange(len(continuation)), torch.tensor(continuation)].numpy()


def _network(directory: str) -> PreTrainedModel:
    return AutoModelForCausalLM.from_pretrained(directory, dtype=torch.float32, local_files_only=True).eval()
