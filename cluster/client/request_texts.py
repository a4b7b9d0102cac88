"""Texts that protobuf messages cannot carry: the call fails with INVALID_ARGUMENT, as for other invalid requests."""

import functools
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from cluster.errors import CallFailed

_P = ParamSpec("_P")
_T = TypeVar("_T")


def sendable(make: Callable[_P, _T]) -> Callable[_P, _T]:
    """Decorator: a function that fills messages raises CallFailed (INVALID_ARGUMENT) for a text that is not Unicode."""

    @functools.wraps(make)
    def made(*args: _P.args, **kwargs: _P.kwargs) -> _T:
        try:
            return make(*args, **kwargs)
        except UnicodeEncodeError as error:
            raise not_sendable(error) from None

    return made


def not_sendable(error: UnicodeEncodeError) -> CallFailed:
    return CallFailed("INVALID_ARGUMENT", why_not_sendable(error))


def why_not_sendable(error: UnicodeEncodeError) -> str:
    character = f"U+{ord(error.object[error.start]):04X}"
    return f"a text of the request cannot be sent: its character {error.start} is {character}, half of a surrogate pair"
