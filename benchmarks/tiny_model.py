"""A tiny llama with random weights and a byte-level tokenizer: what `bench load` serves, and the tests of the service.

Its forward passes take milliseconds, so what a service of it costs is the service.
"""

import json
from pathlib import Path

from tokenizers import Tokenizer as RawTokenizer
from tokenizers import decoders, models, pre_tokenizers, trainers
from transformers import PreTrainedTokenizerFast

from workers.model.stock_model import random_model
from workers.testing import tiny_config

VOCABULARY = 300
POSITIONS = 4096
_TEMPLATE = (
    "{% for message in messages %}[{{ message['role'] }}] {{ message['content'] }}\n{% endfor %}"
    "{% if add_generation_prompt %}[assistant] {% endif %}"
)
_LINES = ["the quick brown fox jumps over the lazy dog", "a chain of workers computes the new tokens of a prompt"]


def write_tiny_model(directory: Path, seed: int = 0, eos_token_id: int | None = None) -> None:
    """Model and tokenizer. Without an end-of-sequence token, every answer has all of its tokens."""
    config = tiny_config("llama")
    config.vocab_size, config.max_position_embeddings = VOCABULARY, POSITIONS
    random_model(config, str(directory), seed)
    if eos_token_id is not None:
        for name in ("config.json", "generation_config.json"):
            settings = json.loads((directory / name).read_text())
            (directory / name).write_text(json.dumps({**settings, "eos_token_id": eos_token_id}))
    _write_tokenizer(directory)


def _write_tokenizer(directory: Path) -> None:
    raw = RawTokenizer(models.BPE())
    raw.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    raw.decoder = decoders.ByteLevel()
    trainer = trainers.BpeTrainer(
        vocab_size=290,
        initial_alphabet=sorted(pre_tokenizers.ByteLevel.alphabet()),
        special_tokens=["<eos>"],
        show_progress=False,
    )
    raw.train_from_iterator(_LINES, trainer)
    tokenizer = PreTrainedTokenizerFast(tokenizer_object=raw, clean_up_tokenization_spaces=False)
    tokenizer.chat_template = _TEMPLATE
    tokenizer.save_pretrained(str(directory))
