"""Which tokenizers have Mistral's wrong regex: what transformers before 5 wrote of such models cuts text wrongly.

transformers finds them by the model's type, the version that wrote its config.json and the size of the vocabulary. It
warns, and leaves the decision to its caller (`fix_mistral_regex`): here they are mended, unless the directory decides
itself, in its tokenizer_config.json.
"""

import json
from pathlib import Path
from typing import Any

_MODEL_TYPES = ("mistral", "mistral3", "voxtral", "ministral", "pixtral")
_SETTING = "fix_mistral_regex"


def fix_of(directory: str) -> dict[str, bool]:
    """What to tell transformers when it loads the tokenizer of `directory`; it still mends only what needs it."""
    is_of_family = _read(directory, "config.json").get("model_type") in _MODEL_TYPES
    return {_SETTING: True} if is_of_family and _SETTING not in _read(directory, "tokenizer_config.json") else {}


def is_fixed(tokenizer: Any) -> bool:
    """Whether a tokenizer that was loaded so has needed it."""
    return getattr(getattr(tokenizer, "backend_tokenizer", None), _SETTING, False) is True


def _read(directory: str, name: str) -> dict[str, Any]:
    """Empty where there is no such file, or none that can be read: loading it says why."""
    try:
        content = json.loads((Path(directory) / name).read_text())
    except (OSError, ValueError):
        return {}
    return content if isinstance(content, dict) else {}
