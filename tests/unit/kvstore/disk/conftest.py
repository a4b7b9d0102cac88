from pathlib import Path

import pytest


@pytest.fixture
def tmp_path(disk_path: Path) -> Path:
    """A directory on a real disk: these tests are of the layers between a store and its disk."""
    return disk_path
