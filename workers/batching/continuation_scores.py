"""What given continuations of a prompt are worth to the model: one prefill serves all of them, and none leaves a row.

Letters: T tokens, V vocabulary.
"""

from collections.abc import Iterator, Sequence

import torch

from workers.batching.token_batch import BatchPart, TokenBatch
from workers.model.stock_model import Model
from workers.requests.partition_run import PartitionRun

#: Tokens of continuations that are tried out together: their logits take as many times the vocabulary.
_TOKENS_AT_ONCE = 256


def scores_of(
    run: PartitionRun, model: Model, first_1V: torch.Tensor, continuations: Sequence[Sequence[int]]
) -> tuple[tuple[float, ...], ...]:
    """By continuation, the log-probabilities of its tokens, as natural logarithms, after a prefill that has ended.

    `first_1V`: logits of the token after the prompt. The caller has the baton, which is offered to others now and then.
    Raises RequestCancelled.
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
    """Neighbours that are tried out together; one that is longer than that by itself."""
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
    """By continuation, logits of what follows each of its tokens but the last, and perhaps of more."""
    longest = max(map(len, group)) - 1
    if not longest:
        return [first_1V[:0]] * len(group)
    if model.can_try_out:
        # Shorter ones are filled up; what follows a token does not change its logits.
        filled = [[*tokens[:-1], *[0] * (longest + 1 - len(tokens))] for tokens in group]
        return list(model.try_out(torch.tensor(filled), run.kv.num_past, run.kv))
    return [_logits_after(run, model, first_1V, tokens[:-1]) for tokens in group]


def _logits_after(run: PartitionRun, model: Model, first_1V: torch.Tensor, tokens: Sequence[int]) -> torch.Tensor:
    """Logits of each of the tokens, which are taken back."""
    if not tokens:
        return first_1V[:0]
    if run.kv.buffer.head_rows:  # which only the steps of decoding see after the prefill
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
