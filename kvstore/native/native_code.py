"""Native code of one folder: C sources, the layouts of their structs, and the shared objects made of them.

A folder has `source/` (C), `structs.py` (the structs for `ctypes`) and, after compilation, `objects/`. The name of an
object and a symbol in it carry a digest of the sources, the structs and the compiler's options, so an object of other
sources is never loaded. Objects are searched next to the module, in the installed distribution (because Ray uploads a
working directory without ignored files), and in the user's cache.
"""

import ctypes
import functools
import hashlib
import json
import logging
import os
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote, urlparse

from kvstore.native.instruction_sets import InstructionSet

#: Options for every instruction set. Arithmetic keeps the order and the roundings of the source.
COMPILER_OPTIONS = (
    *("-std=c23", "-ffreestanding", "-O2", "-g0", "-fPIC", "-shared", "-s", "-fvisibility=hidden"),
    *("-ffp-contract=off", "-fno-math-errno", "-fno-vectorize", "-fno-slp-vectorize"),
    *("-fno-strict-aliasing", "-fno-stack-protector", "-fno-sanitize=all"),
    *("-Wall", "-Wextra", "-Werror", "-Wno-psabi"),
)
#: Symbol of the digest, a string.
DIGEST_SYMBOL = "runahead_native_digest"

_DISTRIBUTION = "runahead-prefill"
_log = logging.getLogger(__name__)


class NativeCode(NamedTuple):
    """Sources and objects of one folder of a package."""

    #: Path of the folder, and its path in the distribution, for instance `workers/kernels`.
    folder: Path
    within: str

    @property
    def source(self) -> Path:
        """The folder of C sources."""
        return self.folder / "source"

    def files(self) -> list[Path]:
        """All files in the digest."""
        sources = (path for path in self.source.iterdir() if path.suffix in (".c", ".h"))
        return [*sorted(sources), self.folder / "structs.py"]

    def digest(self, instruction_set: InstructionSet) -> str:
        """Digest of 16 hexadecimal digits. Raises OSError if sources are missing."""
        hashed = hashlib.sha256(repr((COMPILER_OPTIONS, instruction_set.options)).encode())
        hashed.update(repr((instruction_set.lanes, instruction_set.sums)).encode())
        for path in self.files():
            hashed.update(f"\0{path.name}\0".encode() + path.read_bytes())
        return hashed.hexdigest()[:16]

    def object_name(self, instruction_set: InstructionSet) -> str:
        """File name of the shared object of the present sources."""
        return f"{instruction_set.name}.{self.digest(instruction_set)}.so"


def cache_folder(code: NativeCode) -> Path:
    """The user's cache of objects: below XDG_CACHE_HOME, or ~/.cache."""
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "runahead" / "native" / code.within


@functools.cache
def loaded(code: NativeCode, instruction_set: InstructionSet) -> ctypes.CDLL | None:
    """The shared object for an instruction set; None, with one line in the log, if there is none."""
    try:
        name, digest = code.object_name(instruction_set), code.digest(instruction_set)
    except OSError as error:
        _log.warning("computing without native code: no sources in %s (%s)", code.source, error)
        return None
    reasons = []
    for folder in _folders(code):
        path = folder / name
        if not path.is_file():
            continue
        try:
            return _checked(ctypes.CDLL(str(path)), digest)
        except (OSError, ValueError) as error:
            reasons.append(f"{path}: {error}")
    reason = "; ".join(reasons) or f"{name} does not exist: compile it by `make kernels`"
    _log.warning("computing without native code of %s, which is slower: %s", code.within, reason)
    return None


def _folders(code: NativeCode) -> Iterator[Path]:
    """Folders that may hold objects, in order of preference."""
    yield code.folder / "objects"
    installed = _installed(_DISTRIBUTION)
    if installed is not None:
        yield installed / code.within / "objects"
    yield cache_folder(code)


def _installed(distribution: str) -> Path | None:
    """Folder of the installed distribution's packages; None if it is not installed."""
    try:
        found = metadata.distribution(distribution)
    except metadata.PackageNotFoundError:
        return None
    origin = json.loads(found.read_text("direct_url.json") or "{}")
    if origin.get("dir_info", {}).get("editable"):
        return Path(unquote(urlparse(origin["url"]).path))
    return Path(str(found.locate_file("")))


def _checked(library: ctypes.CDLL, digest: str) -> ctypes.CDLL:
    """The library. Raises ValueError if it was made of other sources."""
    # A char array for the digest and its final zero byte.
    symbol = (ctypes.c_char * (len(digest) + 1)).in_dll(library, DIGEST_SYMBOL)
    if symbol.value.decode("ascii", "replace") != digest:
        raise ValueError("its sources differ from those in its name")
    return library
