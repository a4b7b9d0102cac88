"""Log-probabilities of a prompt's own tokens. Each worker of a chain gives those of the tokens that follow its own.

Letters: T tokens, H hidden size, V vocabulary.
"""

import numpy as np
import torch

from workers.errors import LogitsUnusable
from workers.model.stock_model import Model
from workers.plan.prompt_logprobs import PromptLogprobs
from workers.requests.partition_run import PartitionRun

#: Size of a block of float32 logits, in bytes; their sums take as much again.
_LOGITS_BYTES = 64 * 2**20


def prompt_logprobs_of(run: PartitionRun, model: Model, hidden_TH: torch.Tensor, num_top: int) -> PromptLogprobs:
    """Log-probabilities of the prompt's tokens after each of this worker's, and of the `num_top` best at their places.

    `hidden_TH`: output of `Model.hidden_rows` for the worker's tokens. The caller holds the baton, which is offered to
    other requests between blocks. Raises RequestCancelled, and LogitsUnusable where logits are not finite.
    """
    plan, vocab_size = run.plan, model.facts.vocab_size
    start, end = plan.partition.bounds(plan.position)
    following = plan.token_ids[start + 1 : end + 1]  # no token of the prompt follows its last one
    num_top, step = min(num_top, vocab_size), max(1, _LOGITS_BYTES // (4 * vocab_size))
    parts = [_none(num_top)]
    for at in range(0, len(following), step):
        run.waits.check()
        run.waits.offer(model.facts.kv.num_layers - 1)
        parts.append(_of_block(model, hidden_TH[at : at + step], following[at : at + step], num_top))
    return PromptLogprobs.joined(parts)


def _of_block(model: Model, hidden_TH: torch.Tensor, following: tuple[int, ...], num_top: int) -> PromptLogprobs:
    hidden_TH = hidden_TH[: len(following)]
    with torch.inference_mode(), model.device.computing():
        logits_TV = model.logits_of(hidden_TH).float()
        sums_T1 = logits_TV.logsumexp(-1, keepdim=True)
        ids_T1 = model.device.put(torch.tensor(following))[:, None]
        own_T = (logits_TV.gather(-1, ids_T1) - sums_T1)[:, 0].cpu()
        top = logits_TV.topk(num_top, -1)
        top_logprobs_TC, top_ids_TC = (top.values - sums_T1).cpu(), top.indices.int().cpu()
    if not own_T.isfinite().all():
        raise LogitsUnusable("the model's logits are not finite: its weights or the dtype do not fit the prompt")
    return PromptLogprobs(own_T.numpy(), top_ids_TC.numpy(), top_logprobs_TC.numpy())


def _none(num_top: int) -> PromptLogprobs:
    """Log-probabilities of a slice that is only the last token of the prompt: none."""
    no_rows = np.zeros((0, num_top))
    return PromptLogprobs(np.zeros(0, np.float32), no_rows.astype(np.int32), no_rows.astype(np.float32))
