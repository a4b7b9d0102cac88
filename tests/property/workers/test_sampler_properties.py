"""Tokens are drawn from transformers' distribution, as often as it says, and repeatably."""

import math
from collections import Counter
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt
import pytest
import torch
from hypothesis import assume, example, given
from hypothesis import strategies as st
from transformers.generation.logits_process import (
    LogitsProcessor,
    MinPLogitsWarper,
    RepetitionPenaltyLogitsProcessor,
    TemperatureLogitsWarper,
    TopKLogitsWarper,
    TopPLogitsWarper,
)

from workers.errors import LogitsUnusable
from workers.plan.sampling import MAX_TOP_LOGPROBS, SEED_LIMIT, SamplingParams, TokenLogprobs
from workers.requests.sampler import Sampler, candidates, gumbel_noise, penalised

#: Sums this close to a limit may fall on either side of it.
TIE = 1e-9
Floats = npt.NDArray[np.float64]

#: Logits are equal, or differ by more than rounding.
logits = st.lists(st.integers(-12 * 2**20, 12 * 2**20), min_size=1, max_size=40).map(lambda x: np.array(x) / 2**20)
params = st.builds(
    SamplingParams,
    temperature=st.floats(0.05, 4),
    top_k=st.integers(0, 45),
    top_p=st.floats(0.05, 1),
    min_p=st.sampled_from([0.0, 0.01, 0.1, 0.5, 1.0]),
    repetition_penalty=st.sampled_from([1.0, 0.7, 1.3]),
    seed=st.integers(0, SEED_LIMIT - 1),
)


def warpers(params: SamplingParams) -> list[LogitsProcessor]:
    """Logits processors of transformers' `generate` for these settings, in its order."""
    steps: list[LogitsProcessor] = []
    if params.repetition_penalty != 1.0:
        steps.append(RepetitionPenaltyLogitsProcessor(params.repetition_penalty))
    steps.append(TemperatureLogitsWarper(params.temperature))
    if params.top_k:
        steps.append(TopKLogitsWarper(params.top_k))
    if params.top_p < 1.0:
        steps.append(TopPLogitsWarper(params.top_p))
    if params.min_p:
        steps.append(MinPLogitsWarper(params.min_p))
    return steps


def stock_distribution(params: SamplingParams, text: Sequence[int], logits_V: Floats) -> Floats:
    scores = torch.tensor(logits_V)[None]
    for step in warpers(params):
        scores = step(torch.tensor([list(text)]), scores)
    return torch.softmax(scores, -1)[0].numpy()


def own_distribution(params: SamplingParams, text: Sequence[int], logits_V: Floats) -> Floats:
    seen_V = np.isin(np.arange(len(logits_V)), text)
    moved_V = penalised(logits_V, seen_V, params.repetition_penalty)
    ids_C, logits_C = candidates(params, moved_V / params.temperature)
    weights_C = np.exp(logits_C - logits_C.max())
    distribution_V = np.zeros(len(logits_V))
    distribution_V[ids_C] = weights_C / weights_C.sum()
    return distribution_V


def is_at_a_limit(params: SamplingParams, text: Sequence[int], logits_V: Floats) -> bool:
    """Returns whether rounding, or the order of equal tokens, decides which tokens are candidates."""
    seen_V = np.isin(np.arange(len(logits_V)), text)
    scores_V = np.sort(penalised(logits_V, seen_V, params.repetition_penalty) / params.temperature)[::-1]
    if params.top_k:
        scores_V = scores_V[scores_V >= scores_V[min(params.top_k, len(scores_V)) - 1]]
    weights = np.exp(scores_V - scores_V[0])
    probabilities = weights / weights.sum()
    is_tied = len(scores_V) > 1 and bool((np.diff(scores_V) > -TIE).any())
    is_near_p = params.top_p < 1 and bool((np.abs(np.cumsum(probabilities) - params.top_p) < TIE).any())
    is_near_min = params.min_p > 0 and bool((np.abs(weights - params.min_p) < TIE).any()) and params.min_p < 1
    return is_tied or is_near_p or is_near_min


@given(params=params, logits_V=logits, text=st.lists(st.integers(0, 39), max_size=12))
def test_tokens_are_drawn_from_the_distribution_of_transformers(
    params: SamplingParams, logits_V: Floats, text: list[int]
) -> None:
    text = [0, *(token for token in text if token < len(logits_V))]
    assume(not is_at_a_limit(params, text, logits_V))
    expected_V = stock_distribution(params, text, logits_V)
    np.testing.assert_allclose(own_distribution(params, text, logits_V), expected_V, rtol=1e-9, atol=1e-12)


@given(params=params, logits_V=logits, tied=st.integers(1, 4))
def test_tokens_that_tie_with_the_last_of_top_k_stay(params: SamplingParams, logits_V: Floats, tied: int) -> None:
    same_V = np.concatenate([logits_V] * tied)
    top_k = SamplingParams(temperature=1.0, top_k=params.top_k, seed=1)
    ids_C, _ = candidates(top_k, same_V)
    if params.top_k:
        least = np.sort(same_V)[::-1][min(params.top_k, len(same_V)) - 1]
        assert ids_C.tolist() == np.flatnonzero(same_V >= least).tolist()
    else:
        assert len(ids_C) == len(same_V)


@given(params=params, logits_V=logits)
def test_the_best_token_may_always_be_drawn_and_what_may_not_never_is(params: SamplingParams, logits_V: Floats) -> None:
    ids_C, logits_C = candidates(params, logits_V)
    assert logits_C.max() == logits_V.max()
    assert (np.diff(ids_C) > 0).all()
    sampler = Sampler(params, None, [0], len(logits_V))
    allowed = np.flatnonzero(own_distribution(params, [0], logits_V) > 0)
    assert sampler.choose(torch.tensor(logits_V)).token_id in allowed


@given(
    seed=st.integers(0, SEED_LIMIT - 1),
    position=st.integers(0, 2**40),
    size=st.integers(1, 300),
    longer=st.integers(0, 50),
)
@example(seed=0, position=0, size=1, longer=0)
@example(seed=SEED_LIMIT - 1, position=2**40, size=300, longer=50)
def test_noise_is_a_function_of_seed_position_and_token_only(seed: int, position: int, size: int, longer: int) -> None:
    noise = gumbel_noise(seed, position, size)
    assert np.isfinite(noise).all()
    assert (noise == gumbel_noise(seed, position, size + longer)[:size]).all()
    if size > 1:
        assert (noise != gumbel_noise((seed + 1) % SEED_LIMIT, position, size)).any()
        assert (noise != gumbel_noise(seed, position + 1, size)).any()


@given(params=params, rows=st.lists(st.integers(0, 2**31), min_size=2, max_size=8), cut=st.integers(1, 7))
def test_an_answer_goes_on_as_it_would_have_when_its_beginning_becomes_part_of_the_prompt(
    params: SamplingParams, rows: list[int], cut: int
) -> None:
    """A replay does so: a draw depends only on the text so far, the seed and the logits."""
    steps = [torch.tensor(np.random.default_rng(row).normal(0, 3, 30)) for row in rows]
    whole = Sampler(params, None, [3, 4], 30)
    tokens = [whole.choose(logits_V).token_id for logits_V in steps]
    resumed = Sampler(params, None, [3, 4, *tokens[:cut]], 30)
    assert [resumed.choose(logits_V).token_id for logits_V in steps[cut:]] == tokens[cut:]


@given(params=st.none() | params, rows=st.lists(st.integers(0, 2**31), min_size=1, max_size=8), bits=st.integers(0, 99))
def test_a_replay_chooses_what_was_chosen_though_the_last_bits_of_its_logits_differ(
    params: SamplingParams | None, rows: list[int], bits: int
) -> None:
    """Half of the tokens have a twin whose logit differs by less than this noise."""
    params = params or SamplingParams()
    steps = [np.tile(np.random.default_rng(row).normal(0, 3, 15), 2) for row in rows]
    other_bits = np.random.default_rng(bits)
    before, again = ([torch.tensor(logits_V + other_bits.normal(0, 1e-5, 30)) for logits_V in steps] for _ in range(2))
    if params.top_p < 1 or params.min_p or params.top_k:  # a token at a limit may be excluded, and is not drawn again
        params = SamplingParams(temperature=params.temperature, seed=params.seed)
    first = Sampler(params, None, [3], 30)
    tokens = [first.choose(logits_V).token_id for logits_V in before]
    replay = Sampler(params, None, [3], 30, tokens)
    assert [replay.choose(logits_V).token_id for logits_V in again] == tokens


def test_a_replay_does_not_choose_what_was_chosen_where_it_is_wrong_by_more() -> None:
    logits_V = torch.tensor([0.0, 1.0, 0.998])
    for params in (SamplingParams(), SamplingParams(temperature=1e-3, seed=1)):
        assert Sampler(params, None, [0], 3, [2]).choose(logits_V).token_id == 1
        assert Sampler(params, None, [0], 3, [1]).choose(logits_V).token_id == 1
    nearer_V = torch.tensor([0.0, 1.0, 0.9995])
    assert [Sampler(SamplingParams(), None, [0], 3, [2]).choose(nearer_V).token_id for _ in range(2)] == [2, 2]
    sampler = Sampler(SamplingParams(), None, [0], 3, [2])
    assert [sampler.choose(nearer_V).token_id for _ in range(2)] == [2, 1], "the token after them is drawn freely"
    removed = SamplingParams(temperature=1.0, top_k=1, seed=1)
    assert Sampler(removed, None, [0], 3, [2]).choose(nearer_V).token_id == 1, "a removed token is not chosen"


@given(logits_V=logits, num_top=st.integers(0, MAX_TOP_LOGPROBS), params=params)
def test_log_probabilities_are_the_models_own_whatever_is_drawn(
    logits_V: Floats, num_top: int, params: SamplingParams
) -> None:
    choice = Sampler(params, num_top, [0], len(logits_V)).choose(torch.tensor(logits_V))
    assert choice.logprobs is not None
    expected_V = torch.log_softmax(torch.tensor(logits_V), -1).tolist()
    assert choice.logprobs.logprob == pytest.approx(expected_V[choice.token_id], abs=1e-12)
    ids = [token for token, _ in choice.logprobs.top]
    values = [value for _, value in choice.logprobs.top]
    assert len(set(ids)) == len(ids) == min(num_top, len(logits_V))
    assert values == pytest.approx(sorted(expected_V, reverse=True)[: len(ids)], abs=1e-12)
    assert values == pytest.approx([expected_V[token] for token in ids], abs=1e-12)


# --- frequencies of draws -----------------------------------------------------------------------------------------

NUM_DRAWS = 20_000
LOGITS_V = np.array([2.0, 1.0, 0.5, 0.0, -0.3, -1.0, -1.5, -4.0])
#: The value that chi square with 7 degrees of freedom exceeds once in a thousand. Draws are fixed.
CHI_SQUARE_7 = 24.32


def chi_square(counts: Sequence[int], distribution: Floats) -> float:
    expected = np.array(distribution) * sum(counts)
    return float(((np.array(counts) - expected) ** 2 / expected).sum())


def counts_over_positions(params: SamplingParams) -> list[int]:
    sampler = Sampler(params, None, [0], len(LOGITS_V))
    logits_V = torch.tensor(LOGITS_V)
    drawn = Counter(sampler.choose(logits_V).token_id for _ in range(NUM_DRAWS))
    return [drawn[token] for token in range(len(LOGITS_V))]


@pytest.mark.parametrize(("temperature", "wrong"), [(1.0, 1.1), (0.6, 0.65), (2.5, 2.8)])
def test_positions_of_one_seed_draw_each_token_by_its_probability(temperature: float, wrong: float) -> None:
    counts = counts_over_positions(SamplingParams(temperature=temperature, seed=7))
    right, other = (
        own_distribution(SamplingParams(temperature=each, seed=0), [], LOGITS_V) for each in (temperature, wrong)
    )
    assert chi_square(counts, right) < CHI_SQUARE_7
    assert chi_square(counts, other) > CHI_SQUARE_7, "so many draws show a temperature that is a tenth off"


def test_seeds_at_one_position_draw_each_token_by_its_probability() -> None:
    drawn, logits_V = Counter[int](), torch.tensor(LOGITS_V)
    for seed in range(NUM_DRAWS):
        sampler = Sampler(SamplingParams(temperature=1.0, seed=seed), None, [0], 8)
        drawn[sampler.choose(logits_V).token_id] += 1
    counts = [drawn[token] for token in range(8)]
    assert chi_square(counts, own_distribution(SamplingParams(temperature=1.0, seed=0), [], LOGITS_V)) < CHI_SQUARE_7


@pytest.mark.parametrize("lag", ["position", "seed"])
def test_neighbouring_draws_know_nothing_of_each_other(lag: str) -> None:
    """Pairs of draws from two equal tokens: all four outcomes are equally frequent."""
    two_V = torch.zeros(2)
    pairs: Counter[tuple[int, int]] = Counter()
    of_one_seed = Sampler(SamplingParams(temperature=1.0, seed=5), None, [0], 2)
    for number in range(NUM_DRAWS // 2):
        if lag == "position":
            samplers = (of_one_seed, of_one_seed)
        else:
            params = (SamplingParams(temperature=1.0, seed=2 * number + step) for step in range(2))
            samplers = tuple(Sampler(each, None, [0], 2) for each in params)
        first, second = (sampler.choose(two_V).token_id for sampler in samplers)
        pairs[first, second] += 1
    counts = [pairs[first, second] for first in range(2) for second in range(2)]
    assert chi_square(counts, np.full(4, 0.25)) < 16.27  # 3 degrees of freedom, once in a thousand


# --- greedy choices, and invalid logits -----------------------------------------------------------------------------


@given(logits_V=logits, top_k=st.integers(0, 45), top_p=st.floats(0.05, 1), min_p=st.floats(0, 1))
def test_without_a_temperature_the_best_token_is_taken_whatever_else_is_set(
    logits_V: Floats, top_k: int, top_p: float, min_p: float
) -> None:
    params = SamplingParams(top_k=top_k, top_p=top_p, min_p=min_p)
    logits = torch.tensor(logits_V, dtype=torch.float32)
    assert Sampler(params, None, [0], len(logits_V)).choose(logits).token_id == int(logits.argmax())


@given(logits_V=logits, temperature=st.sampled_from([5e-324, 1e-300, 1e-30]), seed=st.integers(0, 99))
def test_next_to_no_temperature_takes_a_best_token(logits_V: Floats, temperature: float, seed: int) -> None:
    assume(len(logits_V) == 1 or np.sort(logits_V)[-1] - np.sort(logits_V)[-2] > 1e-6)
    params = SamplingParams(temperature=temperature, seed=seed)
    assert Sampler(params, None, [0], len(logits_V)).choose(torch.tensor(logits_V)).token_id == logits_V.argmax()


def test_a_penalty_counts_what_was_generated_also_without_a_temperature() -> None:
    logits_V = torch.tensor([1.0, 2.0, 1.9, -1.0])
    sampler = Sampler(SamplingParams(repetition_penalty=2.0), None, [0], 4)
    assert [sampler.choose(logits_V).token_id for _ in range(3)] == [1, 2, 1]
    assert [Sampler(SamplingParams(), None, [0], 4).choose(logits_V).token_id for _ in range(3)] == [1, 1, 1]


@pytest.mark.parametrize("params", [SamplingParams(), SamplingParams(temperature=1.0, seed=1)], ids=["greedy", "drawn"])
@pytest.mark.parametrize("bad", [float("nan"), float("inf")])
def test_logits_that_are_no_numbers_give_no_token(params: SamplingParams, bad: float) -> None:
    with pytest.raises(LogitsUnusable):
        Sampler(params, None, [0], 3).choose(torch.tensor([1.0, bad, 2.0]))
    with pytest.raises(LogitsUnusable):
        Sampler(params, None, [0], 3).choose(torch.full((3,), -math.inf))


def test_bfloat16_logits_are_drawn_from_as_they_are() -> None:
    logits_V = torch.tensor([1.0, 1.0078125, -3.0], dtype=torch.bfloat16)
    for seed in range(20):
        params = SamplingParams(temperature=1.0, seed=seed)
        in_half, in_full = (Sampler(params, 2, [0], 3).choose(each) for each in (logits_V, logits_V.double()))
        assert in_half == in_full
        assert isinstance(in_half.logprobs, TokenLogprobs)


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"temperature": -0.1}, "temperature must be at least 0 and finite, not -0.1"),
        ({"temperature": math.nan}, "temperature must be"),
        ({"temperature": math.inf}, "temperature must be"),
        ({"top_k": -1}, "top_k must be"),
        ({"top_p": 0.0}, "top_p must be above 0 and at most 1, not 0.0"),
        ({"top_p": 1.01}, "top_p must be"),
        ({"top_p": math.nan}, "top_p must be"),
        ({"min_p": -0.1}, "min_p must be from 0 to 1"),
        ({"min_p": 1.5}, "min_p must be"),
        ({"min_p": math.nan}, "min_p must be"),
        ({"repetition_penalty": 0.0}, "repetition_penalty must be from 0.01 to 100, not 0.0"),
        ({"repetition_penalty": 101.0}, "repetition_penalty must be"),
        ({"repetition_penalty": math.nan}, "repetition_penalty must be"),
        ({"repetition_penalty": math.inf}, "repetition_penalty must be"),
        ({"seed": -1}, "seed must be from 0"),
        ({"seed": SEED_LIMIT}, "seed must be from 0"),
    ],
)
def test_settings_that_cannot_work_are_refused_in_one_line(settings: dict[str, float], message: str) -> None:
    with pytest.raises(ValueError, match=message) as caught:
        SamplingParams(**settings)  # type: ignore[arg-type]
    assert "\n" not in str(caught.value)


def test_a_seed_is_drawn_once_where_one_is_needed_and_missing() -> None:
    drawn = {SamplingParams(temperature=1.0).seeded().seed for _ in range(4)}
    assert len(drawn) == 4
    assert None not in drawn
    assert SamplingParams(temperature=1.0, seed=0).seeded().seed == 0
    assert SamplingParams().seeded().seed is None
