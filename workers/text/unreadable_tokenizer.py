"""Why transformers cannot read a tokenizer: its own errors name a package that would not help, or begin a list."""

import importlib.util
import re
from pathlib import Path

#: Requirements that pip is to install for packages: later versions of sentencepiece need a newer protobuf than gRPC's
#: messages do.
_INSTALLED_AS = {"sentencepiece": "'sentencepiece<0.2.2'", "tiktoken": "tiktoken"}
#: A line of tiktoken's files: a token in base64 and its rank.
_TIKTOKEN_LINE = re.compile(rb"[A-Za-z0-9+/]+=* \d+\s*")


def why_unreadable(directory: str, error: Exception) -> str:
    """One line with what to do. `error`: what transformers raised."""
    if (Path(directory) / "tokenizer.json").is_file():
        return f"{directory} has no tokenizer that can be read: tokenizer.json: {_line(error)}"
    models = sorted(Path(directory).glob("*.model")) + sorted(Path(directory).glob("*.tiktoken"))
    for file in models:
        package = "tiktoken" if _is_tiktoken(file) else "sentencepiece"
        if importlib.util.find_spec(package) is None:
            return (
                f"{directory} has no tokenizer.json, and to read {file.name} needs the package {package}: "
                f"pip install {_INSTALLED_AS[package]}, or add the model's tokenizer.json"
            )
        if package == "sentencepiece" and file.name == "tokenizer.model":
            return f"{file} cannot be read as a SentencePiece model: {_why_no_sentencepiece(file) or _line(error)}"
    files = ", ".join(sorted(file.name for file in Path(directory).iterdir() if _is_vocabulary(file)))
    return (
        f"transformers makes no tokenizer for this model of {files or 'what is there'} in {directory} "
        f"({_line(error)}): add the model's tokenizer.json"
    )


def _is_tiktoken(file: Path) -> bool:
    with file.open("rb") as lines:
        return _TIKTOKEN_LINE.fullmatch(lines.readline(2**16)) is not None


def _is_vocabulary(file: Path) -> bool:
    return file.name.startswith("vocab") or file.suffix in (".model", ".tiktoken") or file.name == "tekken.json"


def _why_no_sentencepiece(file: Path) -> str:
    """Empty where that is not the reason. transformers takes such a file for tiktoken's, and reports that."""
    from transformers.convert_slow_tokenizer import SentencePieceExtractor

    try:
        SentencePieceExtractor(str(file))
    except Exception as error:  # noqa: BLE001 - of protobuf or sentencepiece, whatever version is installed
        return _line(error)
    return ""


def _line(error: Exception) -> str:
    """The first line of what it says, which may be no more than a key."""
    line = next(iter(str(error).splitlines()), "")[:160].rstrip(" :")
    return f"{type(error).__name__} {line}" if isinstance(error, LookupError) else line
