"""Directories of the nodes' stores: `{node}` in the configured path stands for the node's name. Pure."""

import re

from cluster.ports import Node
from kvstore import StoreNotWritable

_NODE_FIELD = "{node}"
_PATH_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,127}")


def is_per_node(configured: str) -> bool:
    return _NODE_FIELD in configured


class NodeDirectories:
    """Directories in use. Nodes on different hosts may have equal paths; nodes on one host may not."""

    def __init__(self, configured: str) -> None:
        self._configured = configured
        self._node_at: dict[tuple[str, str], Node] = {}

    def take(self, node: Node) -> str:
        """Take a node's directory until `give_back`.

        Raises StoreNotWritable for a name that cannot be in a path, or a directory that another node uses.
        """
        directory = self._directory_of(node)
        owner = self._node_at.setdefault((node.address, directory), node)
        if owner != node:
            raise StoreNotWritable(
                f"nodes {owner.name} and {node.name} are on one host, and their stores cannot share {directory}: put "
                f"{_NODE_FIELD} into store.directory, and give the nodes different names (ray start --node-name)"
            )
        return directory

    def give_back(self, node: Node) -> None:
        self._node_at = {place: owner for place, owner in self._node_at.items() if owner != node}

    def _directory_of(self, node: Node) -> str:
        if not is_per_node(self._configured):
            return self._configured
        if not _PATH_NAME.fullmatch(node.name):
            raise StoreNotWritable(
                f"the node's name {node.name!r} cannot stand for {_NODE_FIELD} in {self._configured}: name the node "
                "with letters, digits, '.', '_' and '-' (ray start --node-name)"
            )
        return self._configured.replace(_NODE_FIELD, node.name)
