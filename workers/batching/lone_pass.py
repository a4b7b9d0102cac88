"""A batch of one: a pass over a single request, in the request's thread.

Used for a slice of a chain; for a prefill whose layers wait for stored rows and lend the baton meanwhile, which a
shared pass cannot do; and for a request that wants more than its next token.
"""

import time

import torch

from workers.batching.continuation_scores import scores_of
from workers.batching.prompt_scores import prompt_logprobs_of
from workers.kernels.native.parallel_code import release_threads
from workers.model.stock_model import Model
from workers.requests.partition_run import PartitionRun
from workers.requests.passes import Prefilled
from workers.requests.sampler import Sampler


def prefill_alone(model: Model, run: PartitionRun, sampler: Sampler | None, started_s: float) -> Prefilled:
    """Compute the forward pass over this worker's slice; see `Passes.prefill`. `started_s`: start of its timings."""
    plan, own_tokens = run.plan, torch.tensor(run.tokens_left)
    scores, prompt_logprobs = tuple[tuple[float, ...], ...](), None
    wants_logits = sampler is not None or (plan.is_last and bool(plan.continuations))
    with run.waits.in_queue():
        run.begin_prefill()
        try:
            if plan.num_prompt_logprobs is not None:
                hidden_TH = model.hidden_rows(own_tokens, run.cache, judge=run.token_importance)
                logits = model.logits_of(hidden_TH[-1:]).cpu() if wants_logits else None
            else:
                logits = model.forward(
                    own_tokens,
                    run.cache,
                    logits=int(wants_logits),
                    stored=run.prefix.selective,
                    judge=run.token_importance,
                )
            run.end_prefill()
            with run.waits.together():
                first = sampler.choose(logits[-1]) if sampler is not None and logits is not None else None
            timings = run.waits.timings(time.perf_counter() - started_s)
            if logits is not None and plan.continuations:
                scores = scores_of(run, model, logits[-1:], plan.continuations)
            if plan.num_prompt_logprobs is not None:
                prompt_logprobs = prompt_logprobs_of(run, model, hidden_TH, plan.num_prompt_logprobs)
        finally:
            run.baton.release()
            release_threads()
    return Prefilled(timings=timings, first=first, scores=scores, prompt_logprobs=prompt_logprobs)
