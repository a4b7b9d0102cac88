"""Null is Helm's way to unset a value: the value is left out, and Kubernetes never sees it."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from rendered import Rendered, render, values_file
from validity import problems

_CONTAINER = {"name": "a", "image": "b", "command": None, "args": None, "resources": {"limits": {"cpu": None}}}
#: Null where it may be.
NULLS: dict[str, Any] = {
    "serve.resources.limits.cpu": None,
    "tests.resources.limits.cpu": None,
    "ray.autoscaling": {"enabled": True, "resources": {"limits": {"cpu": None}}},
    "podDefaults.extraEnv": [{"name": "A", "value": None, "valueFrom": None}],
    "podDefaults.tolerations": [{"operator": "Exists", "value": None}],
    "serve.extraContainers": [_CONTAINER],
    "workerGroups.workers": {
        "initContainers": [_CONTAINER],
        "resources": {"requests": {"cpu": None, "memory": "16Gi"}, "limits": {"cpu": "8", "example.org/device": None}},
        "annotations": None,
        "affinity": None,
        "extraVolumes": None,
    },
}


@pytest.fixture(scope="module")
def rendered(helm: str) -> Rendered:
    settings = tuple(f"{name}={json.dumps(value)}" for name, value in NULLS.items())
    return render(helm, values_file("minimal"), settings=settings)


def nulls(node: object, path: str = "") -> Iterator[str]:
    if node is None:
        yield path
    for name, inner in node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ():
        yield from nulls(inner, f"{path}/{name}")


def test_nothing_is_null_in_the_objects(rendered: Rendered) -> None:
    assert list(nulls(rendered.objects)) == []


def test_what_is_beside_a_null_stays(rendered: Rendered) -> None:
    (group,) = rendered.one("RayCluster")["spec"]["workerGroupSpecs"]
    (container,) = group["template"]["spec"]["containers"]
    assert container["resources"] == {"requests": {"memory": "16Gi"}, "limits": {"cpu": "8"}}
    assert {"name": "A"} in container["env"]


def test_objects_without_what_was_null_are_valid(rendered: Rendered) -> None:
    assert problems(rendered, "1.34") == []
