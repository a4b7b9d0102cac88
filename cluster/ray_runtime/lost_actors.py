"""What Ray says of a call to an actor, as an error of the port that made it: the same for workers and stores."""

import contextlib
from collections.abc import Iterator

from ray import exceptions as ray_exceptions

from cluster.errors import first_line
from cluster.ports import StoreLost, WorkerLost

_GONE = (
    ray_exceptions.RayActorError,
    ray_exceptions.ActorUnschedulableError,
    ray_exceptions.ActorPlacementGroupRemoved,
)


@contextlib.contextmanager
def lost_as(
    lost: type[WorkerLost | StoreLost], name: str, own: type[Exception], timeout_s: float | None = None
) -> Iterator[None]:
    """Around a call: raises `lost` when the process is gone or silent, and the actor's `own` errors as they are."""
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
