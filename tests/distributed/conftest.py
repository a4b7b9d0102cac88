from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import pytest
import torch
from rank_pool import RankPool
from transformers import AutoModelForCausalLM, PreTrainedModel

TinyModel = Callable[[str], str]


@pytest.fixture(scope="session", autouse=True)
def rows_that_nobody_wrote_are_nan(poisoned_memory: None) -> None:
    """A request that reads such a row fails its test of exactness."""


@pytest.fixture(scope="session", autouse=True)
def one_thread() -> None:
    torch.set_num_threads(1)


@pytest.fixture(scope="session")
def ranks() -> Iterator[RankPool]:
    """Four ranks for all tests that leave their ranks alive."""
    pool = RankPool(4)
    yield pool
    pool.close()


@dataclass(frozen=True)
class Answer:
    """Answer of stock transformers to one prompt: greedy tokens, and the logits [tokens, vocabulary] of each choice."""

    tokens: list[int]
    logits: torch.Tensor

    def margin(self, step: int) -> float:
        """Distance between the best and the second-best logit of a step."""
        best = self.logits[step].topk(2).values
        return float(best[0] - best[1])


@pytest.fixture(scope="session")
def reference(tiny_model: TinyModel) -> Callable[[str, Sequence[int]], Answer]:
    loaded: dict[str, PreTrainedModel] = {}
    answers: dict[tuple[str, tuple[int, ...]], Answer] = {}

    def network_of(architecture: str) -> PreTrainedModel:
        if architecture not in loaded:
            attention = "eager" if architecture.startswith(("falcon", "gpt_oss", "gemma2")) else "sdpa"
            loaded[architecture] = AutoModelForCausalLM.from_pretrained(
                tiny_model(architecture), dtype=torch.float32, attn_implementation=attention
            ).eval()
        return loaded[architecture]

    def answer(architecture: str, prompt: Sequence[int]) -> Answer:
        key = (architecture, tuple(prompt))
        if key not in answers:
            ids = torch.tensor([list(prompt)])
            with torch.inference_mode():
                out = network_of(architecture).generate(
                    ids,
                    attention_mask=torch.ones_like(ids),
                    max_new_tokens=8,
                    do_sample=False,
                    pad_token_id=0,
                    output_logits=True,
                    return_dict_in_generate=True,
                )
            answers[key] = Answer(out.sequences[0, len(prompt) :].tolist(), torch.cat(out.logits))
        return answers[key]

    return answer
