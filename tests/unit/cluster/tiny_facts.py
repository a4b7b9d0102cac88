"""A model of one layer and a cost model of it, for services whose workers compute nothing."""

from cluster.planning.cost_model import CostKey, CostModel, LayerCost
from kvstore import KVShape
from workers.plan.model_facts import ModelFacts
from workers.plan.partition import RowCost

FACTS = ModelFacts(
    name="tiny",
    architecture="llama",
    fingerprint="f",
    kv=KVShape(num_layers=1, num_kv_heads=1, head_dim=8, dtype="float32"),
    num_heads=1,
    vocab_size=100,
    max_positions=1000,
    windows=(None,),
    eos_token_ids=(),
    row_cost=RowCost(linear=1.0, attention=0.0),
)
COST = CostModel(
    key=CostKey(model="tiny", device="cpu", threads=1, dtype="float32"),
    num_layers=1,
    row_bytes=64,
    layer=LayerCost(token_s=1e-3, pair_s=0.0),
)
