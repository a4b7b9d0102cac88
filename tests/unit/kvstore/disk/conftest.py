from pathlib import Path

import pytest


@pytest.fixture
def tmp_path(disk_path: Path) -> Path:
    """What is between a store and its disk is tested on one."""
    return disk_path
