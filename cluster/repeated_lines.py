"""Log lines that a caller can bring about as often as it likes: the first is written, the following ones are counted.

A line with `repeats=Kind(...)` is one of its kind. The first of a kind is written as it is. Those that follow are
counted, and at the end of an interval one line says how many they were, in the words of the first. A kind that did not
come in an interval is forgotten, so its next line is written again. `max_kinds` kinds are told apart; all beyond are
counted as one of their level.

The kind of an error has its class and where in our code it was raised, so that a second bug is not counted with the
first. The kind of a warning has the class of its reason.
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
#: What says of which request, and where, one line was; its count says it of none.
_OF_ONE = ("request", "number", "exc_info")
#: Packages whose frames say where an error was raised: below them, one line of a library raises errors of many causes.
_OURS = ("cluster", "workers", "kvstore")

_Write = Callable[[str, dict[str, Any]], None]


@dataclass(frozen=True, slots=True, repr=False)
class Kind:
    """Parts that two lines have in common to be counted together. A caller's principal among them is not shown."""

    parts: tuple[str, ...]

    @classmethod
    def of(cls, *parts: str) -> "Kind":
        return cls(parts)

    @classmethod
    def of_error(cls, error: BaseException, *parts: str) -> "Kind":
        """Kind of a line about an error that was not foreseen, and has been raised."""
        return cls((*parts, type(error).__name__, _raised_at(error)))

    @classmethod
    def of_record(cls, record: logging.LogRecord) -> "Kind":
        """Kind of a line of `logging`: one place in the code, and one class of the error it names."""
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
    """A processor of structlog, the first of them. Owns: the counts, and the timer that runs while there are any."""

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
        """The line, if it is to be written now. Raises structlog.DropEvent otherwise."""
        kind = event_dict.pop("repeats", None)
        if kind is None:
            return event_dict
        level = "error" if method_name == "exception" else method_name
        further = Kind.of("further", level)  # so that no error vanishes among refusals
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
        """A filter of the standard library's `logging`, for lines of ours; those of other libraries are all written."""
        if record.name.partition(".")[0] not in _OURS:
            return True
        line = {"event": record.getMessage(), "repeats": Kind.of_record(record)}
        try:
            self(None, record.levelname.lower(), line)
        except structlog.DropEvent:
            return False
        return True

    def tell(self) -> None:
        """Write how often each kind was repeated since the last time. At the end of an interval."""
        self._tell()

    def close(self) -> None:
        """Tell at the end of the process: nothing is waited for any more."""
        self._tell(is_last=True)

    def _tell(self, *, is_last: bool = False) -> None:
        with self._lock:
            repeated = [line for line in self._lines.values() if line.num_repeated]
            told = [(line.level, {**line.fields, "repeated": line.num_repeated}) for line in repeated]
            self._lines = {kind: line for kind, line in self._lines.items() if line.num_repeated}
            for line in repeated:
                line.num_repeated = 0
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None
            if not is_last:  # a process that ends starts no thread
                self._wait()
        for level, fields in told:
            self._write(level, fields)

    def _wait(self) -> None:
        if self._timer is None and self._lines:
            self._timer = self._new_timer(self._interval_s, self.tell)
            self._timer.start()


def _raised_at(error: BaseException) -> str:
    """Module and line of the innermost frame of ours."""
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
