"""Both sides of the connector for vLLM over the whole service; the paged cache is a tensor."""

from dataclasses import dataclass, field
from types import SimpleNamespace

import numpy as np
import pytest
import torch
from served_model import ServedModel, random_prompt

from cluster.client import CallFailed, Client
from runahead.vllm.block_tables import CacheGroup
from runahead.vllm.chunk_pool import RowShape
from runahead.vllm.counters import Counters
from runahead.vllm.loads import Loads
from runahead.vllm.lookups import Lookups
from runahead.vllm.service_check import EngineModel, ServiceCheck
from runahead.vllm.settings import Settings
from tests.support.plain_transformers import ROUNDING, plain_kv
from workers.model.stock_model import fingerprint_in

pytestmark = pytest.mark.service

#: Blocks are smaller than a chunk, and not in the prompt's order.
BLOCK_SIZE, BLOCK_IDS = 32, tuple(range(20, 0, -1))


@dataclass
class Layer:
    """A layer of a paged cache; `slots`: [slots, K and V, KV heads, head_dim]."""

    index: int
    slots: torch.Tensor
    device: torch.device = field(default_factory=lambda: torch.device("cpu"))

    def write(self, k: torch.Tensor, v: torch.Tensor, slots: torch.Tensor) -> None:
        self.slots[slots, 0], self.slots[slots, 1] = k, v


@pytest.mark.parametrize("prefill", [True, False], ids=["computed", "stored"])
def test_every_rank_has_the_rows_of_plain_transformers_in_the_blocks_of_its_request(
    client: Client, model: ServedModel, prefill: bool
) -> None:
    prompt, counters = random_prompt(80 + prefill, 500), Counters()
    if not prefill:
        client.warm(prompt, timeout_s=120.0)
    keys, values = plain_kv(model.directory, prompt)
    num_layers, _, num_heads, head_dim = keys.shape
    engine = EngineModel(
        shape=RowShape(num_layers=num_layers, num_heads=num_heads, head_dim=head_dim, dtype=torch.float32),
        fingerprint=lambda: fingerprint_in(model.directory).value,
    )
    check = ServiceCheck(client, engine)
    assert check.is_reachable()
    settings = Settings(prefill=prefill, load_timeout_s=120.0, lookup_timeout_s=120.0)
    lookups = Lookups(
        client,
        settings,
        counters,
        verified_fingerprint=check.fingerprint,
        chunk_tokens=check.chunk_tokens,
        num_ranks=2,
        engine="vllm-0.32",
    )
    request = SimpleNamespace(
        request_id="a", prompt_token_ids=prompt, num_tokens=len(prompt), lora_request=None, mm_features=[],
        prompt_embeds=None, cache_salt=None, skip_reading_prefix_cache=False,
    )  # fmt: skip
    while lookups.num_loadable(request, 64) is None:
        lookups.next_step(is_idle=True)
    assert lookups.num_loadable(request, 64) == 448 - 64
    lookups.allocated("a", (BLOCK_IDS,), 448 - 64)
    step = lookups.next_step(is_idle=True)
    for heads in (slice(0, num_heads // 2), slice(num_heads // 2, num_heads)):
        shape = (BLOCK_SIZE * (max(BLOCK_IDS) + 1), 2, heads.stop - heads.start, head_dim)
        layers = [Layer(index, torch.full(shape, float("nan"))) for index in range(num_layers)]
        loads = Loads(
            client,
            settings,
            counters,
            groups=[CacheGroup(tuple(layers), BLOCK_SIZE)],
            heads=heads,
            dtype=torch.float32,
            engine="vllm-0.32",
        )
        loads.begin(step.loads)
        while not (ended := loads.take_ended()):
            loads.write_arrived(is_idle=True)
        assert not ended[0].has_failed
        slots = [BLOCK_IDS[token // BLOCK_SIZE] * BLOCK_SIZE + token % BLOCK_SIZE for token in range(64, 448)]
        for layer in layers:
            for plane, wanted in enumerate((keys, values)):
                found = layer.slots[slots, plane].numpy()
                np.testing.assert_allclose(found, wanted[layer.index, 64:448, heads], atol=ROUNDING)
            assert int(layer.slots.isnan().any(dim=(1, 2, 3)).sum()) == len(layer.slots) - len(slots)
        lookups.loads_ended({"a": 1})
        loads.close()
    lookups.finished("a")
    lookups.close()
    with pytest.raises(CallFailed, match="NOT_FOUND"):
        client.renew_lease(step.loads[0].handle_id, 60.0)
    counts = counters.take()
    assert counts["loaded_tokens"] == 2 * (448 - 64) and "load_failures" not in counts
