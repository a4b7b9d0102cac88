"""The fix for Mistral's wrong regex: tokenizers that transformers before 5 saved for these models split text wrongly.

transformers detects them by the model's type, the version that wrote its config.json and the size of the vocabulary. It
warns, and leaves the decision to its caller (`fix_mistral_regex`). Here the fix is on, unless tokenizer_config.json
decides.
"""

import json
from pathlib import Path
from typing import Any

_MODEL_TYPES = ("mistral", "mistral3", "voxtral", "ministral", "pixtral")
_SETTING = "fix_mistral_regex"


def fix_of(directory: str) -> dict[str, bool]:
    """Arguments with which transformers loads the tokenizer of `directory`. It fixes only tokenizers that need it."""
    is_of_family = _read(directory, "config.json").get("model_type") in _MODEL_TYPES
    return {_SETTING: True} if is_of_family and _SETTING not in _read(directory, "tokenizer_config.json") else {}


def is_fixed(tokenizer: Any) -> bool:
    """Whether a tokenizer that was loaded with these arguments needed the fix."""
    return getattr(getattr(tokenizer, "backend_tokenizer", None), _SETTING, False) is True


def _read(directory: str, name: str) -> dict[str, Any]:
    """Entries of a JSON file; empty if it is missing or unreadable, which loading the tokenizer reports."""
    try:
        content = json.loads((Path(directory) / name).read_text())
    except (OSError, ValueError):
        return {}
    return content if isinstance(content, dict) else {}
