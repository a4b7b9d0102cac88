"""Checks that a tokenizer is the model's: from unknown files, transformers makes one with a few special tokens.

Such a tokenizer encodes a prompt as no tokens, or unknown ones, without an error. So the size of its vocabulary is
compared with that in config.json, and it must give back a plain English text; or, for other languages and scripts, its
own tokens, if its vocabulary is complete.
"""

import json
from collections import Counter
from collections.abc import Collection
from pathlib import Path
from typing import Any, Protocol

from tokenizers import Tokenizer as RawTokenizer

from workers.errors import ModelNotFound

_PLAIN_TEXT = "Hello world"
#: Smallest vocabulary of text; a smaller one may have other letters, such as those of a genome.
_LEAST_OF_TEXT = 256
#: Most padding of a vocabulary in config.json; small ones are padded to some hundred tokens.
_MOST_PADDING = 1024
#: Number of own tokens that a tokenizer must give back, taken at equal distances.
_NUM_SAMPLES = 32


class Vocabulary(Protocol):
    """Part of a tokenizer that a check needs."""

    @property
    def size(self) -> int:
        """Number of all tokens. A model may have more special tokens, for sounds and images, than ordinary ones."""
        ...

    def ids(self) -> Collection[int]:
        """Ids of all tokens that are not special."""
        ...

    def encode(self, text: str) -> list[int]: ...

    def decode(self, ids: list[int]) -> str:
        """Text of the tokens, without special tokens."""
        ...


class StockVocabulary:
    """Vocabulary of a tokenizer that transformers has loaded."""

    def __init__(self, tokenizer: Any) -> None:
        self._tokenizer = tokenizer

    @property
    def size(self) -> int:
        return len(self._tokenizer)

    def ids(self) -> Collection[int]:
        return set(self._tokenizer.get_vocab().values()) - set(self._tokenizer.all_special_ids)

    def encode(self, text: str) -> list[int]:
        ids: list[int] = self._tokenizer(text, add_special_tokens=False)["input_ids"]
        return ids

    def decode(self, ids: list[int]) -> str:
        text: str = self._tokenizer.decode(ids, skip_special_tokens=True)
        return text


class FileVocabulary:
    """Vocabulary of a tokenizer.json, read without transformers. Raises ModelNotFound if it cannot be read."""

    def __init__(self, path: Path) -> None:
        try:
            self._tokenizer = RawTokenizer.from_file(str(path))
        except Exception as error:  # the library raises no other class
            raise ModelNotFound(f"{path} is no tokenizer: {str(error).partition(chr(10))[0][:160]}") from error

    @property
    def size(self) -> int:
        return self._tokenizer.get_vocab_size(with_added_tokens=True)

    def ids(self) -> Collection[int]:
        added = self._tokenizer.get_added_tokens_decoder().items()
        special = {number for number, token in added if token.special}
        return set(self._tokenizer.get_vocab(with_added_tokens=True).values()) - special

    def encode(self, text: str) -> list[int]:
        return self._tokenizer.encode(text, add_special_tokens=False).ids

    def decode(self, ids: list[int]) -> str:
        return self._tokenizer.decode(ids, skip_special_tokens=True)


def check_vocabulary(directory: str, vocabulary: Vocabulary) -> None:
    """Raise ModelNotFound, in one line, for a tokenizer that cannot be that of the model in `directory`."""
    ids, size, model_size = vocabulary.ids(), vocabulary.size, _model_size(directory)
    files = "the files of the tokenizer are not those of the model, or transformers does not know them for it"
    advice = f"{files}: add the model's tokenizer.json"
    if not ids:
        raise ModelNotFound(f"{directory} has a tokenizer of special tokens alone; {advice}")
    smaller, larger = sorted((model_size or size, size))
    if larger > 2 * smaller and larger - smaller > _MOST_PADDING:
        raise ModelNotFound(
            f"{directory} has a tokenizer of {size} tokens, while the model's vocabulary has {model_size}; {advice}"
        )
    if model_size >= _LEAST_OF_TEXT and _gives_back(vocabulary, _PLAIN_TEXT):
        return
    samples = sorted(ids)[:: max(1, len(ids) // _NUM_SAMPLES)]
    num_back = sum(_gives_back(vocabulary, vocabulary.decode([number])) for number in samples)
    if model_size < _LEAST_OF_TEXT and not num_back:
        raise ModelNotFound(f"{directory} has a tokenizer that cannot encode its own tokens; {advice}")
    if model_size >= _LEAST_OF_TEXT and (2 * size < model_size or 2 * num_back < len(samples)):
        raise ModelNotFound(f"{directory} has a tokenizer that cannot encode {_PLAIN_TEXT!r}; {advice}")


def _gives_back(vocabulary: Vocabulary, text: str) -> bool:
    """Whether at least half of a text's characters come back; spaces and case, which some tokenizers change, do not
    count.
    """
    wanted = Counter("".join(text.split()).casefold())
    try:
        ids = vocabulary.encode(text) if wanted else []
    except Exception:  # noqa: BLE001 - the library's only class, for a vocabulary without its unknown token
        return False
    kept = wanted & Counter("".join(vocabulary.decode(ids).split()).casefold())
    return 2 * kept.total() >= wanted.total() > 0


def _model_size(directory: str) -> int:
    """Size of the model's vocabulary by config.json; 0 if it is not given."""
    try:
        config = json.loads((Path(directory) / "config.json").read_text())
    except (OSError, ValueError):
        return 0
    size = config.get("vocab_size") if isinstance(config, dict) else None
    return size if type(size) is int else 0
