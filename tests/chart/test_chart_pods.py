"""The pods of a release as processes of this machine: they find each other, serve, restart, and keep stored KV."""

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pod_sandbox
import pytest
from kuberay import pods_of
from pod_sandbox import Container, Node, Pod
from rendered import Rendered, render, values_file

from benchmarks.fixtures.tiny_model import write_tiny_model
from cluster.ingress.access.bearer_tokens import new_token, token_line

HEAD, WORKER, SERVE, TEST = 10, 11, 12, 13
HEAD_NAME, SERVE_NAME = "rel-runahead-head-svc", "rel-runahead.prod.svc"
_READY_TIMEOUT_S = 150.0
_HEALTH = "import urllib.request as r, sys; sys.exit(r.urlopen(sys.argv[1], timeout=5).status != 200)"

pytestmark = [pytest.mark.service, pytest.mark.timeout(400)]


@dataclass
class Release:
    """An installed release: its running pods, and the manifests of the rest."""

    node: Node
    rendered: Rendered
    head: Pod
    worker: Pod
    ray: dict[str, Container]

    def serve(self) -> Container:
        """The serving process in a new pod, ready."""
        template = self.rendered.one("Deployment")["spec"]["template"]
        container = self.node.pod(template, SERVE).start("serve")
        probe = template["spec"]["containers"][0]["readinessProbe"]["httpGet"]
        assert probe["port"] == "metrics"
        self.wait_healthy(f"http://10.199.77.{SERVE}:9464{probe['path']}", container)
        return container

    def check(self) -> str:
        """Output of the pod of `helm test`, which must end well."""
        container = self.node.pod(self.rendered.one("Pod"), TEST).start("check")
        status = container.wait(120.0)
        output = container.log.read_text()
        assert status == 0, output
        return output

    def wait_healthy(self, url: str, container: Container) -> None:
        """Probe a container until it is healthy, as a kubelet does."""
        deadline_s = time.monotonic() + _READY_TIMEOUT_S
        while self.node.command(sys.executable, "-c", _HEALTH, url).returncode:
            assert container.is_running and time.monotonic() < deadline_s, container.log.read_text()[-4000:]
            time.sleep(0.5)


@pytest.fixture(scope="module")
def release(helm: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Release]:
    """Head and worker of a release with TLS, tokens and Ray's token."""
    if reason := pod_sandbox.why_not():
        pytest.skip(reason)
    directory = tmp_path_factory.mktemp("pods")
    write_tiny_model(directory / "model")
    for file in (directory / "model").iterdir():
        file.chmod(0o644)  # as in a volume that pods of another user read
    rendered = render(helm, values_file("tls"), settings=tuple(_settings(directory / "model")))
    data = rendered.one("ConfigMap")["data"]
    names = {HEAD_NAME: f"10.199.77.{HEAD}", SERVE_NAME: f"10.199.77.{SERVE}"}
    with Node(directory, _secrets(directory), {"rel-runahead": data}, names) as node:
        pods = pods_of(rendered.one("RayCluster"))
        head, worker = node.pod(pods["head"], HEAD), node.pod(pods["workers"], WORKER)
        release = Release(node, rendered, head, worker, {"head": head.start("ray-head")})
        assert worker.start("wait-gcs-ready").wait(_READY_TIMEOUT_S) == 0
        release.ray["worker"] = worker.start("ray-worker")
        yield release


def test_rays_probe_is_answered_though_its_api_asks_for_a_token(release: Release) -> None:
    for pod, name in ((release.head, "head"), (release.worker, "worker")):
        probe = pod.manifest["spec"]["containers"][0]["readinessProbe"]["httpGet"]
        release.wait_healthy(f"http://{pod.address}:{probe['port']}{probe['path']}", release.ray[name])
    refused = release.node.command(sys.executable, "-c", _HEALTH, f"http://{release.head.address}:8265/api/jobs/")
    assert "401" in refused.stderr


def test_a_release_serves_restarts_and_keeps_what_is_stored(release: Release) -> None:
    serving = release.serve()
    checked = release.check()
    for step in ("ready", "model", "prefill", "store", "generate"):
        assert f"{step:<9} ok" in checked
    assert _prefill(release)["cached_tokens"] == 0
    _until(lambda: _prefill(release)["cached_tokens"] > 0)

    assert serving.stop() == 0, serving.log.read_text()[-4000:]
    assert all(container.is_running for container in release.ray.values())

    serving = release.serve()
    assert _prefill(release)["cached_tokens"] > 0, "the store of the first serving process still has the prefix"
    assert serving.stop() == 0


def _settings(model: Path) -> Iterator[str]:
    group = {"replicas": 1, "workersPerPod": 2, "resources": {"requests": {"cpu": "2", "memory": "4Gi"}}}
    yield f"workerGroups.workers={json.dumps(group)}"
    yield f"model.hostPath={json.dumps(str(model))}"
    yield 'store.volume.size="1Gi"'
    yield "config.chain.min_tokens_per_worker=32"
    yield "config.store.host_bytes=67108864"
    yield "ray.objectStoreBytes=78643200"


def _secrets(directory: Path) -> dict[str, dict[str, str]]:
    token = new_token()
    certificate, key = directory / "tls.crt", directory / "tls.key"
    command = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:P-256",
        "-nodes",
        "-days",
        "2",
    ]
    command += ["-subj", f"/CN={SERVE_NAME}", "-addext", f"subjectAltName=DNS:{SERVE_NAME}"]
    subprocess.run([*command, "-keyout", str(key), "-out", str(certificate)], check=True, capture_output=True)
    tls = {"tls.crt": certificate.read_text(), "tls.key": key.read_text(), "ca.crt": certificate.read_text()}
    return {
        "runahead-tls": tls,
        "runahead-tokens": {"tokens": token_line("test", token)},
        "runahead-test-token": {"token": token},
        "rel-runahead": {"auth_token": new_token()},
    }


def _prefill(release: Release) -> dict[str, Any]:
    """Statistics of a prefill of a fixed prompt, run as another command in the pod of `helm test`."""
    pod = json.loads(json.dumps(release.rendered.one("Pod")))
    (container,) = pod["spec"]["containers"]
    options = [argument for argument in container["args"] if not argument.startswith("--timeout")]
    container["command"] = ["runahead", "prefill", "word " * 300, "--raw", "--json"]
    container["args"] = options
    running = release.node.pod(pod, TEST).start("check")
    assert running.wait(120.0) == 0, running.log.read_text()
    return dict(json.loads(running.log.read_text())["stats"])


def _until(holds: Callable[[], bool]) -> None:
    deadline_s = time.monotonic() + 30.0
    while not holds():
        assert time.monotonic() < deadline_s
        time.sleep(0.5)
