"""The tokenizer's files for a gateway, as one ZIP archive without weights or code."""

import io
import zipfile
from pathlib import Path

_FILES = (
    *("tokenizer*.json", "*.model", "*.tiktoken", "tekken.json", "vocab.*", "merges.txt"),
    *("special_tokens_map.json", "added_tokens.json", "chat_template*.json", "*.jinja"),
    *("config.json", "generation_config.json"),
)


def tokenizer_archive(directory: str) -> bytes:
    """Make the archive; takes about a second for the largest vocabularies."""
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as files:
        for path in sorted({path for pattern in _FILES for path in Path(directory).glob(pattern) if path.is_file()}):
            files.writestr(zipfile.ZipInfo(path.name), path.read_bytes(), zipfile.ZIP_DEFLATED)
    return archive.getvalue()
