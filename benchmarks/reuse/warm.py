"""Warm requests of `runahead bench reuse`: many prefixes, some requested more often, and memory for a part of their KV.

Memory is a given share of the KV of all prefixes (K and V alone), so probe keys or sketches of a preset take room from
its KV. The device tier has 10 parts in 42 of it and the host tier the rest, as in IMPRESS's 10 GB and 32 GB (section
6.1). The host tier's part is all of its memory and also holds records in transit.

Reuse: the papers draw prefixes from a normal distribution (IMPRESS 6.1, ContiguousKV 5.1) of unstated width; here three
standard deviations reach the first and the last prefix. `zipf`: the n-th prefix is requested in proportion to 1 / n.

Every preset gets the same requests. The first ones warm its memory and are not counted. They run one by one, and then
again with one waiting: two clients, each of which asks its next question after an answer, as in a service under load.
TTFT then includes the waiting.
"""

import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from benchmarks.fixtures.preset_engines import EXACT, PresetEngines, Sizes
from benchmarks.fixtures.requests import Configuration, Requests, Sample, Samples, finish_reordering
from benchmarks.report.bars import Advance
from kvstore.format.layout import padded_to_page

PATTERNS = ("normal", "zipf")
_DEVICE_PART = 10 / 42
_SEED = 42
#: Questions per prefix to learn an order of rows from.
_LEARNING_QUESTIONS = 2
#: One client computes while the other one waits.
_NUM_CLIENTS = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Warm:
    """Parameters of the warm requests."""

    num_prefixes: int = 8
    prefix_tokens: int = 1024
    budget: float = 0.25
    #: Memory of device and host tier together, as a share of the KV of all prefixes.
    cache_share: float = 0.40
    pattern: str = "normal"
    num_warm_up: int = 32
    num_measured: int = 48

    def sizes(self, token_bytes: int, stored_token_bytes: int) -> Sizes:
        """`token_bytes`: K and V of one token; `stored_token_bytes`: disk space of a token, with all that is stored for
        it.
        """
        cache_bytes = self.cache_share * token_bytes * self.num_prefixes * self.prefix_tokens
        device_bytes = round(cache_bytes * _DEVICE_PART)
        return Sizes(
            disk_bytes=2 * stored_token_bytes * self.num_prefixes * self.prefix_tokens + 2**28,
            host_bytes=padded_to_page(round(cache_bytes) - device_bytes),
            device_bytes=device_bytes,
        )


class Drawn(NamedTuple):
    """One request: numbers of its prefix and question."""

    prefix: int
    question: int


def draw(warm: Warm, num_questions: int) -> list[Drawn]:
    """The requests, warm-up first; every call draws the same ones."""
    generator = np.random.default_rng(_SEED)
    num_requests = warm.num_warm_up + warm.num_measured
    if warm.pattern == "zipf":
        weights = 1 / np.arange(1, warm.num_prefixes + 1)
        prefixes = generator.choice(warm.num_prefixes, num_requests, p=weights / weights.sum())
    else:
        middle = (warm.num_prefixes - 1) / 2
        drawn = generator.normal(middle, max(middle, 0.5) / 3, num_requests)
        prefixes = np.clip(np.rint(drawn), 0, warm.num_prefixes - 1).astype(int)
    questions = generator.integers(0, num_questions, num_requests)
    return [Drawn(int(prefix), int(question)) for prefix, question in zip(prefixes, questions, strict=True)]


def measure(
    warm: Warm,
    engines: PresetEngines,
    presets: Sequence[str],
    prefixes: Sequence[Sequence[int]],
    questions: Sequence[Sequence[int]],
    others: Sequence[Sequence[int]],
    advance: Advance,
    *,
    has_waiting: bool = True,
) -> tuple[Samples, Samples]:
    """Store the prefixes, finish reordering, warm up, measure: one by one, then (`has_waiting`) with one waiting.

    `others`: questions that are not measured.
    """
    for number, prefix in enumerate(prefixes, 1):
        advance(f"warm: storing prefix {number} of {len(prefixes)}")
        engines.store(prefix)
    finish_reordering(engines, prefixes, others[:_LEARNING_QUESTIONS], warm.budget, advance)
    requests, step = Requests(engines, advance), f"warm, {len(prefixes)} prefixes"
    samples: Samples = {configuration_of(preset, warm): [] for preset in presets}
    for preset in presets:
        engines.forget(preset)
    prompts = [[*prefixes[one.prefix], *questions[one.question]] for one in draw(warm, len(questions))]
    for number, prompt in enumerate(prompts):
        for configuration, taken in samples.items():
            sample = requests.ask(configuration, prompt, step, is_cold=False)
            if number >= warm.num_warm_up:
                taken.append(sample)
    waiting = {
        configuration: ask_with_one_waiting(requests, configuration, prompts, f"{step}, one waits")[warm.num_warm_up :]
        for configuration in (samples if has_waiting else ())
    }
    return samples, waiting


def ask_with_one_waiting(
    requests: Requests, configuration: Configuration, prompts: Sequence[Sequence[int]], step: str
) -> list[Sample]:
    """Let two clients share the prompts, in order; returns a sample of each. Raises like `Requests.ask`."""
    left, samples, lock = enumerate(prompts), dict[int, Sample](), threading.Lock()

    def ask_until_all_are_asked(_: int) -> None:
        while True:
            with lock:
                number, prompt = next(left, (-1, ()))
            if number < 0:
                return
            samples[number] = requests.ask(configuration, prompt, step, is_cold=False, is_alone=False)

    with ThreadPoolExecutor(_NUM_CLIENTS) as clients:
        list(clients.map(ask_until_all_are_asked, range(_NUM_CLIENTS)))
    return [samples[number] for number in range(len(prompts))]


def configuration_of(preset: str, warm: Warm) -> Configuration:
    return (preset, None if preset == EXACT else warm.budget)
