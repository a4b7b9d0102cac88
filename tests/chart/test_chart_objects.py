"""Kubernetes and KubeRay accept the objects that Helm renders."""

import copy
from pathlib import Path
from typing import Any

import custom_resources
import pytest
from rendered import CHART, VALUES, render, run_helm, template
from validity import problems

#: The oldest and the newest minor version of Kubernetes that the chart supports, and one between.
KUBERNETES = ("1.30", "1.34", "1.37")
#: Values that need more than the oldest version has.
_NEEDS = {"resource-claims": "1.34"}

values_files = pytest.mark.parametrize("values", VALUES, ids=lambda path: path.name.removesuffix("-values.yaml"))


def test_there_are_values_for_every_way_to_use_the_chart() -> None:
    assert len(VALUES) >= 8


@values_files
def test_helm_finds_nothing_to_complain_of(helm: str, values: Path) -> None:
    done = run_helm(helm, "lint", "--strict", str(CHART), "--values", str(values))
    assert done.returncode == 0, done.stdout + done.stderr
    assert "[WARNING]" not in done.stdout + done.stderr


@pytest.mark.parametrize("version", KUBERNETES)
@values_files
def test_every_object_and_pod_is_valid(helm: str, values: Path, version: str) -> None:
    needed = _NEEDS.get(values.name.removesuffix("-values.yaml"), KUBERNETES[0])
    if float(version) < float(needed):
        pytest.skip(f"these values are for Kubernetes {needed} and newer")
    assert problems(render(helm, values), version) == []


@pytest.fixture(scope="session")
def crds(request: pytest.FixtureRequest) -> dict[tuple[str, str], dict[str, Any]]:
    directory = Path(request.config.getoption("--crds"))
    if not directory.is_dir():
        pytest.skip(f"there are no CustomResourceDefinitions of KubeRay in {directory}: name a directory with --crds")
    return custom_resources.definitions(directory)


@values_files
def test_the_ray_cluster_has_only_fields_that_kuberay_knows(
    helm: str, values: Path, crds: dict[tuple[str, str], dict[str, Any]]
) -> None:
    cluster = render(helm, values).one("RayCluster")
    assert custom_resources.errors(crds[cluster["apiVersion"], cluster["kind"]], cluster) == []


def test_a_field_that_kuberay_does_not_know_would_be_found(
    helm: str, crds: dict[tuple[str, str], dict[str, Any]]
) -> None:
    cluster = copy.deepcopy(render(helm, VALUES[0]).one("RayCluster"))
    cluster["spec"]["headGroupSpec"]["template"]["spec"]["terminationGracePeriod"] = 30
    cluster["spec"]["workerGroupSpecs"][0]["replicas"] = "two"
    problems = custom_resources.errors(crds["ray.io/v1", "RayCluster"], cluster)
    assert len(problems) == 2
    assert "terminationGracePeriod" in "".join(problems)
    assert "'two'" in "".join(problems)


def test_without_kuberay_the_chart_says_what_to_install(helm: str) -> None:
    done = template(helm, VALUES[0], api_versions=())
    assert done.returncode != 0
    assert "install KubeRay" in done.stderr
    assert "--api-versions ray.io/v1" in done.stderr


def test_it_ships_no_definitions_of_others() -> None:
    assert not (CHART / "crds").exists()
    assert "CustomResourceDefinition" not in "".join(path.read_text() for path in CHART.rglob("*.yaml"))
