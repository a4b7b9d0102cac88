"""A selector or a prefetch strategy by name, so that a process that only plans needs no torch."""

from dataclasses import dataclass
from importlib import import_module
from typing import Any


@dataclass(frozen=True, slots=True)
class Strategy:
    """`class_name`, as `package.module:Class`, is imported where it is called: in a worker."""

    class_name: str
    #: What the class is made with, before what the caller adds.
    arguments: tuple[float, ...] = ()

    def __call__(self, *more: Any, **named: Any) -> Any:
        module, _, name = self.class_name.partition(":")
        return getattr(import_module(module), name)(*self.arguments, *more, **named)
