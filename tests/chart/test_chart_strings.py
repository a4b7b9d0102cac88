"""Values that must be strings arrive as strings though they look like numbers or truth values, or are refused."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
import yaml
from rendered import API_VERSIONS, CHART, Rendered, run_helm, template, values_file
from validity import problems
from values_schema import Schema, leaves, with_leaves

#: Strings that YAML without quotes reads as a number or a truth value, then strings for stricter patterns.
MISLEADING = ("123", "true", f"sha256:{'0' * 64}", "/1", "1s", "2.60.0")
#: Values in addition to the strings, which make them possible, and appear in objects.
BESIDE: dict[str, Any] = {
    "insecurePublic": True,
    "workerGroups": {"workers": {"resources": {"limits": {"cpu": "4", "memory": "16Gi"}}}, "true": {}},
    "ray": {"autoscaling": {"enabled": True}},
    "service": {"type": "LoadBalancer", "headless": True},
    "metrics": {"podMonitor": {"enabled": True}},
}
#: Only one source of the model may be set.
LEFT_OUT = ("model", "hostPath")


def misleading(schema: Schema) -> str:
    pattern, shortest = schema.get("pattern", ""), schema.get("minLength", 0)
    return next(text for text in MISLEADING if re.search(pattern, text) and len(text) >= shortest)


def scalars(node: object) -> Iterator[object]:
    if isinstance(node, dict):
        yield from node
    if isinstance(node, dict | list):
        for inner in node.values() if isinstance(node, dict) else node:
            yield from scalars(inner)
    else:
        yield node


@pytest.fixture(scope="module")
def rendered(helm: str, tmp_path_factory: pytest.TempPathFactory) -> Rendered:
    """A release called 123 whose strings all look like values of other types."""
    strings = {path: misleading(schema) for path, schema in leaves("string").items() if "enum" not in schema}
    del strings[LEFT_OUT]
    file = tmp_path_factory.mktemp("values") / "values.yaml"
    file.write_text(yaml.safe_dump(with_leaves(BESIDE, strings)))
    apis = [word for version in API_VERSIONS for word in ("--api-versions", version)]
    done = run_helm(helm, "template", "123", str(CHART), "--values", str(file), *apis)
    assert done.returncode == 0, done.stderr
    return Rendered.of(done.stdout)


def test_strings_that_look_like_numbers_stay_strings(rendered: Rendered) -> None:
    found = list(scalars(rendered.objects))
    assert "123" in found
    assert 123 not in found
    groups = rendered.one("RayCluster")["spec"]["workerGroupSpecs"]
    assert [group["groupName"] for group in groups] == ["true", "workers"]


def test_objects_with_such_strings_are_valid(rendered: Rendered) -> None:
    assert problems(rendered, "1.34") == []


_CONTAINER = {"name": "a", "image": "b"}
#: Values that the API server would refuse, and the place in them that the chart's error names.
REFUSED = {
    "a number in extraEnv": ("podDefaults.extraEnv", [{"name": "A", "value": 1}], "/0/value"),
    "a truth value in extraEnv": ("serve.extraEnv", [{"name": "A", "value": True}], "/0/value"),
    "a misspelt field in extraEnv": ("serve.extraEnv", [{"name": "A", "vale": "1"}], "/0"),
    "a number for a name": ("head.extraEnv", [{"name": 1}], "/0/name"),
    "a key of a Secret": (
        "podDefaults.extraEnv",
        [{"name": "A", "valueFrom": {"secretKeyRef": {"name": "s", "key": 1}}}],
        "/0/valueFrom/secretKeyRef/key",
    ),
    "a number in a group's extraEnv": ("workerGroups.workers.extraEnv", [{"name": "A", "value": 1}], "/0/value"),
    "an annotation": ("podDefaults.annotations", {"a": True}, "/a"),
    "a label": ("service.labels", {"a": 1}, "/a"),
    "a node selector": ("workerDefaults.nodeSelector", {"a": False}, "/a"),
    "a setting of the environment": ("config.worker.environment", {"A": 1}, "/A"),
    "a toleration": ("podDefaults.tolerations", [{"key": "a", "value": True}], "/0/value"),
    "an affinity": (
        "podDefaults.affinity",
        {"nodeAffinity": {"x": [{"matchExpressions": [{"key": "a", "operator": "In", "values": [1]}]}]}},
        "/nodeAffinity/x/0/matchExpressions/0/values/0",
    ),
    "a peer of a network policy": (
        "networkPolicy.grpcFrom",
        [{"podSelector": {"matchLabels": {"a": 1}}}],
        "/0/podSelector/matchLabels/a",
    ),
    "the environment of an init container": (
        "serve.initContainers",
        [{**_CONTAINER, "env": [{"name": "A", "value": 1}]}],
        "/0/env/0/value",
    ),
    "an argument of a container": ("serve.extraContainers", [{**_CONTAINER, "args": [1]}], "/0/args/0"),
    "an attribute of a volume": (
        "model.volume",
        {"csi": {"driver": "a", "volumeAttributes": {"a": 1}}},
        "/csi/volumeAttributes/a",
    ),
    "an extra volume": ("podDefaults.extraVolumes", [{"name": 1, "emptyDir": {}}], "/0/name"),
    "no name for a container": ("serve.extraContainers", [{"name": None, "image": "b"}], "/0/name"),
    "no name in extraEnv": ("serve.extraEnv", [{"name": None, "value": "1"}], "/0/name"),
    "no argument of a container": ("serve.extraContainers", [{**_CONTAINER, "args": [None]}], "/0/args/0"),
    "no quantity": ("workerDefaults.resources.limits", {"cpu": "four"}, "/cpu"),
    "a quantity of nothing": ("serve.resources.requests", {"memory": True}, "/memory"),
    "a number of more than 32 bits": ("workerGroups.workers.replicas", 2**31, ""),
    "a number that a float does not hold": ("config.store.disk_bytes", 2**53, ""),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_kubernetes_would_refuse_is_refused_by_the_chart(helm: str, case: str) -> None:
    name, value, where = REFUSED[case]
    done = template(helm, values_file("minimal"), settings=(f"{name}={json.dumps(value)}",))
    assert done.returncode != 0, "Helm rendered values that it must refuse"
    assert f"at '/{name.replace('.', '/')}{where}'" in done.stderr
