"""A selector or a prefetch strategy by name, so that a process that only plans needs no torch."""

from dataclasses import dataclass
from importlib import import_module
from typing import Any


@dataclass(frozen=True, slots=True)
class Strategy:
    """Imports a class, `package.module:Class`, when it is called to make an instance: in a worker."""

    class_name: str
    #: First arguments of the class, before those of the call.
    arguments: tuple[float, ...] = ()

    def __call__(self, *more: Any, **named: Any) -> Any:
        module, _, name = self.class_name.partition(":")
        return getattr(import_module(module), name)(*self.arguments, *more, **named)
