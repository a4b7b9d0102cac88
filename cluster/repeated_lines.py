"""Repeated log lines: the first of a kind is written, the following ones are counted, so that callers cannot flood
logs.

A line with `repeats=Kind(...)` belongs to that kind. The first line of a kind is written as it is. Later ones are
counted, and at the end of an interval one line gives their number, with the text of the first. A kind without a line in
an interval is dropped, so its next line is written again. At most `max_kinds` kinds are distinguished; lines of further
kinds are counted together by level.

The kind of an error includes its class and the place in our code where it was raised, so that a second bug is not
counted with the first. The kind of a warning includes the class of its reason.
"""

import logging
import threading
import traceback
from collections.abc import Callable, MutableMapping
from dataclasses import dataclass
from typing import Any, Protocol

import structlog

_INTERVAL_S = 60.0
_MAX_KINDS = 1000
#: Fields that belong to one request or error, and are left out of the line with a count.
_OF_ONE = ("request", "number", "exc_info")
#: Packages whose frames give the place of an error. In other libraries, one line raises errors of many causes.
_OURS = ("cluster", "workers", "kvstore")

_Write = Callable[[str, dict[str, Any]], None]


@dataclass(frozen=True, slots=True, repr=False)
class Kind:
    """Kind of a log line: lines with equal parts are counted together. Not shown, because it may have a principal."""

    parts: tuple[str, ...]

    @classmethod
    def of(cls, *parts: str) -> "Kind":
        return cls(parts)

    @classmethod
    def of_error(cls, error: BaseException, *parts: str) -> "Kind":
        """Kind of a line about an unexpected error that was raised."""
        return cls((*parts, type(error).__name__, _raised_at(error)))

    @classmethod
    def of_record(cls, record: logging.LogRecord) -> "Kind":
        """Kind of a line of `logging`: its place in the code, and the classes of the errors that it names."""
        named = [type(each).__name__ for each in record.args or () if isinstance(each, BaseException)]
        place = f"{record.name}:{record.lineno}"
        error = record.exc_info[1] if record.exc_info else None
        return cls.of(place, *named) if error is None else cls.of_error(error, place, *named)


class Timer(Protocol):
    """Interface of `threading.Timer`."""

    def start(self) -> None: ...

    def cancel(self) -> None: ...


@dataclass(slots=True)
class _Line:
    level: str
    fields: dict[str, Any]
    num_repeated: int = 0


class RepeatedLines:
    """The first processor of structlog. Owns: the counts, and the timer that runs while there are any."""

    def __init__(
        self,
        interval_s: float = _INTERVAL_S,
        max_kinds: int = _MAX_KINDS,
        timer: Callable[[float, Callable[[], None]], Timer] | None = None,
        write: _Write | None = None,
    ) -> None:
        self._interval_s = interval_s
        self._max_kinds = max_kinds
        self._new_timer = timer or _daemon_timer
        self._write = write or _written
        self._lines: dict[Kind, _Line] = {}
        self._timer: Timer | None = None
        self._lock = threading.Lock()

    def __call__(self, logger: Any, method_name: str, event_dict: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
        """Return the line if it is to be written now. Raises structlog.DropEvent otherwise."""
        kind = event_dict.pop("repeats", None)
        if kind is None:
            return event_dict
        level = "error" if method_name == "exception" else method_name
        further = Kind.of("further", level)  # by level, so that errors are not hidden among refusals
        with self._lock:
            if kind not in self._lines and len(self._lines) >= self._max_kinds:
                kind = further
            if kind in self._lines:
                self._lines[kind].num_repeated += 1
                raise structlog.DropEvent
            fields = {name: value for name, value in event_dict.items() if name not in _OF_ONE}
            self._lines[kind] = _Line(
                level, fields if kind is not further else {"event": "further lines of other kinds"}
            )
            self._wait()
        return event_dict

    def is_written(self, record: logging.LogRecord) -> bool:
        """Filter for the standard library's `logging`: counts lines of our packages, and writes all other lines."""
        if record.name.partition(".")[0] not in _OURS:
            return True
        line = {"event": record.getMessage(), "repeats": Kind.of_record(record)}
        try:
            self(None, record.levelname.lower(), line)
        except structlog.DropEvent:
            return False
        return True

    def tell(self) -> None:
        """Write the number of repetitions of each kind since the last call; called at the end of each interval."""
        self._tell()

    def close(self) -> None:
        """Write the remaining counts at the end of the process."""
        self._tell(is_last=True)

    def _tell(self, *, is_last: bool = False) -> None:
        with self._lock:
            repeated = [line for line in self._lines.values() if line.num_repeated]
            counted = [(line.level, {**line.fields, "repeated": line.num_repeated}) for line in repeated]
            self._lines = {kind: line for kind, line in self._lines.items() if line.num_repeated}
            for line in repeated:
                line.num_repeated = 0
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None
            if not is_last:  # a process that ends must start no thread
                self._wait()
        for level, fields in counted:
            self._write(level, fields)

    def _wait(self) -> None:
        if self._timer is None and self._lines:
            self._timer = self._new_timer(self._interval_s, self.tell)
            self._timer.start()


def _raised_at(error: BaseException) -> str:
    """Module and line of the innermost frame in our packages."""
    places = [
        f"{module}:{line}"
        for frame, line in traceback.walk_tb(error.__traceback__)
        if (module := frame.f_globals.get("__name__", "")).partition(".")[0] in _OURS
    ]
    return places[-1] if places else ""


def _daemon_timer(interval_s: float, tell: Callable[[], None]) -> Timer:
    timer = threading.Timer(interval_s, tell)
    timer.daemon = True
    return timer


def _written(level: str, fields: dict[str, Any]) -> None:
    getattr(structlog.get_logger(), level)(**fields)
