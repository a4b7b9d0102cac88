from collections.abc import Callable
from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def tiny_model(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], str]:
    """Directory of the tiny model of an architecture; written when first asked for."""
    root = tmp_path_factory.mktemp("models")

    def directory(architecture: str) -> str:
        from workers.model.stock_model import random_model  # torch, which other packages' tests do without
        from workers.testing import tiny_config

        path: Path = root / architecture
        if not path.exists():
            random_model(tiny_config(architecture), str(path))
        return str(path)

    return directory
