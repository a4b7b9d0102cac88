"""A Dockerfile as values: stages and their instructions; also which files .dockerignore leaves out. Pure."""

import json
import re
import shlex
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import PurePosixPath

_INSTRUCTION = re.compile(r"^(?P<keyword>[A-Z]+)\s+(?P<rest>.*)$", re.DOTALL)
_FLAG = re.compile(r"^--(?P<name>[a-z]+)=(?P<value>\S+)\s+")


@dataclass(frozen=True, slots=True)
class Instruction:
    """One instruction with its continued lines joined. `flags`: (name, value), in order."""

    keyword: str
    flags: tuple[tuple[str, str], ...]
    text: str

    def flag(self, name: str) -> str | None:
        return next((value for key, value in self.flags if key == name), None)

    @property
    def words(self) -> list[str]:
        """Arguments, in either form."""
        words: list[str] = json.loads(self.text) if self.text.startswith("[") else shlex.split(self.text)
        return words

    @property
    def mounts(self) -> list[dict[str, str]]:
        """Options of `--mount`, by name."""
        values = (value for name, value in self.flags if name == "mount")
        return [dict(option.split("=", 1) for option in value.split(",")) for value in values]


@dataclass(slots=True)
class Stage:
    """A build stage: everything from one FROM to the next."""

    base: str
    name: str
    instructions: list[Instruction] = field(default_factory=list)

    def of(self, keyword: str) -> list[Instruction]:
        return [instruction for instruction in self.instructions if instruction.keyword == keyword]


def parsed(text: str) -> tuple[list[Instruction], list[Stage]]:
    """Instructions before the first FROM, and the stages. Raises ValueError for a line that is no instruction."""
    before: list[Instruction] = []
    stages: list[Stage] = []
    for line in _logical_lines(text):
        instruction = _instruction(line)
        if instruction.keyword == "FROM":
            base, *alias = instruction.words
            stages.append(Stage(base, alias[1] if alias else ""))
        elif stages:
            stages[-1].instructions.append(instruction)
        else:
            before.append(instruction)
    return before, stages


def is_ignored(path: str, patterns: list[str]) -> bool:
    """Whether `.dockerignore` leaves a file out: the last pattern that matches it or a directory above it decides."""
    ignored = False
    candidates = [path, *(str(parent) for parent in PurePosixPath(path).parents)][:-1]
    for pattern in patterns:
        wanted = pattern.removeprefix("!").strip("/")
        if any(_matches(candidate, wanted) for candidate in candidates):
            ignored = not pattern.startswith("!")
    return ignored


def ignore_patterns(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")]


def _matches(path: str, pattern: str) -> bool:
    """A `*` stays within one name; `**/` stands for any directories, or none."""
    if pattern.startswith("**/"):
        parts = path.split("/")
        return any(_matches("/".join(parts[start:]), pattern.removeprefix("**/")) for start in range(len(parts)))
    names, wanted = path.split("/"), pattern.split("/")
    return len(names) == len(wanted) and all(map(fnmatchcase, names, wanted))


def _logical_lines(text: str) -> list[str]:
    lines, pending = [], ""
    for line in text.splitlines():
        if line.lstrip().startswith("#") or (not line.strip() and not pending):
            continue
        pending += line.strip() if not pending else " " + line.strip()
        if pending.endswith("\\"):
            pending = pending.removesuffix("\\").rstrip()
        else:
            lines.append(pending)
            pending = ""
    return lines


def _instruction(line: str) -> Instruction:
    found = _INSTRUCTION.match(line)
    if found is None:
        raise ValueError(f"no instruction: {line}")
    flags, rest = [], found["rest"]
    while flag := _FLAG.match(rest):
        flags.append((flag["name"], flag["value"]))
        rest = rest[flag.end() :]
    return Instruction(found["keyword"], tuple(flags), rest)
