"""Right replies of a load: greedy tokens of stock transformers, computed before the load begins."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from benchmarks.load.mix import Ask
from workers.model.reference import TIE_MARGIN, Reference, ReferenceAnswer


@dataclass(slots=True)
class Answers:
    """Right answers by prompt. Tokens are compared up to the first step with a near tie between two tokens."""

    known: dict[tuple[int, ...], ReferenceAnswer]
    num_cut_by_ties: int = 0

    @classmethod
    def of(cls, model: str, asks: Sequence[Ask], advance: Callable[[str], None]) -> "Answers":
        """Compute the answers. `asks`: one per prompt. Each is a step of the progress."""
        reference = Reference(model)
        known = {}
        for number, ask in enumerate(asks, 1):
            advance(f"right answers: {number} of {len(asks)}")
            known[ask.prompt] = reference.generate(ask.prompt, ask.max_new_tokens)
        answers = cls(known)
        answers.num_cut_by_ties = sum(min(each.margins) < TIE_MARGIN for each in known.values())
        return answers

    def is_right(self, ask: Ask, token_ids: Sequence[int]) -> bool:
        """Whether the tokens of a whole or partial reply are right. Replies under a budget below 1 are not compared."""
        if 0 < ask.kv_budget < 1:
            return True
        expected = self.known[ask.prompt]
        ties = (step for step, margin in enumerate(expected.margins) if margin < TIE_MARGIN)
        end = min(next(ties, len(expected.token_ids)), len(token_ids))
        return list(token_ids[:end]) == list(expected.token_ids[:end])
