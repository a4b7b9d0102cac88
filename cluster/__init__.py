"""The service around the chain: ingress, coordinator, planner, command line, and Ray (in `ray_runtime` only)."""

from importlib import metadata


def version() -> str:
    """The installed version, or that of the checkout when it is not installed."""
    try:
        return metadata.version("runahead-prefill")
    except metadata.PackageNotFoundError:
        return "0.1.0+checkout"
