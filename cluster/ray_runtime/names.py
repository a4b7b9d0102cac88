"""Names of actors in the service's Ray namespace: one service has them at a time."""

from typing import Any

import ray

from cluster.errors import StartError, first_line
from cluster.ray_runtime.bundles import is_actor_of_a_service


class NameTaken(StartError):
    """Another service has actors in the namespace, or a former one has them still."""


def require_free(namespace: str) -> None:
    """Raises NameTaken while a service has actors in this process's namespace, called `namespace`."""
    if found := sorted(filter(is_actor_of_a_service, ray.util.list_named_actors())):
        raise NameTaken(
            f"a service runs in Ray namespace {namespace!r} (actors {', '.join(found)}): stop it (ray job stop), or "
            "set another chain.namespace"
        )


def named(options: Any, *arguments: Any) -> Any:
    """A new actor of `options`, which have its name. Raises NameTaken."""
    try:
        return options.remote(*arguments)
    except ValueError as error:
        raise NameTaken(first_line(error)) from error
