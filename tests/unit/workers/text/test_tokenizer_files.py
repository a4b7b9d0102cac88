"""A directory's files show whether it has a tokenizer, before loading and by the loader's own list."""

from pathlib import Path

import pytest

from workers.errors import ModelNotFound
from workers.text.tokenization import check_tokenizer, stock_tokenizer


def test_a_directory_without_a_vocabulary_is_refused_before_it_is_loaded_and_then(tmp_path: Path) -> None:
    (tmp_path / "tokenizer_config.json").write_text("{}")
    for look in (check_tokenizer, stock_tokenizer):
        with pytest.raises(ModelNotFound, match=r"has no tokenizer: it has none of tokenizer\.json"):
            look(str(tmp_path))


@pytest.mark.parametrize("name", ["tokenizer.model", "spiece.model", "vocab.txt", "qwen.tiktoken"])
def test_a_vocabulary_of_any_kind_is_one(name: str, tmp_path: Path) -> None:
    (tmp_path / name).write_bytes(b"")
    check_tokenizer(str(tmp_path))
