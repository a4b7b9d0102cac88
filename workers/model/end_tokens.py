"""Which tokens end an answer: all that the model's files name, because each of them alone is often incomplete."""

import json
from pathlib import Path
from typing import Any

from transformers import PretrainedConfig

from workers.errors import ModelNotFound
from workers.text.chat_template import ChatTemplate
from workers.text.tokenization import stock_tokenizer

_STATED_IN = ("config.json", "generation_config.json")


def end_token_ids(directory: str, config: PretrainedConfig) -> tuple[int, ...]:
    """Ids in config.json, generation_config.json and of the tokenizer: its own, and the one after a chat's answer.

    Where none names one and there is no generation_config.json, that of the architecture, as in transformers.
    """
    stated = [number for name in _STATED_IN for number in _stated(Path(directory) / name)]
    of_tokenizer = _of_tokenizer(directory)
    if not stated and not of_tokenizer and not (Path(directory) / _STATED_IN[-1]).exists():
        stated = _ids(config.eos_token_id)
    known = [each for each in stated if type(each) is int and 0 <= each < config.vocab_size]  # some files say -1
    return tuple(dict.fromkeys([*known, *of_tokenizer]))


def _stated(file: Path) -> list[int]:
    try:
        return _ids(json.loads(file.read_text()).get("eos_token_id"))
    except (OSError, ValueError, AttributeError):
        return []


def _of_tokenizer(directory: str) -> list[int]:
    try:
        tokenizer = stock_tokenizer(directory)
    except ModelNotFound:
        return []  # an engine that gets token ids needs none
    added = {token.content: number for number, token in tokenizer.added_tokens_decoder.items()}
    template = ChatTemplate.of(tokenizer)
    closing = template.closing_marker(added) if template is not None else None
    return [*_ids(tokenizer.eos_token_id), *_ids(added.get(closing))]


def _ids(eos: Any) -> list[int]:
    return eos if isinstance(eos, list) else [] if eos is None else [eos]
