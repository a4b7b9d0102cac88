"""A prompt's tokens are counted before any of them is read."""

from collections.abc import Sequence
from typing import Any

import pytest

from kvstore import KVShape
from workers.plan.model_facts import ModelFacts
from workers.plan.partition import RowCost

FACTS = ModelFacts(
    name="tiny",
    architecture="llama",
    fingerprint="f",
    kv=KVShape(num_layers=1, num_kv_heads=1, head_dim=8, dtype="float32"),
    num_heads=1,
    vocab_size=100,
    max_positions=1000,
    windows=(None,),
    eos_token_ids=(),
    row_cost=RowCost(linear=1.0, attention=0.0),
)


class Unread(Sequence[int]):
    """A sequence of tokens that fails when a token is read."""

    def __init__(self, number: int) -> None:
        self._number = number

    def __len__(self) -> int:
        return self._number

    def __getitem__(self, at: Any) -> Any:
        raise AssertionError("a token was read")


def test_too_many_tokens_are_refused_by_their_number() -> None:
    with pytest.raises(ValueError, match="50000000 prompt tokens and 1 new ones exceed the model's 1000 positions"):
        FACTS.check_prompt(Unread(50_000_000), 1)
    with pytest.raises(ValueError, match="5 prompt tokens and 1000 new ones exceed"):
        FACTS.check_continuations(5, [Unread(1000)])


@pytest.mark.parametrize("place", [0, 500, 998])
@pytest.mark.parametrize("token", [-1, 100, 2**40])
def test_a_token_outside_the_vocabulary_is_found_wherever_it_is(place: int, token: int) -> None:
    token_ids = [99] * 999
    FACTS.check_prompt(token_ids, 1)
    token_ids[place] = token
    with pytest.raises(ValueError, match=f"token id {token} is outside the vocabulary of 100"):
        FACTS.check_prompt(token_ids, 1)
    with pytest.raises(ValueError, match=f"token id {token} is outside"):
        FACTS.check_continuations(1, [[3], token_ids])
