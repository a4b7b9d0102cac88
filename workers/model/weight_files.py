"""The files of weights in a directory that are loaded, and their headers. Read without torch.

transformers chooses the files as `named_weights` does, and loads every tensor of each of them. Cases in which readers
differ (a tensor in two files, a file outside of the directory) are refused here, and other files in the directory are
never opened.

Format of a safetensors file: uint64 length of the header, the header as JSON, the tensors' bytes
(https://github.com/huggingface/safetensors, "Format").
"""

import json
import os
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path, PurePath
from typing import Any

from safetensors import SafetensorError, safe_open

from workers.errors import ModelNotFound
from workers.model.quantized_weights import StoredTensor

WEIGHTS, WEIGHTS_INDEX = "model.safetensors", "model.safetensors.index.json"
#: Largest header that the format allows.
_MAX_HEADER_BYTES = 100_000_000
_LENGTH_BYTES = 8
_OTHER_WEIGHTS = (".bin", ".gguf", ".pt", ".pth", ".safetensors")
_SUFFIX = ".safetensors"


def named_weights(directory: str, entries: Mapping[str, Any]) -> dict[Path, set[str]]:
    """The files that transformers loads, each with the tensors that the index says it has; without an index, none.

    `entries`: config.json's. Raises ModelNotFound.
    """
    root, named = Path(directory), entries.get("transformers_weights")
    candidates = [str(named)] if named is not None else [WEIGHTS, WEIGHTS_INDEX]
    name = next((each for each in candidates if is_file(root / each)), None)
    if name is None:
        raise ModelNotFound(f"{directory} has no weights: {_why_none(root, candidates)}")
    if not name.endswith(".index.json"):
        _check_name(root / "config.json", name)
        return {root / name: set()}
    index = root / name
    content = _object_without_doubles(index, _bytes_of(index))
    weight_map = content.get("weight_map")
    if not isinstance(weight_map, dict) or not weight_map:
        raise ModelNotFound(f"{index} has no weight_map, so it names no weights")
    if not isinstance(content.get("metadata"), dict):
        raise ModelNotFound(
            f'{index} has no "metadata", without which transformers loads no weights: add "metadata": {{}}'
        )
    paths: dict[str, Path] = {}  # names that have been checked: there may be tens of thousands of tensors
    by_file: dict[Path, set[str]] = {}
    for tensor, file in weight_map.items():
        if not (isinstance(file, str) and file in paths):
            paths[file] = root / _check_name(index, file)
        by_file.setdefault(paths[file], set()).add(tensor)
    missing = sorted(path for path in by_file if not is_file(path))
    if missing:
        because = " (it exists, but is not a regular file)" if os.path.lexists(missing[0]) else ""
        raise ModelNotFound(
            f"{directory} lacks {len(missing)} of {len(by_file)} files of weights: {_short(missing[0].name)}{because}"
        )
    if len({path.name for path in by_file}) < len(by_file):
        raise ModelNotFound(f"{index} names files of the same name in two folders: rename one of them")
    return by_file


def tensors_of(files: Mapping[Path, set[str]]) -> dict[str, StoredTensor]:
    """All tensors in the headers of the files of `named_weights`. Raises ModelNotFound."""
    found: dict[str, StoredTensor] = {}
    for path, wanted in files.items():
        tensors = _tensors(path, wanted)
        if twice := sorted(tensors.keys() & found.keys()):
            name = twice[0]
            indexed = next((file.name for file, names in files.items() if name in names), None)
            by_index = f", and the index names that in {indexed}" if indexed else ""
            raise ModelNotFound(
                f"{path.parent} has {_short(name)} in {found[name].file.name} and in {path.name}{by_index}: remove it "
                "from the other file"
            )
        found |= tensors
    return found


def read_json(path: Path) -> dict[str, Any]:
    """The JSON object in a file. Raises ModelNotFound if there is none, or it cannot be read."""
    return _object(path, _bytes_of(path), dict)


def is_file(path: Path) -> bool:
    """Whether the path is a regular file, or a link to one; False for a name that no file can have."""
    try:
        return path.is_file()
    except OSError:
        return False


def _why_none(root: Path, candidates: list[str]) -> str:
    no_file = [each for each in candidates if os.path.lexists(root / each)]
    if no_file:
        kind = "a link to nothing" if not (root / no_file[0]).exists() else "no regular file"
        return f"{_short(no_file[0])} is {kind}: put the file itself there"
    try:
        others = sorted(path.name for path in root.iterdir() if path.suffix in _OTHER_WEIGHTS)
    except OSError as error:
        return f"it cannot be read: {error.strerror}"
    not_loaded = f"; {', '.join(others[:3])} is not loaded" if others else ""
    return f"there is no {' and no '.join(map(_short, candidates))}{not_loaded}"


def _check_name(where: Path, file: object) -> str:
    """The name of a file of weights in `where`. Raises ModelNotFound for a wrong one."""
    if not isinstance(file, str) or not file.endswith(_SUFFIX):
        raise ModelNotFound(f"{where} names {file!r:.80} for weights, which is not a {_SUFFIX} file: correct it")
    if PurePath(file).is_absolute() or ".." in PurePath(file).parts:
        raise ModelNotFound(
            f"{where} names {_short(file)}, outside of the directory: move the file into it, and correct the name"
        )
    return file


def _tensors(path: Path, wanted: set[str]) -> dict[str, StoredTensor]:
    """Tensors in the header of a file, which must have `wanted`. Raises ModelNotFound."""
    header, size_bytes = _header(path)
    named = {name: value for name, value in header.items() if name != "__metadata__"}
    try:
        tensors = {
            name: StoredTensor(path, str(tensor["dtype"]), tuple(int(size) for size in tensor["shape"]))
            for name, tensor in named.items()
        }
        end = max((int(tensor["data_offsets"][1]) for tensor in named.values()), default=0)
    except (KeyError, TypeError, ValueError, IndexError) as error:
        raise ModelNotFound(f"{path} is no safetensors file: its header makes no sense") from error
    if size_bytes != end:
        raise ModelNotFound(f"{path} is damaged: it has {size_bytes} bytes of weights, but its header says {end}")
    try:
        with safe_open(path, framework="numpy"):  # compares shapes, dtypes and offsets, and reads no weights
            pass
    except (SafetensorError, OSError) as error:
        raise ModelNotFound(f"{path} is no safetensors file: its header does not fit its bytes") from error
    if absent := sorted(wanted - tensors.keys()):
        raise ModelNotFound(f"{path} lacks weights that the index names: {_short(absent[0])}")
    return tensors


def _header(path: Path) -> tuple[dict[str, Any], int]:
    """A safetensors file's header, and the number of bytes after it. Raises ModelNotFound."""
    try:
        with path.open("rb") as file:
            size_bytes = path.stat().st_size - _LENGTH_BYTES
            length = int.from_bytes(file.read(_LENGTH_BYTES), "little")
            if not 0 < length <= min(size_bytes, _MAX_HEADER_BYTES):
                raise ModelNotFound(f"{path} is damaged, or no safetensors file: its header cannot be read")
            return _object_without_doubles(path, file.read(length)), size_bytes - length
    except OSError as error:
        raise ModelNotFound(f"{path} cannot be read: {error.strerror}") from error


def _bytes_of(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise ModelNotFound(f"{path} cannot be read: {error.strerror}") from error


def _object(path: Path, text: bytes, of_pairs: Callable[[list[tuple[str, Any]]], dict[str, Any]]) -> dict[str, Any]:
    try:
        value = json.loads(text, object_pairs_hook=of_pairs)
    except (ValueError, RecursionError) as error:
        raise ModelNotFound(f"{path} cannot be read: it is not JSON: {error}") from error
    if not isinstance(value, dict):
        raise ModelNotFound(f"{path} cannot be read: it is not a JSON object")
    return value


def _object_without_doubles(path: Path, text: bytes) -> dict[str, Any]:
    return _object(path, text, _without_doubles)


def _without_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """The pairs as a dict. Raises ValueError for a repeated name, because readers differ in which value they take."""
    value = dict(pairs)
    if len(value) < len(pairs):
        name = Counter(name for name, _ in pairs).most_common(1)[0][0]
        raise ValueError(f"{_short(name)!r} is there twice: keep one")
    return value


def _short(name: str) -> str:
    return name if len(name) <= 100 else f"{name[:97]}..."
