"""All presets on a trained model, with its own attention, over a document that comes with every Python."""

from typing import Any

from benchmarks.fixtures.prompts import documents, measured_questions, other_questions
from benchmarks.gpu.frame.bench import Bench
from benchmarks.gpu.phases.preset_runs import LEARNED, MEASURED, PresetRuns, Prompts
from workers.model.stock_model import load_model
from workers.presets.registry import preset_of
from workers.text.tokenization import Tokenizer


def measure(bench: Bench) -> None:
    """Add figures `own_model`, which are those of `reuse` without `sets`. Raises BenchError or ModelNotFound."""
    settings, directory = bench.settings, bench.settings.model
    assert directory is not None, "the phase is for runs with a model"
    model = load_model(str(directory), settings.dtype, bench.device)
    tokenizer = Tokenizer(str(directory))
    tokenizer.load()
    (prefix,) = documents(tokenizer, 1, min(settings.num_prefix, model.facts.max_positions - settings.new_tokens - 1))
    questions = [*measured_questions(tokenizer), *other_questions(tokenizer)][: len(MEASURED) + len(LEARNED)]
    prompts = Prompts(prefix=prefix, questions=[question[-settings.new_tokens :] for question in questions])
    presets = {name: preset_of(name) for name in settings.presets}
    own: dict[str, Any] = {"name": model.facts.name, "prefix_tokens": len(prefix), "presets": {}}
    bench.figures["own_model"] = own
    PresetRuns(bench, model, directory, presets, prompts).measure(own)
    bench.notes.append(f"{model.facts.name}: its own attention, {len(prefix)} tokens of documentation")
