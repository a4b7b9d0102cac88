"""Serve a tiny model with the packages of this Python, and send it the request of `helm test`.

PYTHON scripts/try_installation.py DIRECTORY
"""

import subprocess
import sys
from pathlib import Path

from rich.console import Console

from benchmarks.fixtures.tiny_model import write_tiny_model
from cluster.local_service import running_service


def main() -> None:
    directory = Path(sys.argv[1])
    write_tiny_model(directory / "model")
    console = Console(stderr=True)
    with running_service(directory / "model", directory / "store", 2, console, "Starting a service") as address:
        check = [sys.executable, "-m", "cluster.cli", "check", "--address", address]
        subprocess.run(check, cwd=directory, check=True)


if __name__ == "__main__":
    main()
