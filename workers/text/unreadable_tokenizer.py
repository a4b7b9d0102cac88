"""Explains why transformers cannot read a tokenizer: its own errors name a package that does not help, or are lists."""

import importlib.util
import re
from pathlib import Path

#: Requirements for pip, by package: later versions of sentencepiece need a newer protobuf than the gRPC messages do.
_INSTALLED_AS = {"sentencepiece": "'sentencepiece<0.2.2'", "tiktoken": "tiktoken"}
#: A line of a tiktoken file: a token in base64 and its rank.
_TIKTOKEN_LINE = re.compile(rb"[A-Za-z0-9+/]+=* \d+\s*")


def why_unreadable(directory: str, error: Exception) -> str:
    """One line that says why the tokenizer cannot be read, and what to do. `error`: transformers' error."""
    if (Path(directory) / "tokenizer.json").is_file():
        return f"{directory} has no tokenizer that can be read: tokenizer.json: {_line(error)}"
    models = sorted(Path(directory).glob("*.model")) + sorted(Path(directory).glob("*.tiktoken"))
    for file in models:
        package = "tiktoken" if _is_tiktoken(file) else "sentencepiece"
        if importlib.util.find_spec(package) is None:
            return (
                f"{directory} has no tokenizer.json, and reading {file.name} needs the package {package}: "
                f"pip install {_INSTALLED_AS[package]}, or add the model's tokenizer.json"
            )
        if package == "sentencepiece" and file.name == "tokenizer.model":
            return f"{file} cannot be read as a SentencePiece model: {_why_no_sentencepiece(file) or _line(error)}"
    files = ", ".join(sorted(file.name for file in Path(directory).iterdir() if _is_vocabulary(file)))
    return (
        f"transformers cannot load a tokenizer for this model from {files or 'the files'} in {directory} "
        f"({_line(error)}): add the model's tokenizer.json"
    )


def _is_tiktoken(file: Path) -> bool:
    with file.open("rb") as lines:
        return _TIKTOKEN_LINE.fullmatch(lines.readline(2**16)) is not None


def _is_vocabulary(file: Path) -> bool:
    return file.name.startswith("vocab") or file.suffix in (".model", ".tiktoken") or file.name == "tekken.json"


def _why_no_sentencepiece(file: Path) -> str:
    """Why a file is no SentencePiece model; empty if it is one. transformers would take it for tiktoken's, and report
    that.
    """
    from transformers.convert_slow_tokenizer import SentencePieceExtractor

    try:
        SentencePieceExtractor(str(file))
    except Exception as error:  # noqa: BLE001 - an error of protobuf or sentencepiece, in any version
        return _line(error)
    return ""


def _line(error: Exception) -> str:
    """First line of an error's text, which may be only a key."""
    line = next(iter(str(error).splitlines()), "")[:160].rstrip(" :")
    return f"{type(error).__name__} {line}" if isinstance(error, LookupError) else line
