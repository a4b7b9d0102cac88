"""Scripts of processes that tests start: a store, and a worker that is its client. Arguments: socket, CONFTEST."""

from pathlib import Path

_COMMON = """
import importlib.util, sys, numpy as np
from kvstore.dataplane.requests import Stage
from kvstore import KVShape, KVStore, Layout, StoreClient, StoreConfig, StoreIdentity, StoreLocation
socket, conftest = sys.argv[1:3]
spec = importlib.util.spec_from_file_location("model", conftest)
model = importlib.util.module_from_spec(spec)
spec.loader.exec_module(model)
shape = KVShape(num_layers=2, num_kv_heads=1, head_dim=4, dtype="float32")
layout = Layout(tokens_per_record=16, tokens_per_extent=64)
identity = StoreIdentity(model_fingerprint="tiny", shape=shape, layout=layout)
tokens = list(range(161))
kv = model.prefix_kv(tokens, shape)
"""
#: A worker that reads commands, one a line.
WORKER = (
    _COMMON
    + """
import threading
from kvstore.tiers.tier import Tier
class Holding:
    def copy(self, record, token_end=None):
        return self  # a copy that does not end, so records stay leased
    def wait(self):
        threading.Event().wait()
client = StoreClient.remote(StoreLocation(socket=socket, identity=identity))
for line in sys.stdin:
    what, placement_id, start, end = line.split()
    placement_id, start, end = int(placement_id), int(start), int(end)
    if what == "save":
        print(client.save(placement_id, start, end, kv), flush=True)
    elif what == "load":
        view = np.zeros_like(kv)
        load = client.load_rows(placement_id, end, view)
        for layer in range(2):
            load.wait(layer, 30)
        load.cancel()
        print(bool((view[:, :end] == kv[:, :end]).all()), load.bytes_from_disk, load.bytes_from_host, flush=True)
    elif what == "lease":
        load = client.load(placement_id, Holding())
        load.wait_all(30)
        print(sum(load.records_from(tier) for tier in Tier), flush=True)
    elif what == "stage":
        link = client._links.link("save")[1]
        print(client._requests.ask(1, link, Stage(77, placement_id, start, end - start)).num_chunks, flush=True)
"""
)
#: A store process with a prompt of 160 tokens; prints its generation and a placement.
STORE = (
    _COMMON
    + """
from pathlib import Path
config = StoreConfig(directory=sys.argv[3], disk_bytes=2**24, host_bytes=2**20, layout=layout, io_threads=2)
store = KVStore(config, identity)
store.open()
store.serve(Path(socket))
client = store.client()
placement = store.acquire(tokens)
client.save(placement.placement_id, placement.save_start, placement.save_end, kv)
store.settle(placement.placement_id)
assert store.drain(30)
print(store.generation, store.acquire(tokens).placement_id, flush=True)
for line in sys.stdin:
    print(store.acquire(tokens).placement_id, flush=True)
"""
)
CONFTEST = str(Path(__file__).parent / "conftest.py")
