"""Skips this folder's tests, with a reason, on a machine without a GPU. `make test-gpu` runs them."""

import sys
from pathlib import Path

import pytest
import torch

# The pool of ranks, `rank_pool.py`.
sys.path.append(str(Path(__file__).parents[1] / "distributed"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if not torch.cuda.is_available():
        no_gpu = pytest.mark.skip(reason=f"torch {torch.__version__} sees no GPU")
        for item in items:
            if Path(__file__).parent in item.path.parents:
                item.add_marker(no_gpu)
