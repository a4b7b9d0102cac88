"""Chooses the next token of one request from the model's logits.

The steps and their order are those of transformers' `generate`:

1. repetition penalty: positive logits of tokens in prompt and answer are divided by the penalty, other ones multiplied
   (Keskar et al., "CTRL", 2019);
2. temperature;
3. top k: drop tokens below the k-th best; tokens that tie with it stay;
4. top p: drop tokens outside the fewest best ones whose probabilities sum to at least p (Holtzman et al., "The curious
   case of neural text degeneration", 2020);
5. min p: drop tokens less than p times as probable as the best (Nguyen et al., "Turning up the heat", 2024);
6. draw one of the remaining tokens by its probability.

**Repeatable.** The draw takes the best sum of logit and Gumbel noise, which is a draw by probability (Maddison et al.,
"A* sampling", 2014). The noise of a token is a function of (seed, position in the text, token), from a counter-based
generator (Philox; Salmon et al., 2011). So the same logits give the same token, whichever worker draws, when, in which
batch, and whatever it drew before. In another batch the last bits of logits differ; the token then differs only if the
two best sums are as close as these bits.

Letters: V vocabulary, C candidates.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
import torch

from workers.errors import LogitsUnusable
from workers.model.reference import TIE_MARGIN
from workers.plan.sampling import SamplingParams, TokenLogprobs
from workers.plan.worker_plan import WorkerPlan

_Floats = npt.NDArray[np.float64]
_Ids = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Choice:
    """The next token, with its log-probabilities if the request asks for them."""

    token_id: int
    logprobs: TokenLogprobs | None


class Sampler:
    """One request's choices, in order, each made once. `num_top_logprobs`: None for no log-probabilities.

    `expected`: tokens of an earlier run of the request, whose worker was lost. An expected token is chosen again where
    another one is better only by a tie (`workers/model/reference.py::TIE_MARGIN`), because the last bits of logits
    depend on which other requests decode in the pass. If it is further off, the token that is best now is chosen, and
    the ingress detects the difference.
    """

    def __init__(
        self,
        params: SamplingParams,
        num_top_logprobs: int | None,
        token_ids: Sequence[int],
        vocab_size: int,
        expected: Sequence[int] = (),
    ) -> None:
        """`token_ids`: the prompt. `params` has a seed unless it is greedy."""
        assert params.is_greedy or params.seed is not None, "what is drawn needs a seed"
        self._params = params
        self._num_top_logprobs = num_top_logprobs
        #: Chosen tokens.
        self.token_ids: list[int] = []
        #: Position of the next token in prompt and answer.
        self._position = len(token_ids)
        self._expected = dict(enumerate(expected, start=self._position))
        self._seen_V: npt.NDArray[np.bool_] | None = None
        if params.repetition_penalty != 1.0:
            self._seen_V = np.zeros(vocab_size, dtype=np.bool_)
            self._seen_V[list(token_ids)] = True

    @classmethod
    def of(cls, plan: WorkerPlan, vocab_size: int) -> "Sampler":
        return cls(plan.sampling, plan.num_top_logprobs, plan.token_ids, vocab_size, plan.expected_token_ids)

    def choose(self, logits_V: torch.Tensor) -> Choice:
        """Choose the next token. Raises LogitsUnusable when the model's logits are not finite."""
        is_taken_as_it_is = self._params.is_greedy and self._seen_V is None
        scores_V = self._scores((logits_V.float() if is_taken_as_it_is else logits_V.double()).numpy())
        token_id = int(scores_V.argmax())
        expected = self._expected.get(self._position, token_id)
        if float(scores_V[token_id] - scores_V[expected]) * (self._params.temperature or 1.0) < TIE_MARGIN:
            token_id = expected
        self._position += 1
        self.token_ids.append(token_id)
        if self._seen_V is not None:
            self._seen_V[token_id] = True
        logprobs = None
        if self._num_top_logprobs is not None:
            logprobs = _logprobs(logits_V, token_id, self._num_top_logprobs)
        return Choice(token_id, logprobs)

    def _scores(self, logits_V: _Floats) -> _Floats:
        """Scores of all tokens, the highest of which is the next token; -inf for tokens that may not be drawn."""
        params = self._params
        if self._seen_V is not None:
            logits_V = penalised(logits_V, self._seen_V, params.repetition_penalty)
        best = float(logits_V.max())  # NaN when any logit is NaN
        if not math.isfinite(best):
            raise LogitsUnusable("the model's logits are not finite: its weights or the dtype do not fit the prompt")
        if params.is_greedy:
            return logits_V
        with np.errstate(over="ignore"):  # relative to the best: a tiny temperature sends only the other ones to -inf
            relative_V = (logits_V - best) / params.temperature
        ids_C, logits_C = candidates(params, relative_V)
        assert params.seed is not None
        noise_V = gumbel_noise(params.seed, self._position, len(logits_V))
        scores_V = np.full(len(logits_V), -np.inf)
        scores_V[ids_C] = logits_C + noise_V[ids_C]
        return scores_V


def penalised(logits_V: _Floats, seen_V: npt.NDArray[np.bool_], penalty: float) -> _Floats:
    """Step 1: move the logits of `seen` tokens down by a penalty above 1, or up by one below 1."""
    return np.where(seen_V, np.where(logits_V < 0.0, logits_V * penalty, logits_V / penalty), logits_V)


def candidates(params: SamplingParams, logits_V: _Floats) -> tuple[_Ids, _Floats]:
    """Steps 3 to 5: the tokens that may be drawn, ascending int64 [C], and their logits. The best is among them."""
    ids_C = np.arange(len(logits_V))
    if 0 < params.top_k < len(ids_C):
        ids_C = np.flatnonzero(logits_V >= np.partition(logits_V, -params.top_k)[-params.top_k])
    if params.top_p < 1.0:
        ids_C = ids_C[_nucleus(logits_V[ids_C], params.top_p)]
    if params.min_p > 0.0:
        ids_C = ids_C[logits_V[ids_C] >= logits_V[ids_C].max() + math.log(params.min_p)]
    return ids_C, logits_V[ids_C]


def gumbel_noise(seed: int, position: int, size: int) -> _Floats:
    """Standard Gumbel variables [size], a pure function of seed, position and place: `size` changes no number.

    Made from the top 52 bits of raw random words, so that they do not depend on how a library makes floats.
    """
    words = np.random.Philox(key=np.array([seed, position], dtype=np.uint64)).random_raw(size)
    uniform = ((words >> np.uint64(12)).astype(np.float64) + 0.5) * 2.0**-52
    noise: _Floats = -np.log(-np.log(uniform))
    return noise


def _nucleus(logits_C: _Floats, top_p: float) -> _Ids:
    """The places, ascending, of the fewest best tokens whose probabilities sum to at least `top_p`."""
    weights_C = np.exp(logits_C - logits_C.max())
    probabilities_C = weights_C / weights_C.sum()
    # Tokens below (1 - p) / C sum to less than 1 - p, so none of them is needed, and few tokens are sorted.
    likely = np.flatnonzero(probabilities_C >= (1.0 - top_p) / len(probabilities_C))
    descending = likely[np.argsort(-logits_C[likely], kind="stable")]
    sums = np.cumsum(probabilities_C[descending])
    num_kept = 1 + int(np.searchsorted(sums[:-1], top_p))
    return np.sort(descending[:num_kept])


def _logprobs(logits_V: torch.Tensor, token_id: int, num_top: int) -> TokenLogprobs:
    log_probs_V = torch.log_softmax(logits_V.double(), -1)
    values, ids = log_probs_V.topk(min(num_top, len(log_probs_V)))
    top = sorted(zip(ids.tolist(), values.tolist(), strict=True), key=lambda pair: (-pair[1], pair[0]))
    return TokenLogprobs(float(log_probs_V[token_id]), tuple(top))
