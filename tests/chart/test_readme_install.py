"""The `helm install` of `docs/install.md` renders, with the names that its next commands use."""

import re
import shlex
from pathlib import Path

import pytest
from rendered import API_VERSIONS, Rendered, run_helm

ROOT = Path(__file__).parents[2]
BLOCK = re.search(r"## On Kubernetes.*?```sh\n(docker build.*?)```", (ROOT / "docs/install.md").read_text(), re.DOTALL)


def lines() -> list[list[str]]:
    """The block's commands, split into words."""
    assert BLOCK is not None
    return [shlex.split(line, comments=True) for line in BLOCK[1].replace("\\\n", " ").splitlines()]


@pytest.fixture(scope="module")
def rendered(helm: str) -> Rendered:
    (install,) = [words for words in lines() if words[:2] == ["helm", "install"] and words[3] == "helm/runahead"]
    apis = [word for version in API_VERSIONS for word in ("--api-versions", version)]
    done = run_helm(helm, "template", install[2], str(ROOT / install[3]), *install[4:], *apis)
    assert done.returncode == 0, done.stderr
    return Rendered.of(done.stdout)


def test_the_objects_that_the_next_commands_name_exist(rendered: Rendered) -> None:
    named = [word for words in lines() if words[0] == "kubectl" for word in words if "/" in word]
    objects = {f"{found['kind'].lower()}/{found['metadata']['name']}" for found in rendered.objects}
    assert named
    assert set(named) <= objects
    (forwarded,) = [words[-2] for words in lines() if "port-forward" in words]
    assert int(forwarded) in [port["port"] for port in rendered.one("Service", "runahead")["spec"]["ports"]]


def test_the_image_that_is_built_is_the_one_that_is_pulled(rendered: Rendered) -> None:
    (built,) = [words[words.index("--tag") + 1] for words in lines() if words[:2] == ["docker", "build"]]
    pods = [rendered.one("Deployment")["spec"]["template"]["spec"], rendered.one("Pod")["spec"]]
    assert {container["image"] for pod in pods for container in pod["containers"]} == {built}


def test_there_is_a_test_to_be_run(rendered: Rendered) -> None:
    assert rendered.one("Pod")["metadata"]["annotations"]["helm.sh/hook"] == "test"
