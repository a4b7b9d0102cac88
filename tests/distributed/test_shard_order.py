"""Two shards of one worker over gloo: a shard that leaves its epoch releases the other one at once."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from rank_pool import HOST

from workers.device.device import HOST as HOST_DEVICE
from workers.errors import ChainBroken
from workers.handoff.rendezvous import Rendezvous
from workers.handoff.shard_group import ShardGroup
from workers.handoff.shard_order import Boundary, ShardOrder
from workers.plan.config import EpochSpec
from workers.turns.turn_order import Turn

pytestmark = pytest.mark.ranks

REQUEST = 7
#: Timeout after which a waiting shard gives up by itself, and the longest wait of a test.
_LATE_S, _WAIT_S = 600.0, 60.0


@pytest.fixture
def pool() -> Iterator[ThreadPoolExecutor]:
    pool = ThreadPoolExecutor(4)
    yield pool
    pool.shutdown(wait=False)


@pytest.fixture
def orders(pool: ThreadPoolExecutor) -> Iterator[list[ShardOrder]]:
    rendezvous = Rendezvous(HOST)
    rendezvous.start()
    orders = [order_of(spec_of(shard, rendezvous)) for shard in range(2)]
    for joining in [pool.submit(order.join) for order in orders]:
        joining.result(_WAIT_S)
    yield orders
    for order in orders:
        order.leave()
    rendezvous.stop()


def order_of(spec: EpochSpec) -> ShardOrder:
    return ShardOrder(spec, ShardGroup(spec, HOST_DEVICE, _LATE_S))


def spec_of(shard: int, rendezvous: Rendezvous) -> EpochSpec:
    return EpochSpec(
        epoch=1,
        rank=shard,
        world_size=2,
        rendezvous_host=rendezvous.host,
        rendezvous_port=rendezvous.port,
        bind_host=HOST,
        num_shards=2,
    )


@pytest.mark.parametrize("leaving", [0, 1])
def test_a_shard_that_leaves_ends_votes_and_turns_of_the_others(
    leaving: int, orders: list[ShardOrder], pool: ThreadPoolExecutor
) -> None:
    votes = [pool.submit(order.agree, REQUEST, Boundary.GO_ON) for order in orders]
    assert [vote.result(_WAIT_S) for vote in votes] == [(Boundary.GO_ON, False)] * 2
    vote = pool.submit(orders[1 - leaving].agree, REQUEST, Boundary.GO_ON)
    turn = pool.submit(orders[1].baton.acquire, Turn(is_decode=False, request=REQUEST))
    orders[leaving].leave()
    for waiting in (vote, turn):
        with pytest.raises(ChainBroken):
            waiting.result(_WAIT_S)
