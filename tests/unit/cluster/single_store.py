"""The stores of a service whose workers are all on one node."""

from cluster.nodes.node_stores import NodeStores
from cluster.ports import ONLY_NODE, Node, StorePort
from kvstore import StoreIdentity


def one_store(port: StorePort, identity: StoreIdentity) -> NodeStores:
    def launch(node: Node) -> StorePort:
        raise AssertionError("it is open")

    stores = NodeStores(launch, identity)
    stores.add(ONLY_NODE, port)
    return stores
