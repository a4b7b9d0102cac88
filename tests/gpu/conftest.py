"""Skips this folder's tests, with a reason, on a machine without a GPU. `make test-gpu` runs them."""

from pathlib import Path

import pytest
import torch


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if not torch.cuda.is_available():
        no_gpu = pytest.mark.skip(reason=f"torch {torch.__version__} sees no GPU")
        for item in items:
            if Path(__file__).parent in item.path.parents:
                item.add_marker(no_gpu)
