"""Identity of a store, and the chunk keys that depend on it.

A key names a prefix, not a chunk: key[i] = blake2b-128(key[i-1] ‖ token ids of chunk i). The root hashes everything
that makes KV bytes interchangeable: model fingerprint, dtype, layout, format version, provenance, tenant salt. Keys
need no environment variable and are equal in every process. Prefixes that differ in any of these share no key.
"""

import hashlib
import json
import struct
import sys
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from kvstore.errors import StoreMismatch
from kvstore.format.layout import Layout
from kvstore.format.provenance import EXACT, keyed_as
from kvstore.format.shape import KVShape

FORMAT_VERSION = 2
KEY_BYTES = 16
#: Advice for a directory that cannot be read.
_INSTEAD = "choose another directory, delete this one, or use the runahead that wrote it"


@dataclass(frozen=True, slots=True, kw_only=True)
class StoreIdentity:
    """Identity of the contents of a store directory. A directory with another identity is refused."""

    model_fingerprint: str
    shape: KVShape
    layout: Layout
    format_version: int = FORMAT_VERSION
    #: The dtype that rows were computed in, if a store keeps only coded rows; otherwise empty, as `shape` has it.
    computed_in: str = ""
    #: Parts of the fingerprint, (name, value), which a store keeps to report how another model differs.
    model_parts: tuple[tuple[str, str], ...] = field(default=(), compare=False)
    #: Older fingerprint of the same model, which an existing store may have; see `catalog.kept_identity`.
    former_fingerprint: str = field(default="", compare=False)

    @property
    def has_exact_rows(self) -> bool:
        """Whether rows are stored as computed, as exact requests need them."""
        return self.shape.codec is None

    @property
    def coded_shape(self) -> KVShape | None:
        """Shape of the coded rows, which requests with a budget read; None without coded rows."""
        return self.layout.coded_shape(self.shape) if self.has_exact_rows else self.shape

    @property
    def row_codec(self) -> str:
        """Codec and bits of the rows that requests with a budget read; empty if these are exact."""
        return "" if self.coded_shape is None else self.coded_shape.dtype

    def as_text(self) -> dict[str, str]:
        """Names and values, for errors and for the hash in the keys."""
        text = {
            "format version": str(self.format_version),
            "model": self.model_fingerprint,
            "dtype": self.shape.dtype,
            "layers": str(self.shape.num_layers),
            "kv heads": str(self.shape.num_kv_heads),
            "head dim": str(self.shape.head_dim),
            "layout": json.dumps(self.layout.as_dict(), sort_keys=True),
        }
        return text | {"computed in": self.computed_in} if self.computed_in else text

    @classmethod
    def from_text(cls, text: dict[str, str]) -> "StoreIdentity":
        """Parse the result of `as_text`.

        Raises StoreMismatch for another format version, for an unsupported layout or dtype, and for an invalid text.
        """
        version = text.get("format version")
        if version != str(FORMAT_VERSION):
            raise StoreMismatch(other_version("the store", version, str(FORMAT_VERSION)))
        try:
            return cls(
                model_fingerprint=text["model"],
                shape=KVShape(
                    num_layers=int(text["layers"]),
                    num_kv_heads=int(text["kv heads"]),
                    head_dim=int(text["head dim"]),
                    dtype=text["dtype"],
                ),
                layout=Layout.of_dict(json.loads(text["layout"])),
                computed_in=text.get("computed in", ""),
            )
        except (KeyError, ValueError, TypeError) as error:
            raise StoreMismatch(f"this runahead cannot read the store ({error!r}): {_INSTEAD}") from error

    def root_key(self, provenance: str = EXACT, salt: bytes = b"") -> bytes:
        """The key of the empty prefix. `salt` comes from the authenticated principal, never from a request field."""
        return _root_key(self, keyed_as(provenance), salt)

    def keys_of(self, raw_tokens: bytes, tenant: str, provenance: str = EXACT) -> bytes:
        """Packed keys of all whole chunks of a tenant's tokens. `raw_tokens`: from `token_bytes`."""
        return packed_keys(self.root_key(provenance, tenant.encode()), raw_tokens, self.layout.tokens_per_record)


@lru_cache(maxsize=1024)
def _root_key(identity: StoreIdentity, provenance: str, salt: bytes) -> bytes:
    state = hashlib.blake2b(digest_size=KEY_BYTES)
    for text in (json.dumps(identity.as_text(), sort_keys=True), provenance):
        state.update(struct.pack("<I", len(text.encode())) + text.encode())
    state.update(struct.pack("<I", len(salt)) + salt)
    return state.digest()


def other_version(store: str, theirs: str | None, ours: str) -> str:
    """Refusal of a store of another format version, which is neither converted nor changed."""
    return f"{store} has format version {theirs}, this runahead reads and writes version {ours}: {_INSTEAD}"


def token_bytes(token_ids: Sequence[int]) -> bytes:
    """Token ids as little-endian uint32, to hash and store. Raises OverflowError for one that does not fit.

    numpy would wrap such a number silently, and two prompts would share a key.
    """
    packed = array("I", token_ids)
    assert packed.itemsize == 4, "an unsigned int must have 32 bits"
    if sys.byteorder == "big":
        packed.byteswap()
    return packed.tobytes()


def prompt_keys(identity: StoreIdentity, token_ids: Sequence[int], tenant: str = "", provenance: str = EXACT) -> bytes:
    """Packed keys of all whole chunks of a tenant's prompt, in a store of this identity.

    `KEY_BYTES` each, first to last; a prefix of the prompt has a prefix of the keys. Raises OverflowError for an
    invalid token id.
    """
    return identity.keys_of(token_bytes(token_ids), tenant, provenance)


def chunk_keys(root_key: bytes, token_ids: Sequence[int], tokens_per_chunk: int) -> Iterator[bytes]:
    """Keys of the whole chunks of `token_ids`, first to last; an incomplete last chunk has no key."""
    packed = packed_keys(root_key, token_bytes(token_ids), tokens_per_chunk)
    return (packed[at : at + KEY_BYTES] for at in range(0, len(packed), KEY_BYTES))


def packed_keys(root_key: bytes, raw_tokens: bytes, tokens_per_chunk: int) -> bytes:
    """The `chunk_keys`, concatenated. `raw_tokens`: from `token_bytes`."""
    step, parent, blake2b = 4 * tokens_per_chunk, root_key, hashlib.blake2b
    keys = []
    for start in range(0, len(raw_tokens) - step + 1, step):
        parent = blake2b(parent + raw_tokens[start : start + step], digest_size=KEY_BYTES).digest()
        keys.append(parent)
    return b"".join(keys)
