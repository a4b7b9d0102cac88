"""A stored prefix of which only the beginning is loaded: the rest is computed again, and nothing of it overwritten."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
import torch

from kvstore import Layout, StoreConfig
from workers.engine import Engine
from workers.plan.config import WorkerConfig
from workers.plan.events import RunDone, TokenComputed
from workers.plan.partition import Partition
from workers.plan.worker_plan import plan_workers
from workers.testing import TINY_VOCABULARY

NUM_PROMPT, NUM_NEW, CHUNK = 300, 6, 64
LAYOUTS = [
    Layout(tokens_per_record=CHUNK),
    Layout(tokens_per_record=CHUNK, layers_per_record=2),
    Layout(tokens_per_record=CHUNK, planes="apart", probe_heads=1, reorder="tokens"),
    Layout(tokens_per_record=CHUNK, sketch=2, kv_records=4),
]


@pytest.mark.parametrize("layout", LAYOUTS, ids=["plain", "layers packed", "apart", "several records"])
def test_tokens_are_the_same_however_much_of_the_prefix_is_loaded(
    tiny_model: Callable[[str], str], tmp_path: Path, layout: Layout
) -> None:
    generator = torch.Generator().manual_seed(1)
    prompt = torch.randint(2, TINY_VOCABULARY, (NUM_PROMPT,), generator=generator).tolist()
    config = StoreConfig(directory=str(tmp_path), disk_bytes=2**28, host_bytes=2**24, io_threads=2)
    with Engine(
        WorkerConfig(model=tiny_model("llama"), preset="attentionstore"), replace(config, layout=layout)
    ) as engine:
        expected = list(engine.generate(prompt, NUM_NEW, stop_token_ids=()))
        assert engine.store is not None and engine.store.drain(30.0)
        loaded_bytes = []
        for number, prefix in enumerate((0, CHUNK, 3 * CHUNK, 4 * CHUNK)):
            placement = engine.store.acquire(prompt, save=True)
            assert placement.num_stored_tokens == 4 * CHUNK
            (plan,) = plan_workers(
                request=1000 + number,
                epoch=0,
                token_ids=prompt,
                partition=Partition((prefix, NUM_PROMPT)),
                placement=placement,
                max_new_tokens=NUM_NEW,
            )
            *tokens, done = engine._worker.compute(plan)
            engine.store.settle(placement.placement_id)
            assert isinstance(done, RunDone)
            assert [event.token_id for event in tokens if isinstance(event, TokenComputed)] == expected
            assert done.saved_chunks == 0, "what is stored is not stored again"
            loaded_bytes.append(done.bytes_from_disk + done.bytes_from_host)
        assert [each / loaded_bytes[1] for each in loaded_bytes] == [0, 1, 3, 4]
