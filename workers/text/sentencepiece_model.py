"""Whether transformers makes the tokens that a SentencePiece model makes, where a directory has no tokenizer.json.

What it makes of tokenizer.model depends on the class that config.json and tokenizer_config.json lead to: some lose the
spaces, others the one before the first word, or take pieces for merges. All give a plausible text back.
"""

import importlib
import importlib.util
from pathlib import Path
from typing import Any

from workers.errors import ModelNotFound

_PACKAGE = "sentencepiece"
#: With what they differ in: a first word, capitals, spaces, digits, what follows a word, a letter with an accent.
_TEXT = "Hello world, the quick brown Fox isn't 12 years old: é"
#: Vocabularies that transformers prefers.
_OTHERS = ("tokenizer.json", "vocab.json", "tekken.json")


def check_pieces(directory: str, tokenizer: Any) -> None:
    """Raises ModelNotFound, in one line, for a tokenizer of transformers that makes others than SentencePiece.

    `tokenizer`: what transformers made of the directory, which it could not without the package.
    """
    file = Path(directory) / "tokenizer.model"
    has_others = any((Path(directory) / name).is_file() for name in _OTHERS)
    if has_others or not file.is_file() or importlib.util.find_spec(_PACKAGE) is None:
        return
    try:
        processor = importlib.import_module(_PACKAGE).SentencePieceProcessor(model_file=str(file))
    except Exception:  # noqa: BLE001 - of a file that is tiktoken's, which the package has no error of its own for
        return
    if list(processor.encode(_TEXT)) != tokenizer(_TEXT, add_special_tokens=False)["input_ids"]:
        raise ModelNotFound(
            f"transformers ({type(tokenizer).__name__}) makes other tokens by {file} than SentencePiece: add the "
            "model's tokenizer.json"
        )
