"""`ray job submit --working-dir .` uploads the code of a checkout, and nothing large."""

import shutil
import zipfile
from pathlib import Path

import pytest
from ray._private.runtime_env.packaging import create_package

ROOT = Path(__file__).parents[3]
#: The code has 4 MB, 0.8 of them kernels; Ray does not compress it.
LARGEST_PACKAGE_BYTES = 5 * 10**6
LARGE = (
    ".git/objects/pack/a.pack",
    ".venv/lib/torch.so",
    ".venv-oldest/lib/torch.so",
    ".mypy_cache/a.json",
    ".hypothesis/examples/a",
    "docs/plots/a.svg",
    "helm/runahead/values.yaml",
    "tests/golden/a.bin",
    "build/lib/cluster/cli/app.py",
    "dist/runahead.whl",
    "runahead_prefill.egg-info/PKG-INFO",
    "store/segments/00000001.seg",
    "cluster/__pycache__/cli.cpython-311.pyc",
)
NEEDED = ("cluster/cli/app.py", "workers/worker.py", "kvstore/store.py", "protos/runahead/v1/runahead_pb2.py")


def packed(directory: Path, to: Path, with_gitignore: bool = True) -> Path:
    """The package that Ray would upload."""
    package = to / "package.zip"
    create_package(str(directory), package, include_gitignore=with_gitignore)
    return package


def test_the_package_of_this_checkout_is_small(tmp_path: Path) -> None:
    assert packed(ROOT, tmp_path).stat().st_size < LARGEST_PACKAGE_BYTES


@pytest.mark.parametrize("with_gitignore", [True, False])
def test_code_is_uploaded_and_nothing_large(tmp_path: Path, with_gitignore: bool) -> None:
    """Also if Ray ignores .gitignore."""
    checkout = tmp_path / "checkout"
    for name in (*LARGE, *NEEDED):
        (checkout / name).parent.mkdir(parents=True, exist_ok=True)
        (checkout / name).write_text(name)
    for name in (".rayignore", ".gitignore"):
        shutil.copy(ROOT / name, checkout / name)
    with zipfile.ZipFile(packed(checkout, tmp_path, with_gitignore)) as archive:
        files = {name for name in archive.namelist() if not name.endswith("/")}
    assert files == set(NEEDED)
