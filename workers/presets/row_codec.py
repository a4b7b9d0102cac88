"""`NAME?bits=4&exact=keep`: a preset whose store keeps rows in fewer bits, and perhaps also as computed."""

from dataclasses import replace

from kvstore.codecs import Codec
from workers.presets.preset import Preset

#: Allowed bits of a stored number. Without this parameter, rows are kept as computed.
ROW_BITS = tuple(map(str, Codec.widths))
_KEYS = ("bits", "exact")


def has_row_codec_alone(name: str) -> bool:
    """Whether the name has no parameters but those of the row codec."""
    return all(part.partition("=")[0] in _KEYS for part in name.split("?", 1)[1:] for part in part.split("&"))


def parameters(name: str, base: Preset, takes: tuple[str, ...] = ()) -> dict[str, str]:
    """Parameters in a name `BASE?key=value&key=value`. Raises ValueError, in one line, for unknown ones. `takes`: keys
    that the base accepts in addition to those of the row codec.
    """
    base_name, mark, text = name.partition("?")
    takes = (*takes, *_KEYS) if base.uses_store else takes
    given: dict[str, str] = {}
    for part in text.split("&") if mark else ():
        key, equals, value = part.partition("=")
        if not (key and equals and value):
            raise ValueError(f"preset {name!r} is not of the form {base_name}?key=value&key=value")
        if key not in takes:
            raise ValueError(f"preset {base_name} takes {', '.join(takes) or 'no parameters'}, not {key!r}")
        if key in given:
            raise ValueError(f"preset {name!r} gives {key} twice")
        given[key] = value
    return given


def with_parameters(name: str, base: Preset, given: dict[str, str]) -> Preset:
    """The base under this name, with rows coded according to the parameters. Raises ValueError for bad values."""
    if not given:
        return base
    bits, exact = given.get("bits", ""), given.get("exact", "")
    if exact and (exact != "keep" or not bits):
        raise ValueError(f"in preset {name!r}, exact takes only the value keep, and needs bits")
    if bits and bits not in ROW_BITS:
        raise ValueError(f"bits must be one of {', '.join(ROW_BITS)}, not {bits!r}")
    summary = f"{base.summary}; " + ", ".join(f"{key} {value}" for key, value in given.items())
    row_codec = f"rotated-{bits}" if bits else ""  # `rotated` goes with every layout
    return replace(base, name=name, summary=summary, row_codec=row_codec, keep_exact_rows=bool(exact))
