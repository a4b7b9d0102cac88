"""A stand-in for CUDA graphs: torch operations are recorded as they are called, and a replay calls them again.

A replay writes its results into the same memory each time; no other rows use that memory between two replays.
"""

import contextlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import torch
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils._pytree import tree_leaves

from workers.device.device import Graph


class RecordedGraph(TorchDispatchMode):
    """A recorded graph, see `workers/device/device.py::Graph`. Unlike a GPU's it also computes while it records."""

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self._calls: list[tuple[Callable[..., Any], Sequence[Any], dict[str, Any], list[torch.Tensor]]] = []

    def begin(self) -> None:
        self.__enter__()  # type: ignore[no-untyped-call]

    def end(self) -> None:
        self.__exit__(None, None, None)  # type: ignore[no-untyped-call]

    def replay(self) -> None:
        for func, args, kwargs, outputs in self._calls:
            for output, result in zip(outputs, _tensors(func(*args, **kwargs)), strict=False):
                output.copy_(result)

    def __torch_dispatch__(
        self, func: Any, types: Any, args: Sequence[Any] = (), kwargs: dict[str, Any] | None = None
    ) -> Any:
        if func is torch.ops.aten._local_scalar_dense.default:
            raise RuntimeError("a value is asked for, which a GPU refuses while it captures")
        kwargs = kwargs or {}
        result = func(*args, **kwargs)
        if func._schema.is_mutable:
            self._calls.append((func, args, kwargs, []))
        else:
            given = {each.untyped_storage().data_ptr() for each in _tensors([args, kwargs])}
            made = _tensors(result)
            if not all(each.untyped_storage().data_ptr() in given for each in made):  # else a view of an argument
                self._calls.append((func, args, kwargs, made))
        return result


class RecordedGraphs:
    """Graphs of a device, see `workers/device/device.py::Graphs`. Shapes are few: each model captures them all."""

    shapes = ((1, 1), (1, 64), (4, 1))

    @contextlib.contextmanager
    def capturing(self) -> Iterator[None]:
        yield

    def new(self) -> Graph:
        return RecordedGraph()


def _tensors(found: Any) -> list[torch.Tensor]:
    return [each for each in tree_leaves(found) if isinstance(each, torch.Tensor)]
