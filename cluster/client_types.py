"""Former module of the clients' values, to be removed in the next release: use `from runahead import Piece`."""

from cluster.client.values import Completion as Completion
from cluster.client.values import Handle as Handle
from cluster.client.values import KvBlock as KvBlock
from cluster.client.values import Piece as Piece
from cluster.client.values import Prefilled as Prefilled
from cluster.client.values import Warmed as Warmed
