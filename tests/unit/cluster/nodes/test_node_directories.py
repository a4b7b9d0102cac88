"""The store of each node gets a directory of its own, or an error that says why it cannot."""

import pytest

from cluster.nodes.node_directories import NodeDirectories
from cluster.ports import Node
from kvstore import StoreNotWritable

A, B = Node("1", "a", "10.0.0.1"), Node("2", "b", "10.0.0.1")
ELSEWHERE = Node("3", "c", "10.0.0.2")


def test_the_nodes_name_stands_in_the_directory() -> None:
    directories = NodeDirectories("/data/{node}/kv")
    assert [directories.take(node) for node in (A, B, A)] == ["/data/a/kv", "/data/b/kv", "/data/a/kv"]


def test_nodes_of_two_hosts_have_the_same_path() -> None:
    directories = NodeDirectories("/data/kv")
    assert [directories.take(node) for node in (A, ELSEWHERE)] == ["/data/kv", "/data/kv"]


def test_two_nodes_of_one_host_cannot_share_a_directory_and_are_told_what_to_do() -> None:
    directories = NodeDirectories("/data/kv")
    directories.take(A)
    with pytest.raises(StoreNotWritable, match=r"nodes a and b are on one host.* put \{node\} into store.directory"):
        directories.take(B)
    directories.give_back(A)
    assert directories.take(B) == "/data/kv"


@pytest.mark.parametrize("name", ["", ".", "..", "../up", "a/b", "a b", "-flag", "ü", "a\n"])
def test_a_name_that_is_none_of_a_file_is_refused(name: str) -> None:
    with pytest.raises(StoreNotWritable, match="ray start --node-name"):
        NodeDirectories("/data/{node}").take(Node("1", name, ""))
    assert NodeDirectories("/data").take(Node("1", name, "")) == "/data"
