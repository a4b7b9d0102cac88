"""A stopped store process: its client waits once, whatever is under way, and uses the store again when it continues."""

import os
import signal
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from store_processes import CONFTEST, STORE
from store_steps import WAIT_S, KVOf, prompt, wait_until

from kvstore import KVShape, StoreClient, StoreIdentity, StoreLocation, StoreSilent


def stop(process: Any) -> None:
    """Stop the process; return when every thread has stopped: until then one may still answer."""
    process.send_signal(signal.SIGSTOP)
    os.waitpid(process.pid, os.WUNTRACED)


def test_loads_and_saves_of_a_stopped_store_end_together_and_later_ones_at_once(
    start_python: Callable[..., Any], tmp_path: Path, identity: StoreIdentity, kv_of: KVOf, shape: KVShape
) -> None:
    socket, kv = str(tmp_path / "s"), kv_of(prompt(161), shape)
    store = start_python(STORE, socket, CONFTEST, str(tmp_path / "store"))
    placement_id = int(store.stdout.readline().split()[1])
    client = StoreClient.remote(StoreLocation(socket=socket, identity=identity, silent_after_s=1.0))
    num_signs, ask = 0, client.silence._ask

    def counted() -> None:
        nonlocal num_signs
        num_signs += 1
        ask()

    client.silence._ask = counted
    view = np.zeros_like(kv)
    client.load_rows(placement_id, 160, view).wait_all(WAIT_S)
    client.save(placement_id, 10, 10, kv)  # opens the link for saves
    stop(store)
    loads = [client.load_rows(placement_id, 160, view) for _ in range(2)]
    outcomes: list[type[BaseException]] = []

    def ends(call: Callable[[], object]) -> None:
        try:
            call()
        except Exception as error:  # noqa: BLE001
            outcomes.append(type(error))

    calls = [
        *(lambda load=load: load.wait_all(WAIT_S) for load in loads),
        lambda: client.append(placement_id, 160, range(100, 133)),
    ]
    threads = [threading.Thread(target=ends, args=(call,)) for call in calls]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(WAIT_S)
    assert outcomes == [StoreSilent] * 3
    assert num_signs == 1, "all of them share one silence"

    sent = client._links._links["read"][1].send
    client._links._links["read"][1].send = lambda message: pytest.fail("it was asked")
    for later in (
        lambda: client.load_rows(placement_id, 160, view),
        lambda: client.save(placement_id, 0, 10, kv),
    ):
        with pytest.raises(StoreSilent):
            later()
    client._links._links["read"][1].send = sent
    for load in loads:
        load.cancel()

    store.send_signal(signal.SIGCONT)
    wait_until(lambda: not client.silence._is_silent)  # its late answers end the silence
    view[:] = 0
    load = client.load_rows(placement_id, 160, view)
    load.wait_all(WAIT_S)
    assert np.array_equal(view[:, :160], kv[:, :160])
    load.cancel()
    client.close()
