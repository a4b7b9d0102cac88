"""The service around the chain: ingress, coordinator, planner, command line, and Ray (only in `ray_runtime`)."""

from importlib import metadata


def version() -> str:
    """Version of the installed package; a fixed text for a checkout that is not installed."""
    try:
        return metadata.version("runahead-prefill")
    except metadata.PackageNotFoundError:
        return "0.1.0+checkout"
