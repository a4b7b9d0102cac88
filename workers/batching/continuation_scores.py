"""Log-probabilities of given continuations of a prompt. One prefill serves all of them, and their rows are discarded.

Letters: T tokens, V vocabulary.
"""

from collections.abc import Iterator, Sequence

import torch

from workers.batching.token_batch import BatchPart, TokenBatch
from workers.model.stock_model import Model
from workers.requests.partition_run import PartitionRun

#: Number of tokens of continuations that are scored together; their logits take this many times the vocabulary.
_TOKENS_AT_ONCE = 256


def scores_of(
    run: PartitionRun, model: Model, first_1V: torch.Tensor, continuations: Sequence[Sequence[int]]
) -> tuple[tuple[float, ...], ...]:
    """Log-probabilities of each continuation's tokens, as natural logarithms. Call after the prefill.

    `first_1V`: logits of the token after the prompt. The caller holds the baton, which is offered to other requests
    between groups. Raises RequestCancelled.
    """
    scores = list[tuple[float, ...]]()
    for group in _groups(continuations):
        run.waits.check()
        run.waits.offer(model.facts.kv.num_layers - 1)
        for tokens, logits_TV in zip(group, _following(run, model, first_1V, group), strict=True):
            log_probs_TV = torch.log_softmax(torch.cat([first_1V, logits_TV[: len(tokens) - 1]]).float(), -1)
            scores.append(tuple(log_probs_TV[torch.arange(len(tokens)), torch.tensor(tokens)].tolist()))
    return tuple(scores)


def _groups(continuations: Sequence[Sequence[int]]) -> Iterator[list[Sequence[int]]]:
    """Groups of adjacent continuations of at most `_TOKENS_AT_ONCE` tokens; a longer one is a group by itself."""
    group, longest = list[Sequence[int]](), 0
    for tokens in continuations:
        if group and (len(group) + 1) * max(longest, len(tokens)) > _TOKENS_AT_ONCE:
            yield group
            group, longest = [], 0
        group.append(tokens)
        longest = max(longest, len(tokens))
    if group:
        yield group


def _following(
    run: PartitionRun, model: Model, first_1V: torch.Tensor, group: Sequence[Sequence[int]]
) -> list[torch.Tensor]:
    """By continuation, logits after each of its tokens but the last, and perhaps further rows."""
    longest = max(map(len, group)) - 1
    if not longest:
        return [first_1V[:0]] * len(group)
    if model.can_try_out:
        # Shorter continuations are padded; later tokens do not change the logits of earlier ones.
        filled = [[*tokens[:-1], *[0] * (longest + 1 - len(tokens))] for tokens in group]
        return list(model.try_out(torch.tensor(filled), run.kv.num_past, run.kv))
    return [_logits_after(run, model, first_1V, tokens[:-1]) for tokens in group]


def _logits_after(run: PartitionRun, model: Model, first_1V: torch.Tensor, tokens: Sequence[int]) -> torch.Tensor:
    """Logits after each of the tokens, whose rows are then discarded."""
    if not tokens:
        return first_1V[:0]
    if run.kv.buffer.head_rows:  # only decoding steps read the rows of retrieval heads after the prefill
        batch = TokenBatch(model, lambda _: run.waits.check())
        steps = []
        for token_id in tokens:
            steps.append(batch.forward([BatchPart(run, (token_id,))]))
            run.kv.advance(1)
        logits_TV: torch.Tensor | None = torch.cat(steps)
    else:
        logits_TV = model.forward(torch.tensor(tokens), run.cache, logits=len(tokens))
        run.kv.advance(len(tokens))
    assert logits_TV is not None
    run.kv.take_back(len(tokens))
    return logits_TV
