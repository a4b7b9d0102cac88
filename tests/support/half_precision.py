"""How far answers in half precision are from float32, compared with those of stock transformers at the same dtype.

Compared are log-probabilities of the prompts' tokens and the logits after the prompt, over all prompts: of the stock
model in float32 with the weights of the dtype, of the stock model in the dtype, and of ours.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import torch
from transformers import AutoModelForCausalLM

from workers.plan.events import PromptScored
from workers.plan.prompt_logprobs import PromptLogprobs

Numbers = npt.NDArray[np.float64]
#: Largest median and root mean square of our distance to float32, relative to those of stock transformers.
BOUND = 1.1
#: Draws of as many prompts, with repetitions, that tell how much a ratio depends on the choice of prompts.
RESAMPLED = 200
#: Models whose rows choose experts: rounding that changes a choice changes a row's output as a whole.
HAVE_EXPERTS = ("mixtral", "qwen3_moe", "gpt_oss")


class Distances(NamedTuple):
    """Answers of stock transformers in float32, and the distance of its answers in the dtype."""

    exact: Numbers
    of_stock: Numbers

    def check(self, ours: Sequence[Numbers], architecture: str) -> None:
        """Assert that answers like `exact` keep the bound, but for what the choice of prompts explains."""
        distance = np.abs(np.stack(ours) - self.exact)
        assert self.of_stock.any(), "stock transformers must have rounded"
        kinds = (np.median,) if architecture in HAVE_EXPERTS else (np.median, rms)
        again = np.random.default_rng(0).integers(0, len(distance), (RESAMPLED, len(distance)))
        for kind in kinds:
            ratios = [kind(distance[drawn]) / kind(self.of_stock[drawn]) for drawn in again]
            assert np.quantile(ratios, 0.025) <= BOUND, f"{kind.__name__}: {np.quantile(ratios, (0.025, 0.5, 0.975))}"
            # For the evidence of a GPU, which keeps what tests print.
            print(architecture, kind.__name__, np.quantile(ratios, (0.025, 0.5, 0.975)).round(3))  # noqa: T201


class Reference(NamedTuple):
    """Distances of log-probabilities [prompts, tokens - 1] and of logits after the prompt [prompts, vocabulary]."""

    logprobs: Distances
    logits: Distances


def rms(numbers: Numbers) -> float:
    return float(np.sqrt(np.mean(numbers**2)))


def reference(
    directory: str, architecture: str, dtype: str, prompts: Sequence[list[int]], device: str = "cpu"
) -> Reference:
    """Distances of stock transformers on a device. float32 is computed there as well."""
    attention = "eager" if architecture.startswith(("falcon", "gpt_oss", "gemma2")) else "sdpa"
    stock: Any = AutoModelForCausalLM.from_pretrained(
        directory, dtype=getattr(torch, dtype), attn_implementation=attention
    )
    network = stock.to(device).eval()
    rounded = [_answers(network, prompt, device) for prompt in prompts]
    exact = [_answers(network.float(), prompt, device) for prompt in prompts]
    (logprobs, logits), (rounded_logprobs, rounded_logits) = (
        tuple(np.stack(each) for each in zip(*answers, strict=True)) for answers in (exact, rounded)
    )
    return Reference(
        Distances(logprobs, np.abs(rounded_logprobs - logprobs)), Distances(logits, np.abs(rounded_logits - logits))
    )


def _answers(network: Any, prompt: list[int], device: str) -> tuple[Numbers, Numbers]:
    with torch.inference_mode():
        logits = network(torch.tensor([prompt], device=device)).logits[0].double().cpu()
    own = torch.log_softmax(logits[:-1], -1)[torch.arange(len(prompt) - 1), torch.tensor(prompt[1:])]
    return own.numpy(), logits[-1].numpy()


def logprobs_of(outcomes: Sequence[Any]) -> Numbers:
    """Log-probabilities of a prompt's tokens, from the outcomes of all ranks."""
    parts = [event.logprobs for each in outcomes for event in each.events if isinstance(event, PromptScored)]
    return np.asarray(PromptLogprobs.joined(parts).logprobs_T, np.float64)


def logits_of(outcome: Any) -> Numbers:
    """Logits after the prompt, from the last rank's outcome."""
    return np.array(outcome.logits, np.float64).reshape(-1)
