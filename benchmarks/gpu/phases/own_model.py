"""What a trained model is asked: a document that every Python carries with it."""

from pathlib import Path

from benchmarks.fixtures.prompts import documents, measured_questions, other_questions
from benchmarks.gpu.phases.reuse import Prompts
from workers.text.tokenization import Tokenizer


def own_prompts(model: Path, num_prefix: int, num_new: int, num_questions: int) -> Prompts:
    """A prefix, and questions about it, of at most so many tokens each. Raises BenchError or ModelNotFound."""
    tokenizer = Tokenizer(str(model))
    tokenizer.load()
    (prefix,) = documents(tokenizer, 1, num_prefix)
    questions = [*measured_questions(tokenizer), *other_questions(tokenizer)][:num_questions]
    return Prompts(prefix=prefix, questions=[question[-num_new:] for question in questions])
