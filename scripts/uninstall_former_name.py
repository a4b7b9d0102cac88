"""Uninstall this project if the environment has it under its former name, `runahead`.

    VENV/bin/python scripts/uninstall_former_name.py

Otherwise its commands would be installed twice, and uninstalling either distribution later would remove the program
`runahead`. So it runs before the project is installed. If another project's distribution has that name, it fails in one
line: that project's package `runahead` would hide ours.
"""

import shutil
import subprocess
import sys
import sysconfig
from importlib.metadata import Distribution, distributions
from pathlib import Path

FORMER_NAME = "runahead"
ROOT = Path(__file__).resolve().parents[1]


def is_ours(distribution: Distribution) -> bool:
    """Whether the distribution is this project, which runs our command line."""
    return any(entry.value == "cluster.cli:main" for entry in distribution.entry_points)


def main() -> None:
    # Builds of the checkout leave this folder; Python started there takes it for an installed distribution.
    shutil.rmtree(ROOT / f"{FORMER_NAME}.egg-info", ignore_errors=True)
    for found in distributions(name=FORMER_NAME, path=[sysconfig.get_path("purelib")]):
        if not is_ours(found):
            sys.exit(f"error: {sys.prefix} has another project called {FORMER_NAME}: pip uninstall {FORMER_NAME}")
        print(f"uninstalling {FORMER_NAME} {found.version}, this project under its former name")
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "uninstall", "--quiet", "--yes"]
        subprocess.run([*pip, FORMER_NAME], check=True)


if __name__ == "__main__":
    main()
