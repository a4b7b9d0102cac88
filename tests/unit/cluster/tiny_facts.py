"""A model of one layer with its store, cost, requests and settings, for services whose workers compute nothing."""

from collections.abc import Iterable
from typing import Any

from cluster.config.chain import ChainConfig
from cluster.config.limits import LimitsConfig
from cluster.config.server import ServerConfig
from cluster.config.service_config import ServiceConfig
from cluster.planning.cost_model import CostKey, CostModel, LayerCost
from cluster.ports import Node
from cluster.requests.request import TokenRequest
from kvstore import KVShape, Layout, StoreConfig, StoreIdentity
from workers.plan.config import WorkerConfig
from workers.plan.model_facts import ModelFacts
from workers.plan.partition import RowCost

A, B = Node("1", "a", "10.0.0.1"), Node("2", "b", "10.0.0.2")
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
IDENTITY = StoreIdentity(model_fingerprint=FACTS.fingerprint, shape=FACTS.kv, layout=Layout())


def token_request(token_ids: Iterable[int], **more: Any) -> TokenRequest:
    """A request for one token, whose KV is kept."""
    usual = {"request_id": "r", "max_new_tokens": 1, "stop_token_ids": (), "keep": True, "arrived_s": 0.0}
    return TokenRequest(token_ids=tuple(token_ids), **{**usual, **more})


def service_config(**sections: Any) -> ServiceConfig:
    """Settings of a service of one worker, on a free port."""
    usual = {
        "worker": WorkerConfig(model="tiny"),
        "store": StoreConfig(directory="nowhere"),
        "server": ServerConfig(port=0),
        "limits": LimitsConfig(),
        "chain": ChainConfig(workers=1),
    }
    return ServiceConfig(**{**usual, **sections})
