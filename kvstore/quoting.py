"""Quotes what a caller sent in an error: never all of a long text."""

MOST_QUOTED = 200
_CUT = "..."


def quoted(value: object) -> str:
    """The value's representation, shortened."""
    if isinstance(value, str | bytes):  # not all of a hundred megabytes is looked at
        value = value[: MOST_QUOTED + 1]
    return shortened(repr(value))


def shortened(text: str) -> str:
    """The text, or as much of its beginning as makes MOST_QUOTED characters."""
    return text if len(text) <= MOST_QUOTED else text[: MOST_QUOTED - len(_CUT)] + _CUT
