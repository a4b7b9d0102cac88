"""Arguments and environment of a rank's process; `tests/distributed` tests the ranks themselves."""

import os

import pytest

from workers.measuring.local_ranks import environment


def test_a_process_started_inside_has_the_variables_and_this_one_is_as_before_afterwards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("RUNAHEAD_TEST_OWN", "before")
    monkeypatch.delenv("RUNAHEAD_TEST_NEW", raising=False)
    with pytest.raises(ValueError, match="inside"), environment({"RUNAHEAD_TEST_OWN": "1", "RUNAHEAD_TEST_NEW": "2"}):
        assert (os.environ["RUNAHEAD_TEST_OWN"], os.environ["RUNAHEAD_TEST_NEW"]) == ("1", "2")
        raise ValueError("inside")
    assert os.environ["RUNAHEAD_TEST_OWN"] == "before"
    assert "RUNAHEAD_TEST_NEW" not in os.environ
