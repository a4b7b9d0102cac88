"""Faults that can be planted have a place in the sources, and tests that may notice."""

import pytest

from tests.planted_faults import FAULTS, ROOT, Fault


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.claim)
def test_a_fault_has_one_place_and_tests(fault: Fault) -> None:
    assert fault.has_place
    assert all((ROOT / path).exists() for path in fault.tests.split())
