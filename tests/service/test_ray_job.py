"""`ray job submit` on a real cluster of two nodes: placement, names, stops, takeovers."""

import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from ray_jobs import ROOT, Job, actors, assert_nothing_is_left, processes_of_services
from ray_nodes import BIN, RayNodes, resources
from served_model import ServedModel, ask, ids_prompt, random_prompt

from cluster.client import CallFailed
from protos.runahead.v1 import runahead_pb2 as pb

pytestmark = [pytest.mark.service, pytest.mark.timeout(600)]

PACKAGES = ("cluster", "workers", "kvstore", "protos", "benchmarks")
OVER_BOTH_NODES = ("--placement", "strict_spread")
ON_THE_SECOND = ("--worker-resource", "fast_disk=1", "--node-label", "zone=b", "--gpu-domain", "same")
STORED = 256
ENDLESS_TOKENS = 3700


@pytest.fixture(scope="module")
def nodes() -> Iterator[RayNodes]:
    nodes = RayNodes()
    try:
        nodes.start_head(num_cpus="2")
        nodes.start_node("second", num_cpus="2", resources=resources(fast_disk=2), labels="zone=b,ray.io/gpu-domain=d1")
        yield nodes
    finally:
        nodes.stop()


@pytest.fixture
def options(model: ServedModel, tmp_path: Path) -> tuple[str, ...]:
    """Options of all services of a test."""
    return (model.directory, "--store-dir", str(tmp_path / "{node}"))


@pytest.fixture
def submit(nodes: RayNodes, options: tuple[str, ...]) -> Iterator[Callable[..., Job]]:
    """Submit services; at the end of the test nothing of them is left."""
    jobs: list[Job] = []

    def submitted(*more: str, **environment: str) -> Job:
        jobs.append(Job(nodes, *options, *more, **environment))
        return jobs[-1]

    yield submitted
    for job in jobs:
        if job.is_running():
            job.begin_to_stop()
    assert_nothing_is_left(nodes)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A directory into which the project's wheel was installed, and its version there."""
    directory = tmp_path_factory.mktemp("wheel")
    source, site = directory / "source", directory / "site"
    for package in PACKAGES:
        shutil.copytree(ROOT / package, source / package, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("README.md", "LICENSE"):
        shutil.copy(ROOT / name, source)
    project = (ROOT / "pyproject.toml").read_text()
    version = tomllib.loads(project)["project"]["version"]
    (source / "pyproject.toml").write_text(project.replace(f'"{version}"', f'"{version}+installed"', 1))
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, "--target", str(site), str(source)], check=True, timeout=120)
    return site, f"{version}+installed"


def test_a_checkout_is_submitted_spread_over_both_nodes_stopped_and_taken_over(
    nodes: RayNodes, model: ServedModel, submit: Callable[..., Job]
) -> None:
    prompt = random_prompt(31, 300)
    first = submit(*OVER_BOTH_NODES)
    with first.client() as client:
        prefilled = client.prefill(pb.PrefillRequest(prompt=ids_prompt(prompt)), timeout_s=60)
        assert prefilled.stats.workers == 2
        model.assert_exact(prompt, ask(client, prompt).token_ids)
        at = actors(nodes)
        assert {at["runahead-worker-0"], at["runahead-worker-1"]} == {"head", "second"}
        assert (at["runahead-store-head"], at["runahead-store-second"]) == ("head", "second")
        assert len(processes_of_services(nodes)) >= len(at) + 1, "all actors, and the serving process"
        files = nodes.uploaded()
        assert {"cli.py", "partition_run.py", "inventory.py", "runahead_pb2.py"} <= {file.name for file in files}
        assert not {"docs", "tests", ".git", ".venv"} & {part for file in files for part in file.parts}
    first.stop()
    assert first.final_status() == "STOPPED"
    assert "running requests have 1.5 s to end" in first.log()
    assert first.log().endswith("\nstopped\n")
    assert_nothing_is_left(nodes)

    with submit(*OVER_BOTH_NODES).client() as client:
        reply = ask(client, prompt)
    model.assert_exact(prompt, reply.token_ids)
    assert reply.stats.cached_tokens == STORED


def test_a_job_from_a_wheel_takes_over_from_one_that_was_killed_and_no_other_from_it(
    nodes: RayNodes,
    model: ServedModel,
    tmp_path: Path,
    submit: Callable[..., Job],
    installed: tuple[Path, str],
) -> None:
    """It is submitted while the first job lives, runs on the node of its options, and ends requests when stopped."""
    prompt = random_prompt(32, 300)
    first = submit(*ON_THE_SECOND)
    with first.client() as client:
        ask(client, prompt)
    site, version = installed
    path = f"{site / 'bin'}:{nodes.environment['PATH']}"
    stops = {"RAY_JOB_STOP_WAIT_TIME_S": "30", "RUNAHEAD_SERVER__DRAIN_S": "0.2"}
    second = submit(*ON_THE_SECOND, PYTHONPATH=str(site), PATH=path, **stops)
    second.wait_for("waiting up to 30 s: a service runs in Ray namespace")
    first.kill()
    assert first.final_status() == "FAILED"

    with second.client() as client:
        assert client.stats().service.version == version
        reply = ask(client, prompt)
        model.assert_exact(prompt, reply.token_ids)
        assert reply.stats.cached_tokens == STORED
        names = ("runahead-store-second", "runahead-worker-0", "runahead-worker-1")
        assert actors(nodes) == dict.fromkeys(names, "second")
        own_store = (model.directory, "--store-dir", str(tmp_path / "own"))
        error = refused(nodes, *own_store, RUNAHEAD_CHAIN__TAKEOVER_TIMEOUT_S="0.5")
        assert f"a service runs in Ray namespace 'runahead' (actors {', '.join(names)})" in error

        endless = pb.GenerateRequest(prompt=ids_prompt(prompt), max_new_tokens=ENDLESS_TOKENS, ignore_eos=True)
        replies = client.generate(endless, timeout_s=120)
        token_ids = list(next(replies).tokens.token_ids)
        second.begin_to_stop()
        with pytest.raises(CallFailed, match="UNAVAILABLE"):
            for response in replies:
                token_ids += response.tokens.token_ids
    assert len(token_ids) < ENDLESS_TOKENS
    model.assert_exact(prompt, token_ids[:8])
    assert second.final_status() == "STOPPED"
    assert second.log().endswith("\nstopped\n")


def test_what_the_cluster_has_no_room_for_is_said_in_one_line(nodes: RayNodes, options: tuple[str, ...]) -> None:
    wanted = ("--workers", "3", "--worker-resource", "fast_disk=1", "--node-label", "zone=c")
    error = refused(nodes, *options, *wanted, RUNAHEAD_CHAIN__PLACEMENT_TIMEOUT_S="1")
    assert "needed 3 x (CPU 1, fast_disk 1), on nodes with zone=c, placement pack" in error
    assert (
        "; available head: CPU 2 free of 2, no fast_disk, no label zone; second: CPU 2 free of 2, fast_disk 2" in error
    )
    assert_nothing_is_left(nodes)


def test_workers_of_a_lost_node_begin_again_where_there_is_room(
    nodes: RayNodes, model: ServedModel, submit: Callable[..., Job]
) -> None:
    nodes.start_node("third", num_cpus="2", resources=resources(rare_disk=2))
    prompt = random_prompt(33, 300)
    with submit("--worker-resource", "rare_disk=1").client() as client:
        ask(client, prompt)
        assert set(actors(nodes).values()) == {"third"}
        nodes.kill_node("third")
        nodes.start_node("fourth", num_cpus="2", resources=resources(rare_disk=2))
        model.assert_exact(prompt, ask(client, prompt).token_ids)
        assert set(actors(nodes).values()) == {"fourth"}


def refused(nodes: RayNodes, *options: str, **environment: str) -> str:
    """The error of a `runahead serve` that fails on the head, outside a job."""
    result = subprocess.run(
        [str(BIN / "python"), "-m", "cluster.cli", "serve", "--port", "0", "--ray-address", nodes.address, *options],
        cwd=ROOT,
        env={**nodes.environment, **environment},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert result.returncode == 2, result.stderr
    return result.stderr.splitlines()[-1]
