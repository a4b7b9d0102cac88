"""Quotes a caller's input in an error, shortened."""

MOST_QUOTED = 200
_CUT = "..."


def quoted(value: object) -> str:
    """The value's representation, shortened."""
    if isinstance(value, str | bytes):  # a value of a hundred megabytes is not formatted whole
        value = value[: MOST_QUOTED + 1]
    return shortened(repr(value))


def shortened(text: str) -> str:
    """The text, cut to MOST_QUOTED characters."""
    return text if len(text) <= MOST_QUOTED else text[: MOST_QUOTED - len(_CUT)] + _CUT
