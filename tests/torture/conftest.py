from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest


@pytest.fixture
def scratch(tmp_path: Path) -> Iterator[Path]:
    """An empty directory, in memory where Linux has one: remains are written, opened and forgotten by the thousand."""
    memory = Path("/dev/shm")
    with TemporaryDirectory(prefix="torture-", dir=memory if memory.is_dir() else tmp_path) as directory:
        yield Path(directory)
