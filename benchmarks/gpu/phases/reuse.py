"""All presets on the shape with random weights; they choose by injected attention mass (`sets.py`)."""

from dataclasses import asdict

import numpy as np

from benchmarks.gpu.frame.bench import Bench
from benchmarks.gpu.phases.importance import DrawnImportance, statistics_of
from benchmarks.gpu.phases.preset_runs import LEARNED, MEASURED, PresetRuns, Prompts
from benchmarks.gpu.phases.sets import InjectedScores, injected
from workers.presets.registry import known_presets


def measure(bench: Bench) -> None:
    """Add figures `sets`, `presets`, `disk_bytes_per_s`, `reads`, `same_tokens`, `idle_shares`."""
    settings, facts = bench.settings, bench.facts
    importance = DrawnImportance(facts.kv.num_layers, settings.num_prefix)
    scores = InjectedScores(importance, facts.kv.num_layers, facts.num_heads, facts.kv.num_kv_heads, bench.device)
    found = statistics_of(importance, facts.kv.num_layers, settings.num_chosen)
    bench.figures["sets"] = {"source": importance.source, **asdict(found)}
    bench.notes.append(
        "random weights have no trained attention: after reading and scoring their own evidence, all presets chose "
        f"from the same mass, {importance.source}: head Jaccard {found.head_jaccard:.2f}, coverage between periods "
        f"{found.period_coverage:.2f}"
    )
    presets = injected(settings.presets, scores)
    prompts = _random_prompts(settings.num_prefix, settings.new_tokens, facts.vocab_size)
    with known_presets(*(preset for preset in presets.values() if preset.selector is not None)):
        PresetRuns(bench, bench.model, bench.directory, presets, prompts, scores).measure(bench.figures)
    bench.notes.append(
        "cold: nothing of the prefix in the store's memory, reads with O_DIRECT, stores reopened after "
        "saving; I/O: time with at least one read in flight; amplification: bytes that the disk read / K and V "
        "of the rows attended to"
    )
    if bench.clock.is_gpu:
        bench.notes.append(
            "GPU idle: share of a request in which no kernel ran, by the profiler, measured separately from TTFT"
        )


def _random_prompts(num_prefix: int, num_new: int, vocabulary: int) -> Prompts:
    numbers = np.random.default_rng(0)
    prefix = numbers.integers(0, vocabulary, num_prefix).tolist()
    questions = [numbers.integers(0, vocabulary, num_new).tolist() for _ in (*MEASURED, *LEARNED)]
    return Prompts(prefix=prefix, questions=questions)
