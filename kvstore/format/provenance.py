"""Provenance of stored rows: computed by this service, or written by another engine.

    exact                 computed here, with full attention over all earlier tokens
    foreign:vllm-0.32     written by that engine; under separate keys, so no exact request matches them
    trusted:vllm-0.32     written by an engine that the operator trusts; under the keys of exact rows

Records and catalog keep it, so that an engine's rows can be distinguished everywhere.
"""

import re
from collections.abc import Iterable, Sequence

#: Provenance of KV that was computed with full attention over an exact prefix.
EXACT = "exact"
_FOREIGN, _TRUSTED = "foreign:", "trusted:"
_ENGINE = re.compile(r"[A-Za-z0-9][A-Za-z0-9._+-]{0,63}")


def check_engine(engine: str) -> None:
    """Raises ValueError for an invalid name of an engine, with or without its version."""
    if not _ENGINE.fullmatch(engine):
        raise ValueError("an engine's name has 1 to 64 letters, digits, '.', '_', '+' or '-', for instance vllm-0.32")


def provenance_of_engine(engine: str, trusted_engines: Sequence[str]) -> str:
    """Provenance of rows that an engine writes. Raises ValueError for an invalid name."""
    check_engine(engine)
    return (_TRUSTED if _is_trusted(engine, trusted_engines) else _FOREIGN) + engine


def check_foreign(provenance: str) -> None:
    """Raises ValueError unless a provenance is a foreign one, which has separate keys."""
    if not provenance.startswith(_FOREIGN):
        raise ValueError(f"a provenance must be {EXACT}, or name an engine, for instance {_FOREIGN}vllm-0.32")
    check_engine(provenance.removeprefix(_FOREIGN))


def may_be_served(provenance: str, trusted_engines: Sequence[str]) -> bool:
    """Whether rows may be served; False for rows under exact keys whose engine is no longer trusted."""
    return not provenance.startswith(_TRUSTED) or _is_trusted(provenance.removeprefix(_TRUSTED), trusted_engines)


def keyed_as(provenance: str) -> str:
    """The provenance that is hashed into the keys of rows."""
    return EXACT if provenance.startswith(_TRUSTED) else provenance


def provenance_of_prefix(asked: str, provenances: Iterable[str]) -> str:
    """Provenance of a prefix, looked up as `asked`, of extents with these: all but exact ones, joined by commas."""
    others = dict.fromkeys(provenance for provenance in provenances if provenance != EXACT)
    return ",".join(others) or keyed_as(asked)


def _is_trusted(engine: str, trusted_engines: Sequence[str]) -> bool:
    """Whether the trusted engines include this one, or all of its versions."""
    return any(engine == trusted or engine.startswith(f"{trusted}-") for trusted in trusted_engines)
