"""How stored rows were made: by this service, or by another engine that wrote them.

    exact                 computed here, with full attention over all tokens before
    foreign:vllm-0.32     written by that engine; under keys of its own, so no exact request matches them
    trusted:vllm-0.32     the same, of an engine that the operator trusts: under the keys of exact rows

Records and catalog keep it, so that rows of an engine are told apart wherever they lie.
"""

import re
from collections.abc import Iterable, Sequence

#: Provenance of KV that was computed with full attention over an exact prefix.
EXACT = "exact"
_FOREIGN, _TRUSTED = "foreign:", "trusted:"
_ENGINE = re.compile(r"[A-Za-z0-9][A-Za-z0-9._+-]{0,63}")


def check_engine(engine: str) -> None:
    """Raises ValueError for what is no name of an engine, with or without its version."""
    if not _ENGINE.fullmatch(engine):
        raise ValueError("an engine is named by 1 to 64 letters, digits, '.', '_', '+' or '-', as vllm-0.32 is")


def provenance_of_engine(engine: str, trusted_engines: Sequence[str]) -> str:
    """Provenance of rows that an engine writes. Raises ValueError for no name of one."""
    check_engine(engine)
    return (_TRUSTED if _is_trusted(engine, trusted_engines) else _FOREIGN) + engine


def check_foreign(provenance: str) -> None:
    """Raises ValueError for what is no provenance under keys of its own."""
    if not provenance.startswith(_FOREIGN):
        raise ValueError(f"rows can be asked for as exact ones, or as those of an engine: {_FOREIGN}vllm-0.32")
    check_engine(provenance.removeprefix(_FOREIGN))


def may_be_served(provenance: str, trusted_engines: Sequence[str]) -> bool:
    """False of rows that are under the keys of exact ones although their engine is not trusted (any more)."""
    return not provenance.startswith(_TRUSTED) or _is_trusted(provenance.removeprefix(_TRUSTED), trusted_engines)


def keyed_as(provenance: str) -> str:
    """The provenance that the keys of such rows grow from."""
    return EXACT if provenance.startswith(_TRUSTED) else provenance


def provenance_of_prefix(asked: str, provenances: Iterable[str]) -> str:
    """Provenance of a prefix of extents with these, looked up as `asked`: those not exact, joined by commas."""
    others = dict.fromkeys(provenance for provenance in provenances if provenance != EXACT)
    return ",".join(others) or keyed_as(asked)


def _is_trusted(engine: str, trusted_engines: Sequence[str]) -> bool:
    """Whether it, or all versions of it, are among those."""
    return any(engine == trusted or engine.startswith(f"{trusted}-") for trusted in trusted_engines)
