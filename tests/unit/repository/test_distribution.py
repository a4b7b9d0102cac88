"""The project's name on package indexes is `runahead-prefill`; `runahead` there is another project."""

import re
import subprocess
import tomllib
from importlib.metadata import PathDistribution
from pathlib import Path

import pytest

from scripts import uninstall_former_name

ROOT = Path(__file__).parents[3]
#: Contexts in which a name is looked up on a package index.
OTHER_PROJECT = (
    r"(?<![\w./=-])runahead\[[a-z.]",  # with extras
    r"\bpip3? (?:install|download|wheel)\b[^\n;&|`]*?(?<![\w./=@-])runahead(?![\w./-])",
    r"(?<![\w./-])runahead *(?:[=~!<>]=|@ *(?:http|git|file))",  # with a version or an address
    r"\brunahead-\d[\w.]*(?:-py3|\.tar\.gz|\.dist-info)",
    r"\b(?:project|simple|pypi|package)/runahead(?![\w-])",
    r"""(?:version|distribution|requires|metadata)\(["']runahead["']\)""",
    r"""^name = "runahead"$""",
)
NAMES_IT = "tests/unit/repository/test_distribution.py"


def mentions(text: str) -> list[str]:
    return [found[0] for pattern in OTHER_PROJECT for found in re.finditer(pattern, text, re.MULTILINE)]


def test_no_tracked_file_names_the_other_project() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("not a clone: which files are tracked is not known")
    listed = subprocess.run(["git", "-C", str(ROOT), "ls-files", "-z"], capture_output=True, check=True)
    paths = [path for path in listed.stdout.decode().split("\0") if path and path != NAMES_IT]
    assert len(paths) > 500
    found = {path: mentions((ROOT / path).read_text(errors="replace")) for path in paths if (ROOT / path).is_file()}
    assert {path: texts for path, texts in found.items() if texts} == {}


@pytest.mark.parametrize(
    "text",
    [
        "pip install runahead",
        "pip install --no-deps runahead && pip install grpcio",
        "pip install 'runahead[jobs]'",
        "(runahead[gateway])",
        'dev = ["runahead[demo]"]',
        "runahead==0.1.0",
        "dist/runahead-0.1.0-py3-none-any.whl",
        "https://pypi.org/project/runahead/",
        'metadata.version("runahead")',
        'name = "runahead"',
    ],
)
def test_a_mention_of_the_other_project_is_found(text: str) -> None:
    assert mentions(text)
    assert mentions(text.replace("runahead-0", "runahead_prefill-0").replace("runahead", "runahead-prefill")) == []


def test_what_is_installed_is_called_as_ever() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert project["name"] == "runahead-prefill"
    assert project["scripts"] == {"runahead": "cluster.cli:main"}
    assert list(project["entry-points"]) == ["runahead.commands"]


@pytest.mark.parametrize("script", ["make_venv.sh", "make_engines.sh"])
def test_the_former_name_is_uninstalled_before_the_project_is_installed(script: str) -> None:
    text = (ROOT / "scripts" / script).read_text()
    assert 0 < text.index("scripts/uninstall_former_name.py") < text.index("--editable")


def installed(site: Path, *, program: str) -> None:
    """Install a distribution `runahead` whose program runs this function."""
    directory = site / "runahead-0.1.0.dist-info"
    directory.mkdir(parents=True)
    (directory / "METADATA").write_text("Metadata-Version: 2.1\nName: runahead\nVersion: 0.1.0\n")
    (directory / "entry_points.txt").write_text(f"[console_scripts]\nrunahead = {program}\n")
    assert PathDistribution(directory).name == "runahead"


@pytest.fixture
def uninstalled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Names that pip was asked to uninstall from `tmp_path / "site"`, for the checkout `tmp_path`."""
    names: list[str] = []
    monkeypatch.setattr(uninstall_former_name, "ROOT", tmp_path)
    monkeypatch.setattr(uninstall_former_name.sysconfig, "get_path", lambda name: str(tmp_path / "site"))
    monkeypatch.setattr(uninstall_former_name.subprocess, "run", lambda command, check: names.append(command[-1]))
    return names


def test_this_project_under_its_former_name_is_uninstalled_with_what_builds_of_it_left(
    tmp_path: Path, uninstalled: list[str]
) -> None:
    (tmp_path / "runahead.egg-info").mkdir()
    installed(tmp_path / "site", program="cluster.cli:main")
    uninstall_former_name.main()
    assert uninstalled == ["runahead"]
    assert not (tmp_path / "runahead.egg-info").exists()


def test_another_project_of_that_name_stays_and_is_refused_in_one_line(tmp_path: Path, uninstalled: list[str]) -> None:
    installed(tmp_path / "site", program="runahead.main:run")
    with pytest.raises(SystemExit, match=r"error: .* has another project called runahead: pip uninstall runahead$"):
        uninstall_former_name.main()
    assert uninstalled == []


def test_an_environment_without_it_is_left_alone(tmp_path: Path, uninstalled: list[str]) -> None:
    uninstall_former_name.main()
    assert uninstalled == []
