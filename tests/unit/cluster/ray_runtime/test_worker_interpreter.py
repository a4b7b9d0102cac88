"""The Python interpreter that Ray starts workers with, in a directory of any name."""

import dataclasses
import sys

import pytest
from tiny_facts import service_config

from cluster.config.chain import ChainConfig
from cluster.ray_runtime.workers import runtime_environment
from workers import WorkerConfig

CONFIG = service_config(worker=WorkerConfig(model="/model", environment={"A": "1"}))


def test_its_path_reaches_the_shell_in_quotes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/a b/bin/python")
    environment = runtime_environment(CONFIG)
    assert environment["py_executable"] == "'/a b/bin/python'"
    assert environment["env_vars"]["A"] == "1"


def test_a_path_without_spaces_is_left_to_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/ab/bin/python")
    assert runtime_environment(CONFIG).keys() == {"env_vars"}


@pytest.mark.parametrize(("address", "is_ours"), [("head:6379", False), ("auto", False), ("local", True)])
def test_nodes_of_a_cluster_that_is_not_ours_have_their_own(
    monkeypatch: pytest.MonkeyPatch, address: str, is_ours: bool
) -> None:
    monkeypatch.setattr(sys, "executable", "/a b/bin/python")
    config = dataclasses.replace(CONFIG, chain=ChainConfig(ray_address=address))
    assert ("py_executable" in runtime_environment(config)) == is_ours
