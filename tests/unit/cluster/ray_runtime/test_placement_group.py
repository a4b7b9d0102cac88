"""The resources that a chain asks a Ray cluster for, and the error when there is no room."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cluster.cli.serve import pairs
from cluster.config.service_config import ServiceConfig, resolve
from cluster.errors import StartError
from cluster.ray_runtime.bundles import (
    RayNode,
    is_actor_of_a_service,
    neighbours_together,
    no_room,
    node_names,
    present_room,
    store_name,
    wanted_room,
    worker_bundle,
    worker_name,
)
from workers.plan.config import Shard


def configured(threads: int = 1, **chain: Any) -> ServiceConfig:
    return resolve({"worker": {"model": "m", "threads": threads}, "chain": chain}, None)


def node(name: str, total: dict[str, float], free: dict[str, float] | None = None, **labels: str) -> RayNode:
    return RayNode(name, name, total, total if free is None else free, labels)


def test_a_worker_takes_its_threads_as_cpus_and_what_else_was_asked_for() -> None:
    assert worker_bundle(configured(threads=4)) == {"CPU": 4}
    config = configured(gpus_per_worker=1, worker_resources={"fast_disk": "0.5"})
    assert worker_bundle(config) == {"CPU": 1, "GPU": 1, "fast_disk": 0.5}


def test_shards_of_a_worker_share_a_bundle_and_so_a_node_and_have_names_of_their_own() -> None:
    config = configured(threads=2, tensor_parallel=4, gpus_per_worker=1, worker_resources={"fast_disk": "0.5"})
    assert worker_bundle(config) == {"CPU": 8, "GPU": 4, "fast_disk": 2}
    assert "2 x (CPU 8, GPU 4, fast_disk 2), each for 4 shards on one node" in wanted_room(config)
    assert (worker_name(1, Shard(3, 4)), store_name("head", Shard(3, 4))) == (
        "runahead-worker-1-shard-3",
        "runahead-store-head-shard-3",
    )


@given(st.lists(st.sampled_from("abcd"), max_size=12))
def test_bundles_of_one_node_are_neighbours_and_keep_their_order(nodes: list[str]) -> None:
    bundles = neighbours_together(nodes)
    assert sorted(bundles) == list(range(len(nodes)))
    in_order = [nodes[bundle] for bundle in bundles]
    assert [name for index, name in enumerate(in_order) if in_order[index - 1 : index] != [name]] == list(
        dict.fromkeys(nodes)
    )
    for name in set(nodes):
        own = [bundle for bundle in bundles if nodes[bundle] == name]
        assert own == sorted(own)


def test_nodes_of_one_name_are_told_apart() -> None:
    names = node_names({"aaaaaaaaaa": "10.0.0.1", "bbbbbbbbbb": "10.0.0.1", "cccccccccc": "head"})
    assert names == {
        "aaaaaaaaaa": "10.0.0.1-aaaaaaaa",
        "bbbbbbbbbb": "10.0.0.1-bbbbbbbb",
        "cccccccccc": "head",
    }


def test_a_services_actors_are_known_by_their_names() -> None:
    assert all(map(is_actor_of_a_service, (worker_name(3), store_name("head"))))
    assert not is_actor_of_a_service("of-another-job")


def test_the_line_for_no_room_has_what_was_asked_for_what_there_is_and_what_to_change() -> None:
    config = configured(
        threads=2,
        workers=3,
        placement="strict_spread",
        worker_resources={"fast_disk": 1},
        node_labels={"zone": "b"},
        gpu_domain="same",
    )
    nodes = [
        node("head", {"CPU": 8.0}, {"CPU": 2.5}),
        node("second", {"CPU": 8.0, "fast_disk": 1.0}, zone="b", **{"ray.io/gpu-domain": "d1"}),
    ]
    line = no_room(config, nodes)
    assert "\n" not in line
    assert "3 x (CPU 2, fast_disk 1), on nodes with zone=b, placement strict_spread, all with the same ray.io" in line
    assert "head: CPU 2.5 free of 8, no fast_disk, no label zone, no label ray.io/gpu-domain;" in line
    assert "second: CPU 8 free of 8, fast_disk 1 free of 1, zone=b, ray.io/gpu-domain=d1;" in line
    assert "chain.placement_timeout_s" in line


def test_the_error_names_only_a_part_of_a_large_cluster() -> None:
    told = present_room(configured(), [node(f"n{number}", {"CPU": 1.0}) for number in range(20)])
    assert told.count("free of") == 8
    assert told.endswith("and 12 more nodes")


def test_a_plain_chain_asks_for_little() -> None:
    assert wanted_room(configured()) == "2 x (CPU 1), placement pack"


@pytest.mark.parametrize(
    ("chain", "says"),
    [
        ({"placement": "near"}, "chain.placement"),
        ({"gpu_domain": "some"}, "chain.gpu_domain"),
        ({"gpus_per_worker": -1}, "gpus_per_worker must not be negative"),
        ({"gpus_per_worker": 1.5}, "gpus_per_worker above 1 must be a whole number"),
        ({"worker_resources": {"CPU": 1}}, "set CPUs with worker.threads"),
        ({"worker_resources": {"disk": 0}}, "positive amounts, not disk=0"),
        ({"worker_resources": {"disk": "much"}}, "chain.worker_resources.disk"),
        ({"node_labels": {"zone": ""}}, "node_labels needs a key and a value"),
        ({"takeover_timeout_s": -1}, "takeover_timeout_s must not be negative"),
        ({"placement_timeout_s": "nan"}, "placement_timeout_s must not be negative"),
    ],
)
def test_settings_that_cannot_work_are_refused(chain: dict[str, object], says: str) -> None:
    with pytest.raises(StartError, match=says):
        configured(**chain)


def test_options_are_pairs() -> None:
    assert pairs("--node-label", ["ray.io/zone=in(a,b)", "kind=!spot"]) == {"ray.io/zone": "in(a,b)", "kind": "!spot"}
    assert pairs("--node-label", None) is None
    with pytest.raises(StartError, match="--node-label takes KEY=VALUE, not 'zone', '=b'"):
        pairs("--node-label", ["zone", "a=b", "=b"])
