import importlib.util
from pathlib import Path

import pytest
from rendered import Rendered, render, values_file

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def helm() -> str:
    """A helm binary, downloaded on first use."""
    spec = importlib.util.spec_from_file_location("get_helm", ROOT / "scripts" / "get_helm.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return str(module.helm())


@pytest.fixture
def minimal(helm: str) -> Rendered:
    return render(helm, values_file("minimal"))


@pytest.fixture
def everything(helm: str) -> Rendered:
    return render(helm, values_file("everything"))
