"""Importing the store's client loads no database."""

import subprocess
import sys

import pytest

import kvstore

#: Modules of a process that opens no store: the whole client, and modules without dependencies.
WITHOUT_A_STORE = ["kvstore", "kvstore.errors", "kvstore.config", "kvstore.client.store_client", "kvstore.peers.reader"]


@pytest.mark.parametrize("module", WITHOUT_A_STORE)
def test_a_process_that_opens_no_store_loads_no_sqlite(module: str) -> None:
    code = f"import sys, {module}; print(sorted({{'apsw', 'sqlite3'}} & set(sys.modules)))"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert found.stdout == "[]\n"


def test_every_public_name_is_there_also_those_that_are_imported_late() -> None:
    assert sorted(kvstore.__all__) == list(dict.fromkeys(sorted(kvstore.__all__)))
    for name in kvstore.__all__:
        assert getattr(kvstore, name) is not None
    assert set(kvstore._LATER) <= set(kvstore.__all__)
    with pytest.raises(AttributeError, match="no attribute 'Store'"):
        kvstore.Store  # noqa: B018
