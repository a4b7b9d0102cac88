"""Run the Dockerfile's steps that need no container, below a directory of their own.

    PYTHONPATH=. python scripts/image_steps.py DIRECTORY [--build-arg NAME=VALUE ...]

Stage by stage: COPY takes the files that .dockerignore leaves, RUN is run by sh, and absolute paths of the image lie
below DIRECTORY. Steps for Debian's package manager and users are printed and left out. The result serves a tiny model.
"""

import argparse
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
import venv
from pathlib import Path

from scripts.dockerfile import Instruction, Stage, ignore_patterns, is_ignored, parsed

ROOT = Path(__file__).resolve().parents[1]
_NEEDS_A_CONTAINER = "apt-get"


class ImageSteps:
    """Runs the steps. Owns the directory that stands for the image's root; all stages share it."""

    def __init__(self, root: Path, arguments: dict[str, str]) -> None:
        self._root = root
        self._arguments = arguments
        self._ignored = ignore_patterns((ROOT / ".dockerignore").read_text())
        #: Absolute paths of the image that lie below the root, and their places.
        self._places: dict[str, Path] = {}
        self._directory = root
        self._environment: dict[str, str] = {}

    def run(self, stages: list[Stage]) -> None:
        """Run all steps. Raises CalledProcessError at the first one that fails."""
        venv.create(self._root / "base", with_pip=True)  # stands for the base image's Python
        for copy in (copy for stage in stages for copy in stage.of("COPY") if copy.flag("from") is not None):
            self._placed(copy.words[-1])
        for stage in stages:
            self._directory, self._environment = self._root, {}
            for instruction in stage.instructions:
                step = getattr(self, f"_{instruction.keyword.lower()}", None)
                if step is not None:
                    step(instruction)

    def _arg(self, instruction: Instruction) -> None:
        name, separator, default = instruction.text.partition("=")
        if name in self._arguments:
            self._environment[name] = self._arguments[name]
        elif separator:
            self._environment[name] = default

    def _workdir(self, instruction: Instruction) -> None:
        self._directory = self._placed(instruction.text)
        self._directory.mkdir(parents=True, exist_ok=True)

    def _copy(self, instruction: Instruction) -> None:
        *sources, target = instruction.words
        if instruction.flag("from") is not None:
            assert sources == [target], "stages share their directory here, so a path must be the same in both"
            self._placed(target)
            return
        for source in sources:
            into = self._directory / target / Path(source).name if target.endswith("/") else self._directory / target
            self._copy_file_or_tree(ROOT / source, into)

    def _copy_file_or_tree(self, source: Path, target: Path) -> None:
        files = [file for file in source.rglob("*") if file.is_file()] if source.is_dir() else [source]
        for file in files:
            if not is_ignored(str(file.relative_to(ROOT)), self._ignored):
                place = target / file.relative_to(source) if source.is_dir() else target
                place.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(file, place)

    def _run(self, instruction: Instruction) -> None:
        if _NEEDS_A_CONTAINER in instruction.text:
            print(f"not run: {instruction.text}", flush=True)
            return
        for mount in instruction.mounts:
            if mount["type"] == "bind":
                self._places[mount["target"]] = self._placed(mount["source"])
        command = self._relocated(instruction.text)
        print(f"$ {command}", flush=True)
        start_s = time.monotonic()
        path = f"{self._root / 'base' / 'bin'}:{os.environ['PATH']}"
        environment = {**_without_python_path(), **self._environment, "PATH": path}
        subprocess.run(["/bin/sh", "-c", command], cwd=self._directory, env=environment, check=True)
        print(f"took {time.monotonic() - start_s:.0f} s", flush=True)

    def _placed(self, path: str) -> Path:
        """Place of an absolute path of the image, found by its longest known prefix."""
        known = max((place for place in self._places if f"{path}/".startswith(f"{place}/")), key=len, default=None)
        if known is not None:
            return self._places[known] / path.removeprefix(known).lstrip("/")
        self._places[path] = self._root / path.lstrip("/")
        return self._places[path]

    def _relocated(self, command: str) -> str:
        places = "|".join(re.escape(place) for place in sorted(self._places, key=len, reverse=True))
        absolute = re.compile(rf"(?<![\w./])({places})(?=/|\s|$)")
        return absolute.sub(lambda found: shlex.quote(str(self._places[found[1]])), command)


def _without_python_path() -> dict[str, str]:
    """The environment in which only installed packages can be imported."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("directory", type=Path, help="empty or new directory that stands for the image's root")
    parser.add_argument(
        "--build-arg", action="append", default=[], metavar="NAME=VALUE", help="value of an ARG; may be repeated"
    )
    options = parser.parse_args()
    root = options.directory.resolve()
    if root.exists() and any(root.iterdir()):
        sys.exit(f"error: {root} is not empty: choose a new directory")
    root.mkdir(parents=True, exist_ok=True)
    _, stages = parsed((ROOT / "Dockerfile").read_text())
    ImageSteps(root, dict(argument.split("=", 1) for argument in options.build_arg)).run(stages)
    programs = root / "opt" / "runahead" / "bin"
    trial = [str(programs / "python"), str(ROOT / "scripts" / "try_installation.py"), str(root)]
    for command in ([str(programs / "runahead"), "version"], [str(programs / "ray"), "--version"], trial):
        subprocess.run(command, cwd=root, env=_without_python_path(), check=True)


if __name__ == "__main__":
    main()
