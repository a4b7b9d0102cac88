"""The Dockerfile agrees with the checkout: everything that it copies and installs exists, and its exclusions hold.

Its install steps are run by `make image-test`, its style is checked by hadolint (`make check`).
"""

import subprocess
import tomllib
from pathlib import Path

import pytest

from scripts.dockerfile import Instruction, ignore_patterns, is_ignored, parsed

ROOT = Path(__file__).parents[3]
BEFORE, STAGES = parsed((ROOT / "Dockerfile").read_text())
IGNORED = ignore_patterns((ROOT / ".dockerignore").read_text())
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
IMAGE = STAGES[-1]


def tracked() -> list[str]:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode:
        pytest.skip("not a git checkout")
    return listed.stdout.splitlines()


def copies() -> list[Instruction]:
    """COPY instructions from the checkout."""
    return [copy for stage in STAGES for copy in stage.of("COPY") if copy.flag("from") is None]


def sources() -> list[str]:
    return [source for copy in copies() for source in copy.words[:-1]]


@pytest.mark.parametrize("source", sources())
def test_what_is_copied_exists_and_is_sent_to_the_builder(source: str) -> None:
    files = [file for file in tracked() if file == source or file.startswith(f"{source}/")]
    assert files, "no tracked file is copied"
    assert [file for file in files if is_ignored(file, IGNORED)] == []


def test_nothing_else_is_sent_to_the_builder() -> None:
    copied = tuple(f"{source}/" for source in sources())
    sent = [file for file in tracked() if not is_ignored(file, IGNORED)]
    assert [file for file in sent if not f"{file}/".startswith(copied)] == []
    for private in (".git/config", ".venv/bin/python", "cluster/__pycache__/cli.pyc", "constraints/oldest.txt"):
        assert is_ignored(private, IGNORED), private


def test_every_package_of_the_distribution_is_in_the_wheel() -> None:
    packages = {pattern.removesuffix("*") for pattern in PROJECT["tool"]["setuptools"]["packages"]["find"]["include"]}
    (wheel,) = [stage for stage in STAGES if stage.name == "wheel"]
    assert packages <= {source for copy in wheel.of("COPY") for source in copy.words[:-1]}


def test_bases_have_a_tag_and_a_python_that_the_project_takes() -> None:
    assert {stage.base for stage in STAGES} == {"${PYTHON_IMAGE}"}
    (default,) = [argument.text for argument in BEFORE if argument.keyword == "ARG"]
    name, _, tag = default.partition("=")[2].partition(":")
    assert (name, tag.split("-")[0]) == ("python", PROJECT["project"]["requires-python"].removeprefix(">="))
    assert tag.endswith("-slim-trixie")


def test_what_is_copied_from_a_stage_comes_from_one_before_it() -> None:
    names = [stage.name for stage in STAGES]
    for index, stage in enumerate(STAGES):
        used = [copy.flag("from") for copy in stage.of("COPY")]
        used += [mount.get("from") for run in stage.of("RUN") for mount in run.mounts]
        assert {name for name in used if name is not None} <= set(names[:index])


def test_the_image_runs_as_a_user_with_a_number_and_hands_signals_on() -> None:
    assert [user.text for user in IMAGE.of("USER")] == ["10001:10001"]
    keywords = [instruction.keyword for instruction in IMAGE.instructions]
    assert keywords.index("USER") > max(at for at, keyword in enumerate(keywords) if keyword in ("RUN", "COPY"))
    (entry,) = IMAGE.of("ENTRYPOINT")
    assert entry.text.startswith("["), "a shell would keep signals to itself"
    assert entry.words == ["tini", "--", "runahead"]


def test_the_image_with_cuda_has_what_triton_needs_to_compile() -> None:
    (install,) = [run.text for run in IMAGE.of("RUN") if "apt-get install" in run.text]
    assert 'if [ "$VARIANT" = cuda ]; then apt-get install --yes --no-install-recommends gcc libc6-dev; fi' in install
    assert "VARIANT=cpu" in [argument.text for argument in IMAGE.of("ARG")], "each stage declares what it uses"


def test_the_labels_name_the_projects_version_and_license() -> None:
    project = PROJECT["project"]
    assert f"VERSION={project['version']}" in [argument.text for argument in IMAGE.of("ARG")]
    (label,) = IMAGE.of("LABEL")
    assert f"org.opencontainers.image.licenses={project['license']}" in label.words
    assert "org.opencontainers.image.title=runahead" in label.words, "the image keeps the command's name"


def test_the_extras_that_are_installed_exist() -> None:
    (install,) = [run.text for stage in STAGES for run in stage.of("RUN") if "'.[" in run.text]
    extras = install.partition("'.[")[2].partition("]")[0].split(",")
    assert set(extras) <= set(PROJECT["project"]["optional-dependencies"])
    assert "jobs" in extras, "KubeRay's probes ask the dashboard agent, which is in ray[default]"


@pytest.mark.parametrize(
    ("path", "ignored"),
    [
        ("secret.txt", True),
        ("kept", False),
        ("kept/below/file.py", False),
        ("kept/file.pyc", True),
        ("kept/below/file.pyc", True),
        ("not/kept", True),
    ],
)
def test_the_last_pattern_that_matches_decides(path: str, ignored: bool) -> None:
    assert is_ignored(path, ["*", "!kept", "**/*.pyc"]) is ignored


def test_instructions_are_read_with_their_flags_and_continued_lines() -> None:
    lines = ["ARG A=1", "FROM a AS b", "# why", "RUN --mount=type=bind,source=/x,target=/y \\", "    one \\"]
    text = "\n".join([*lines, "    # aside", "    && two", 'CMD ["c", "d"]', ""])
    before, (stage,) = parsed(text)
    assert [argument.text for argument in before] == ["A=1"]
    run, command = stage.instructions
    assert (stage.base, stage.name, run.text) == ("a", "b", "one && two")
    assert run.mounts == [{"type": "bind", "source": "/x", "target": "/y"}]
    assert command.words == ["c", "d"]
    with pytest.raises(ValueError, match="no instruction"):
        parsed("FROM a\nrun it\n")
