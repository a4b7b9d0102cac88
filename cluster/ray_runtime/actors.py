"""Actors of a service: their names, which only one service at a time may have, and errors of calls to them."""

import asyncio
import contextlib
from collections.abc import Iterator
from typing import Any

import ray
from ray import exceptions as ray_exceptions

from cluster.errors import StartError, first_line
from cluster.ports import StoreLost, WorkerLost
from cluster.ray_runtime.bundles import is_actor_of_a_service

_GONE = (
    ray_exceptions.RayActorError,
    ray_exceptions.ActorUnschedulableError,
    ray_exceptions.ActorPlacementGroupRemoved,
)


class NameTaken(StartError):
    """A running or a former service has actors in the namespace."""


def require_free(namespace: str) -> None:
    """Raises NameTaken while a service has actors in this process's Ray namespace, which is `namespace`."""
    if found := sorted(filter(is_actor_of_a_service, ray.util.list_named_actors())):
        raise NameTaken(
            f"a service runs in Ray namespace {namespace!r} (actors {', '.join(found)}): stop it (ray job stop), or "
            "set another chain.namespace"
        )


def named(options: Any, *arguments: Any) -> Any:
    """Start an actor with `options`, which include its name. Raises NameTaken."""
    try:
        return options.remote(*arguments)
    except ValueError as error:
        raise NameTaken(first_line(error)) from error


@contextlib.contextmanager
def lost_as(
    lost: type[WorkerLost | StoreLost], name: str, own: type[Exception], timeout_s: float | None = None
) -> Iterator[None]:
    """Context of a call: raises `lost` when the process is gone or silent, and the actor's `own` errors as they are."""
    try:
        yield
    except ray_exceptions.RayTaskError as error:
        if isinstance(error.cause, own):
            raise error.cause from None
        raise
    except _GONE as error:
        raise lost(f"{name}: {first_line(error)}") from error
    except TimeoutError as error:
        if timeout_s is None:
            raise
        raise lost(f"{name} did not answer within {timeout_s:.0f} s") from error


def looked_at(call: "asyncio.Future[Any]") -> None:
    """Retrieve the error of a call whose caller may have left; otherwise asyncio would log it with a traceback."""
    if not call.cancelled():
        call.exception()
