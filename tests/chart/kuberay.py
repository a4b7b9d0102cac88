"""The pods that KubeRay 1.7 makes of a RayCluster, in all respects that a chart can get wrong.

From its source (ray-operator/controllers/ray/common/pod.go): the first container is Ray's. It gets its command, the
token, the address, a port and probes; workers wait for the head in a container of the same image, rights, environment
and mounts; with autoscaling the head gets a container for that, restarting nothing with version v2.
"""

import copy
import math
import shlex
from fractions import Fraction
from typing import Any

Pod = dict[str, Any]

_GCS_PORT = "6379"
_AGENT_PORT = "52365"


def pods_of(cluster: dict[str, Any]) -> dict[str, Pod]:
    """One pod of each group, by the group's name; the head group is called `head`."""
    name, spec = cluster["metadata"]["name"], cluster["spec"]
    pods = {"head": _pod(cluster, spec["headGroupSpec"], "head", "headgroup")}
    for group in spec.get("workerGroupSpecs", []):
        pods[group["groupName"]] = _pod(cluster, group, "worker", group["groupName"])
    if spec.get("enableInTreeAutoscaling"):
        _add_autoscaler(pods["head"], name, spec)
        if spec["autoscalerOptions"].get("version") == "v2":
            for pod in pods.values():
                pod["spec"]["restartPolicy"] = "Never"
    return pods


def ray_start(group: dict[str, Any], node_type: str, address: str) -> str:
    """The `ray start` command that KubeRay derives from a group's parameters and its container's resources."""
    parameters = {
        "metrics-export-port": "8080",
        "dashboard-agent-listen-port": _AGENT_PORT,
        **({"dashboard-host": "0.0.0.0"} if node_type == "head" else {"address": address}),
        **group.get("rayStartParams", {}),
        "block": "true",
    }
    resources = group["template"]["spec"]["containers"][0].get("resources", {})
    limits, requests = resources.get("limits", {}), resources.get("requests", {})
    if "num-cpus" not in parameters and (cpus := limits.get("cpu") or requests.get("cpu")):
        parameters["num-cpus"] = str(_whole_cpus(str(cpus)))
    gpus = [amount for resource, amount in sorted(limits.items()) if resource.endswith("gpu")]
    if "num-gpus" not in parameters and gpus:
        parameters["num-gpus"] = str(gpus[0])
    flags = [
        f"--{name}" if value == "true" else f"--{name}={value}"
        for name, value in sorted(parameters.items())
        if value != "false"
    ]
    return shlex.join(["ray", "start", *(["--head"] if node_type == "head" else []), *flags])


def _pod(cluster: dict[str, Any], group: dict[str, Any], node_type: str, group_name: str) -> Pod:
    name, spec = cluster["metadata"]["name"], cluster["spec"]
    template = copy.deepcopy(group["template"])
    pod = {"apiVersion": "v1", "kind": "Pod", "metadata": template["metadata"], "spec": template["spec"]}
    pod["metadata"]["name"] = f"{name}-{group_name}"
    pod["metadata"]["labels"] = {
        "app.kubernetes.io/name": "kuberay",
        "app.kubernetes.io/created-by": "kuberay-operator",
        **pod["metadata"].get("labels", {}),
        "ray.io/cluster": name,
        "ray.io/node-type": node_type,
        "ray.io/group": group_name,
    }
    head = f"{name}-head-svc:{_GCS_PORT}"
    container = pod["spec"]["containers"][0]
    if spec.get("authOptions", {}).get("mode") == "token":
        secret = spec["authOptions"].get("secretName") or name
        container["env"] += [
            {"name": "RAY_AUTH_MODE", "value": "token"},
            {"name": "RAY_AUTH_TOKEN", "valueFrom": {"secretKeyRef": {"name": secret, "key": "auth_token"}}},
        ]
    if node_type == "worker":
        pod["spec"].setdefault("initContainers", []).append(_wait_for_head(container, head))
    if all(mount["mountPath"] != "/dev/shm" for mount in container["volumeMounts"]):
        container["volumeMounts"].append({"name": "shared-mem", "mountPath": "/dev/shm"})
        pod["spec"]["volumes"].append({"name": "shared-mem", "emptyDir": {"medium": "Memory"}})
    container["command"] = ["/bin/bash", "-c", "--"]
    container["args"] = [f"ulimit -n ${{RAY_START_ULIMIT_OPEN_FILES:-65536}}; {ray_start(group, node_type, head)}"]
    address = head if node_type == "worker" else f"127.0.0.1:{_GCS_PORT}"
    container["env"].append({"name": "RAY_ADDRESS", "value": address})
    probe = {"httpGet": {"path": "/api/healthz", "port": int(_AGENT_PORT)}, "periodSeconds": 5}
    container["livenessProbe"] = container["readinessProbe"] = probe
    return pod


def _wait_for_head(container: dict[str, Any], head: str) -> dict[str, Any]:
    same = {key: copy.deepcopy(container[key]) for key in ("image", "securityContext", "env", "volumeMounts")}
    command = f"until ray health-check --address {head} > /dev/null 2>&1; do sleep 5; done"
    resources = {"cpu": "200m", "memory": "256Mi"}
    return {
        "name": "wait-gcs-ready",
        "command": ["/bin/bash", "-c", "--"],
        "args": [command],
        "resources": {"limits": resources, "requests": resources},
        **same,
    }


def _add_autoscaler(head: Pod, name: str, spec: dict[str, Any]) -> None:
    options, ray = spec["autoscalerOptions"], head["spec"]["containers"][0]
    head["spec"]["containers"].append(
        {
            "name": "autoscaler",
            "image": options.get("image", ray["image"]),
            "command": ["/bin/bash", "-c", "--"],
            "args": [f"ray kuberay-autoscaler --cluster-name {name} --cluster-namespace default"],
            "resources": options["resources"],
            "env": [{"name": "KUBERAY_CRD_VER", "value": "v1"}, *options.get("env", [])],
            "volumeMounts": [*options.get("volumeMounts", [])],
            **{key: options[key] for key in ("securityContext",) if key in options},
        }
    )
    head["spec"]["volumes"].append({"name": "ray-logs", "emptyDir": {}})
    for container in (ray, head["spec"]["containers"][-1]):
        container["volumeMounts"].append({"name": "ray-logs", "mountPath": "/tmp/ray"})


def _whole_cpus(quantity: str) -> int:
    """A quantity of processors, rounded up as Kubernetes does."""
    number = quantity.rstrip("mP")
    return math.ceil(Fraction(number) * {"": 1, "m": Fraction(1, 1000), "P": 10**15}[quantity[len(number) :]])
