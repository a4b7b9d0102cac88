"""A tiny llama with a byte-level tokenizer, stock transformers' answers, and prompts for it."""

import random
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.fixtures.tiny_model import VOCABULARY, write_tiny_model
from cluster.client import CallFailed, Client
from protos.runahead.v1 import runahead_pb2 as pb
from workers.model.reference import TIE_MARGIN, Reference, ReferenceAnswer
from workers.text.tokenization import Tokenizer

EOS_STEP = 6


def random_prompt(seed: int, length: int) -> list[int]:
    draw = random.Random(seed)
    return [draw.randrange(1, VOCABULARY) for _ in range(length)]


@dataclass
class ServedModel:
    """A model on disk; its end-of-sequence token is token `EOS_STEP` of the answer to `eos_prompt`."""

    directory: str
    reference: Reference
    tokenizer: Tokenizer
    eos_prompt: list[int]
    eos_token_id: int
    _answers: dict[tuple[tuple[int, ...], int], ReferenceAnswer] = field(default_factory=dict)

    def expected(self, prompt: Sequence[int], max_new_tokens: int) -> ReferenceAnswer:
        """Greedy tokens of stock transformers, which go on after an end-of-sequence token."""
        key = (tuple(prompt), max_new_tokens)
        if key not in self._answers:
            self._answers[key] = self.reference.generate(prompt, max_new_tokens)
        return self._answers[key]

    def assert_exact(self, prompt: Sequence[int], token_ids: Sequence[int]) -> None:
        """Assert that every token is the reference's, up to the first step with two right tokens."""
        expected = self.expected(prompt, len(token_ids))
        ties = (step for step, margin in enumerate(expected.margins) if margin < TIE_MARGIN)
        end = next(ties, len(token_ids))
        assert end > 0
        assert list(token_ids[:end]) == list(expected.token_ids[:end])


def write_model(root: Path, seed: int = 0) -> ServedModel:
    endless, served = root / "endless", root / "served"
    write_tiny_model(endless, seed)
    reference = Reference(str(endless))
    seeds = range(100, 200)
    eos_prompt, eos_token_id = next(found for seed in seeds if (found := _first_new_token_at(reference, seed)))
    write_tiny_model(served, seed, eos_token_id)
    tokenizer = Tokenizer(str(served))
    tokenizer.load()
    return ServedModel(str(served), reference, tokenizer, eos_prompt, eos_token_id)


def _first_new_token_at(reference: Reference, seed: int) -> tuple[list[int], int] | None:
    prompt = random_prompt(seed, 40)
    answer = reference.generate(prompt, EOS_STEP + 4)
    tokens = answer.token_ids
    is_new = tokens[EOS_STEP] not in tokens[:EOS_STEP] and min(answer.margins) > TIE_MARGIN
    return (prompt, tokens[EOS_STEP]) if is_new else None


@dataclass
class Reply:
    """A complete stream of one answer."""

    token_ids: list[int] = field(default_factory=list)
    text: str = ""
    complete: pb.Complete = field(default_factory=pb.Complete)

    @property
    def stats(self) -> pb.RequestStats:
        return self.complete.stats

    def take(self, responses: Iterable[pb.GenerateResponse]) -> "Reply":
        for response in responses:
            assert not self.complete.request_id, "nothing follows the complete message"
            if response.HasField("complete"):
                self.complete = response.complete
            else:
                self.token_ids += response.tokens.token_ids
                self.text += response.tokens.text
        assert self.complete.request_id, "the stream ends with the complete message"
        return self


def ids_prompt(token_ids: Sequence[int]) -> pb.Prompt:
    return pb.Prompt(token_ids=pb.TokenIds(ids=token_ids))


def ask(client: Client, prompt: Sequence[int], max_new_tokens: int = 8, kv_budget: float = 0.0) -> Reply:
    """Answer of greedy tokens, end-of-sequence tokens ignored."""
    request = pb.GenerateRequest(
        prompt=ids_prompt(prompt), max_new_tokens=max_new_tokens, ignore_eos=True, kv_budget=kv_budget
    )
    return Reply().take(client.generate(request, timeout_s=120))


def ask_until_stored(client: Client, prompt: list[int], timeout_s: float = 60.0) -> Reply:
    """The first answer that used stored tokens."""
    deadline = time.monotonic() + timeout_s
    while not (reply := ask(client, prompt)).stats.cached_tokens:
        assert time.monotonic() < deadline, "no stored token was used in time"
        time.sleep(0.2)
    return reply


def ask_until_answered(client: Client, prompt: Sequence[int], timeout_s: float = 60.0) -> Reply:
    """The answer, after any number of UNAVAILABLE; any other status fails."""
    deadline = time.monotonic() + timeout_s
    while True:
        try:
            return ask(client, prompt)
        except CallFailed as error:
            assert error.status == "UNAVAILABLE", error
            assert time.monotonic() < deadline, f"no answer: {error}"
            time.sleep(0.2)
