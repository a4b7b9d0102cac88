"""Checks that transformers makes the tokens of a SentencePiece model, if a directory has no tokenizer.json.

The tokens that it makes from tokenizer.model depend on the class that config.json and tokenizer_config.json lead to:
some classes lose spaces, or the one before the first word, or take pieces for merges. All decode to a plausible text.
"""

import importlib
import importlib.util
from pathlib import Path
from typing import Any

from workers.errors import ModelNotFound

_PACKAGE = "sentencepiece"
#: Sample with the features in which tokenizers differ: a first word, capitals, spaces, digits, punctuation, an accent.
_TEXT = "Hello world, the quick brown Fox isn't 12 years old: é"
#: Files of vocabularies that transformers prefers to tokenizer.model.
_OTHERS = ("tokenizer.json", "vocab.json", "tekken.json")


def check_pieces(directory: str, tokenizer: Any) -> None:
    """Raise ModelNotFound, in one line, for a tokenizer of transformers whose tokens differ from SentencePiece's.

    `tokenizer`: the one that transformers loaded from the directory. Without the package nothing is checked.
    """
    file = Path(directory) / "tokenizer.model"
    has_others = any((Path(directory) / name).is_file() for name in _OTHERS)
    if has_others or not file.is_file() or importlib.util.find_spec(_PACKAGE) is None:
        return
    try:
        processor = importlib.import_module(_PACKAGE).SentencePieceProcessor(model_file=str(file))
    except Exception:  # noqa: BLE001 - a file of tiktoken, for which the package has no error of its own
        return
    if list(processor.encode(_TEXT)) != tokenizer(_TEXT, add_special_tokens=False)["input_ids"]:
        raise ModelNotFound(
            f"transformers ({type(tokenizer).__name__}) makes other tokens from {file} than SentencePiece does: add "
            "the model's tokenizer.json"
        )
