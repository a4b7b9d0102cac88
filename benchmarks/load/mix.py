"""Requests of `bench load`: prompts that share prefixes, drawn by popularity; some with a budget, some whose client
leaves.

A request's prefix is drawn by Zipf's law (the n-th most popular in proportion to 1 / n^exponent), its suffix uniformly
from a pool, so prompts repeat and their right answers can be computed beforehand. Equal seeds make equal requests.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

import numpy as np

_SEED = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class Ask:
    """One request of a load."""

    prompt: tuple[int, ...]
    max_new_tokens: int
    #: Budget of the request, as in the API; 0 for all of the stored prefix.
    kv_budget: float = 0.0
    #: Tokens after which the client leaves; None: it stays.
    leaves_after: int | None = None
    #: Open loop: arrival time, in seconds from the start.
    at_s: float = 0.0
    do_not_store: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Mix:
    """The shape of a load; the command's options bound its numbers."""

    requests: int = 5000
    prefixes: int = 16
    #: Zipf exponent; 0: uniform.
    zipf: float = 1.0
    prefix_tokens: int = 512
    #: Distinct suffixes of each prefix.
    suffixes: int = 16
    suffix_tokens: int = 32
    output_tokens: int = 8
    abort_share: float = 0.05
    budget_share: float = 0.1
    #: Budget of the requests that have one. With 1, all rows are chosen, so that replies can be checked.
    kv_budget: float = 1.0

    @property
    def longest(self) -> int:
        """Positions that the longest request takes."""
        return self.prefix_tokens + self.suffix_tokens + self.output_tokens


def tokens_of(seed: object, count: int, vocabulary: int) -> tuple[int, ...]:
    """Random token ids, determined by the seed; the first few ids are left out, because they may be special."""
    draw = Random(repr(seed))
    return tuple(draw.randrange(min(8, vocabulary - 1), vocabulary) for _ in range(count))


def drawn(mix: Mix, vocabulary: int, *, rate: float | None = None) -> list[Ask]:
    """Draw the requests of a mix. `rate`: Poisson arrivals per second; None leaves all arrivals at 0."""
    generator = np.random.default_rng(_SEED)
    popularity = 1.0 / np.arange(1, mix.prefixes + 1) ** mix.zipf
    prefixes = generator.choice(mix.prefixes, mix.requests, p=popularity / popularity.sum())
    suffixes = generator.integers(0, mix.suffixes, mix.requests)
    has_budget = generator.random(mix.requests) < mix.budget_share
    leaves = generator.random(mix.requests) < mix.abort_share
    leaves_after = generator.integers(0, mix.output_tokens, mix.requests)
    gaps_s = generator.exponential(1.0 / rate, mix.requests) if rate is not None else np.zeros(mix.requests)
    heads = [tokens_of(("prefix", number), mix.prefix_tokens, vocabulary) for number in range(mix.prefixes)]
    return [
        Ask(
            prompt=heads[prefix] + tokens_of(("suffix", prefix, suffix), mix.suffix_tokens, vocabulary),
            max_new_tokens=mix.output_tokens,
            kv_budget=mix.kv_budget if budget else 0.0,
            leaves_after=int(after) if leaving else None,
            at_s=float(at_s),
        )
        for prefix, suffix, budget, leaving, after, at_s in zip(
            prefixes.tolist(),
            suffixes.tolist(),
            has_budget,
            leaves,
            leaves_after,
            np.cumsum(gaps_s),
            strict=True,
        )
    ]


def distinct(asks: Sequence[Ask]) -> list[Ask]:
    """One request per prompt, the one with most new tokens."""
    longest: dict[tuple[int, ...], Ask] = {}
    for ask in asks:
        known = longest.get(ask.prompt)
        if known is None or ask.max_new_tokens > known.max_new_tokens:
            longest[ask.prompt] = ask
    return list(longest.values())
