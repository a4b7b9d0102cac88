"""Random prompts, the cuts between workers, and the comparison with stock transformers."""

from collections.abc import Sequence
from typing import Any

import torch

from kvstore import CHUNK_TOKENS
from tests.support.tiny_models import TINY_VOCABULARY
from workers.plan.partition import even

NUM_PROMPT = 203
#: If the two best logits are closer than this, another order of additions may swap the tokens.
NEAR_TIE = 1e-3
HANDOFF_TIMEOUT_S = 30.0


def random_prompt(seed: int = 1) -> list[int]:
    generator = torch.Generator().manual_seed(seed)
    return torch.randint(2, TINY_VOCABULARY, (NUM_PROMPT,), generator=generator).tolist()


def cuts_of(start: int, num_workers: int) -> list[tuple[int, ...]]:
    """Cuts for equal slices, for nearly all of the work first, and for nearly all of it last."""
    others = range(1, num_workers)
    last_cut = (NUM_PROMPT - 1) // CHUNK_TOKENS * CHUNK_TOKENS
    front = tuple(last_cut - (num_workers - 1 - index) * CHUNK_TOKENS for index in others)
    back = tuple(start + index * CHUNK_TOKENS for index in others)
    cuts = [even(start, NUM_PROMPT, num_workers).cuts, (start, *front, NUM_PROMPT), (start, *back, NUM_PROMPT)]
    return list(dict.fromkeys(cuts))


def assert_exact(tokens: Sequence[int], logits: Sequence[float] | None, answer: Any) -> int:
    """Assert that tokens and first logits equal the reference; return 1 for a swap at a near tie, else 0."""
    assert logits is not None
    scale = float(answer.logits[0].abs().max())
    assert float((torch.tensor(logits) - answer.logits[0]).abs().max()) <= 1e-4 * scale
    assert len(tokens) == len(answer.tokens)
    if list(tokens) == answer.tokens:
        return 0
    step = next(i for i, (ours, theirs) in enumerate(zip(tokens, answer.tokens, strict=True)) if ours != theirs)
    assert answer.margin(step) < NEAR_TIE, f"token {step}: {tokens} instead of {answer.tokens}"
    return 1
