"""The reference of exactness tests: greedy tokens of the stock model through transformers' own `generate`."""

from collections.abc import Sequence
from dataclasses import dataclass

import torch
from transformers import AutoModelForCausalLM

#: Difference of the reference's two best logits below which both tokens are right answers.
TIE_MARGIN = 1e-3


@dataclass(frozen=True, slots=True)
class ReferenceAnswer:
    """Greedy token ids, and at each step the difference between the best and the second best logit."""

    token_ids: tuple[int, ...]
    margins: tuple[float, ...]


class Reference:
    """The stock model with transformers' SDPA attention (eager where SDPA is not offered). Owns: its weights."""

    def __init__(self, directory: str, dtype: torch.dtype = torch.float32) -> None:
        self._model = AutoModelForCausalLM.from_pretrained(directory, dtype=dtype, local_files_only=True).eval()

    def generate(self, token_ids: Sequence[int], max_new_tokens: int) -> ReferenceAnswer:
        """Generate greedily by `generate`, which ends at the model's end-of-sequence token."""
        prompt = torch.tensor([list(token_ids)])
        with torch.inference_mode():
            output = self._model.generate(
                prompt,
                attention_mask=torch.ones_like(prompt),
                max_new_tokens=max_new_tokens,
                do_sample=False,
                return_dict_in_generate=True,
                output_logits=True,
            )
        top_two = torch.stack(output.logits)[:, 0].float().topk(2).values
        new_tokens = output.sequences[0, prompt.shape[1] :].tolist()
        return ReferenceAnswer(tuple(new_tokens), tuple((top_two[:, 0] - top_two[:, 1]).tolist()))
