"""Invariants of every release, whatever its values: rights, resources, ports, selectors, secrets."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from kuberay import Pod, pods_of
from rendered import VALUES, Rendered, render

pytestmark = pytest.mark.parametrize("values", VALUES, ids=lambda path: path.name.removesuffix("-values.yaml"))


def pods(rendered: Rendered) -> list[Pod]:
    """All pods of a release: KubeRay's, the Deployment's, and that of `helm test`."""
    template = rendered.one("Deployment")["spec"]["template"]
    serve = {"kind": "Pod", "metadata": {"name": "serve", **template["metadata"]}, "spec": template["spec"]}
    return [*pods_of(rendered.one("RayCluster")).values(), serve, *rendered.all("Pod")]


def containers(pod: Pod) -> list[dict[str, Any]]:
    return [*pod["spec"].get("initContainers", []), *pod["spec"]["containers"]]


def component(pod: Pod) -> str:
    return str(pod["metadata"]["labels"]["app.kubernetes.io/component"])


def matches(selector: dict[str, Any], labels: dict[str, str]) -> bool:
    has_labels = all(labels.get(name) == value for name, value in selector.get("matchLabels", {}).items())
    return has_labels and all(
        labels.get(expression["key"]) in expression["values"] for expression in selector.get("matchExpressions", [])
    )


def matches_peer(peer: dict[str, Any], pod: Pod) -> bool:
    return matches(peer["podSelector"], pod["metadata"]["labels"])


def test_no_container_has_rights_that_it_needs_not(helm: str, values: Path) -> None:
    for pod in pods(render(helm, values)):
        pod_rights = pod["spec"]["securityContext"]
        assert pod_rights["runAsNonRoot"] is True
        assert pod_rights["runAsUser"] > 0
        assert pod_rights["seccompProfile"] == {"type": "RuntimeDefault"}
        for field in ("hostNetwork", "hostPID", "hostIPC", "shareProcessNamespace"):
            assert not pod["spec"].get(field)
        for container in containers(pod):
            rights = container["securityContext"]
            assert rights["readOnlyRootFilesystem"] is True, container["name"]
            assert rights["allowPrivilegeEscalation"] is False
            assert rights["capabilities"] == {"drop": ["ALL"]}
            assert rights["runAsNonRoot"] is True
            assert rights["seccompProfile"] == {"type": "RuntimeDefault"}
            assert not rights.get("privileged")


def test_every_container_says_what_it_needs(helm: str, values: Path) -> None:
    for pod in pods(render(helm, values)):
        for container in containers(pod):
            requests = container["resources"]["requests"]
            assert {"cpu", "memory"} <= requests.keys(), container["name"]


def test_only_the_autoscaler_can_talk_to_the_api_server(helm: str, values: Path) -> None:
    for pod in pods(render(helm, values)):
        assert pod["spec"]["automountServiceAccountToken"] is False
        with_token = {
            volume["name"]
            for volume in pod["spec"]["volumes"]
            if any("serviceAccountToken" in source for source in volume.get("projected", {}).get("sources", []))
        }
        holders = [
            container["name"]
            for container in containers(pod)
            if any(mount["name"] in with_token for mount in container.get("volumeMounts", []))
        ]
        assert holders == (["autoscaler"] if "autoscaler" in [c["name"] for c in containers(pod)] else [])


def test_secrets_are_mounted_or_referred_to_and_never_written_down(helm: str, values: Path) -> None:
    rendered = render(helm, values)
    assert rendered.all("Secret") == []
    for pod in pods(rendered):
        for container in containers(pod):
            for variable in container.get("env", []):
                if any(word in variable["name"] for word in ("TOKEN", "PASSWORD", "SECRET", "KEY")):
                    assert "secretKeyRef" in variable["valueFrom"], variable["name"]
            assert "password" not in " ".join([*container.get("command", []), *container.get("args", [])]).lower()
        for volume in pod["spec"]["volumes"]:
            is_secret = "secret" in volume or volume["name"] == "credentials"
            if is_secret:
                assert (volume.get("secret") or volume["projected"])["defaultMode"] == 0o400


def test_what_is_mounted_is_a_volume_and_every_volume_is_mounted(helm: str, values: Path) -> None:
    for pod in pods(render(helm, values)):
        volumes = [volume["name"] for volume in pod["spec"]["volumes"]]
        assert len(volumes) == len(set(volumes))
        mounted = {mount["name"] for container in containers(pod) for mount in container.get("volumeMounts", [])}
        assert mounted == set(volumes), component(pod)
        for container in containers(pod):
            paths = [mount["mountPath"] for mount in container.get("volumeMounts", [])]
            assert len(paths) == len(set(paths))


def test_what_ray_writes_to_is_writable(helm: str, values: Path) -> None:
    for pod in pods(render(helm, values)):
        if component(pod) == "test":
            continue
        main = pod["spec"]["containers"][0]
        writable = {mount["mountPath"] for mount in main["volumeMounts"] if not mount.get("readOnly")}
        assert {"/tmp", "/dev/shm"} <= writable
        assert {"name": "HOME", "value": "/tmp"} in main["env"]


def test_every_selector_finds_pods_of_this_release_alone(helm: str, values: Path) -> None:
    rendered = render(helm, values)
    selected: dict[str, list[str]] = {}
    for found in rendered.objects:
        for selector in _selectors(found):
            labels = selector["matchLabels"]
            assert labels["app.kubernetes.io/instance"] == "rel"
            assert labels["app.kubernetes.io/part-of"] == "runahead"
            hits = [component(pod) for pod in pods(rendered) if matches(selector, pod["metadata"]["labels"])]
            selected.setdefault(found["kind"], []).extend(hits)
            assert hits, f"{found['kind']} {found['metadata']['name']} selects nothing"
    assert selected["Service"] == ["serve"] * len(rendered.all("Service"))
    assert selected["Deployment"] == ["serve"]


def test_every_service_and_probe_and_monitor_names_a_port_that_is_there(helm: str, values: Path) -> None:
    rendered = render(helm, values)
    serve = rendered.one("Deployment")["spec"]["template"]["spec"]["containers"][0]
    ports = {port["name"]: port["containerPort"] for port in serve["ports"]}
    for service in rendered.all("Service"):
        for port in service["spec"]["ports"]:
            assert ports[port["targetPort"]] == port["port"]
    for probe in ("startupProbe", "readinessProbe", "livenessProbe"):
        port = (serve[probe].get("grpc") or serve[probe]["httpGet"])["port"]
        assert port in ports or port in ports.values()
    for monitor in rendered.all("PodMonitor"):
        for pod in pods(rendered):
            if matches(monitor["spec"]["selector"], pod["metadata"]["labels"]):
                names = {port["name"] for container in containers(pod) for port in container.get("ports", [])}
                assert {end["port"] for end in monitor["spec"]["podMetricsEndpoints"]} <= names


def test_probes_speak_what_the_service_speaks(helm: str, values: Path) -> None:
    rendered = render(helm, values)
    serve = rendered.one("Deployment")["spec"]["template"]["spec"]["containers"][0]
    has_tls = any(mount["name"] == "tls" for mount in serve["volumeMounts"])
    for probe, service, path in (
        ("startupProbe", "runahead.v1.RunaheadService", "/readyz"),
        ("readinessProbe", "runahead.v1.RunaheadService", "/readyz"),
        ("livenessProbe", None, "/healthz"),
    ):
        if has_tls:
            assert serve[probe]["httpGet"] == {"port": "metrics", "path": path}
        else:
            assert serve[probe]["grpc"].get("service") == service


def test_the_network_lets_in_what_it_should_and_nothing_else(helm: str, values: Path) -> None:
    rendered = render(helm, values)
    if not rendered.all("NetworkPolicy"):
        pytest.skip("these values have no network policies")
    also = {"grpc"} if "extraIngress" in values.read_text() else set()
    for pod in pods(rendered):
        if component(pod) == "test":
            continue
        rules = list(_rules(rendered, pod, "ingress"))
        opened = {port["port"] for rule in rules for port in rule.get("ports", [])}
        named = {port["name"] for container in containers(pod) for port in container.get("ports", [])}
        # Ray's control plane is for the cluster alone; every other declared port of a pod is open to some callers.
        assert opened | also == (named - {"gcs-server"}) | also
        (unlimited,) = (rule for rule in rules if "ports" not in rule)
        assert [peer.keys() for peer in unlimited["from"]] == [{"podSelector"}], "only pods of this namespace"
        among = {component(other) for other in pods(rendered) if matches_peer(unlimited["from"][0], other)}
        assert among == {"head", "serve", "worker"}, "Ray, gloo and NCCL choose their ports"


def test_the_network_lets_out_to_dns_and_the_cluster(helm: str, values: Path) -> None:
    rendered = render(helm, values)
    if not rendered.all("NetworkPolicy"):
        pytest.skip("these values have no network policies")
    scales = rendered.one("RayCluster")["spec"]["enableInTreeAutoscaling"]
    also = {443} if "extraEgress" in values.read_text() else set()
    for pod in pods(rendered):
        if component(pod) == "test":
            continue
        ports = {port["port"] for rule in _rules(rendered, pod, "egress") for port in rule.get("ports", [])}
        assert ports == {53} | also | ({443, 6443} if scales and component(pod) == "head" else set())


def test_a_stop_has_the_time_that_a_drain_takes(helm: str, values: Path) -> None:
    spec = render(helm, values).one("Deployment")["spec"]
    drain_s = 30 if "drain_s" not in values.read_text() else 120.5
    assert spec["template"]["spec"]["terminationGracePeriodSeconds"] >= drain_s + 10
    assert spec["strategy"] == {"type": "Recreate"}


def test_one_image_runs_everywhere(helm: str, values: Path) -> None:
    ours = {
        container["image"]
        for pod in pods(render(helm, values))
        for container in containers(pod)
        if container["name"] in ("ray-head", "ray-worker", "wait-gcs-ready", "autoscaler", "serve", "check")
    }
    assert len(ours) == 1


def _rules(rendered: Rendered, pod: Pod, direction: str) -> Iterator[dict[str, Any]]:
    """Rules of all network policies that select the pod."""
    for policy in rendered.all("NetworkPolicy"):
        if matches(policy["spec"]["podSelector"], pod["metadata"]["labels"]):
            yield from policy["spec"].get(direction, [])


def _selectors(found: dict[str, Any]) -> Iterator[dict[str, Any]]:
    spec = found.get("spec", {})
    match found["kind"]:
        case "Service":
            yield {"matchLabels": spec["selector"]}
        case "Deployment" | "PodDisruptionBudget" | "PodMonitor":
            yield spec["selector"]
        case "NetworkPolicy":
            yield spec["podSelector"]
