"""The chart as Helm renders it."""

import functools
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

CHART = Path(__file__).resolve().parents[2] / "helm" / "runahead"
VALUES = sorted((CHART / "ci").glob("*-values.yaml"))
#: API versions of a cluster with KubeRay and the Prometheus operator.
API_VERSIONS = ("ray.io/v1", "monitoring.coreos.com/v1")
RELEASE, NAMESPACE = "rel", "prod"

Object = dict[str, Any]


@dataclass(frozen=True)
class Rendered:
    """The objects of one release."""

    objects: list[Object]

    @classmethod
    def of(cls, text: str) -> "Rendered":
        return cls([found for found in yaml.load_all(text, Loader=yaml.CSafeLoader) if found])

    def all(self, kind: str) -> list[Object]:
        return [found for found in self.objects if found["kind"] == kind]

    def one(self, kind: str, suffix: str = "") -> Object:
        """The only object of a kind whose name ends with `suffix`."""
        (found,) = (found for found in self.all(kind) if found["metadata"]["name"].endswith(suffix))
        return found


def run_helm(helm: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([helm, *arguments], capture_output=True, text=True, timeout=60)


def template(
    helm: str,
    *values: Path,
    settings: tuple[str, ...] = (),
    api_versions: tuple[str, ...] = API_VERSIONS,
    chart: Path = CHART,
) -> subprocess.CompletedProcess[str]:
    """Run `helm template` with values files and NAME=VALUE settings, whose values are JSON."""
    files = [argument for path in values for argument in ("--values", str(path))]
    given = [argument for setting in settings for argument in ("--set-json", setting)]
    apis = [argument for version in api_versions for argument in ("--api-versions", version)]
    return run_helm(helm, "template", RELEASE, str(chart), "--namespace", NAMESPACE, *files, *given, *apis)


@functools.cache
def render(helm: str, *values: Path, settings: tuple[str, ...] = ()) -> Rendered:
    """Objects of a release. Raises AssertionError with Helm's error if it refuses."""
    done = template(helm, *values, settings=settings)
    assert done.returncode == 0, done.stderr
    return Rendered.of(done.stdout)


def values_file(name: str) -> Path:
    return CHART / "ci" / f"{name}-values.yaml"


def notes_of(helm: str, values: Path, directory: Path) -> str:
    """The installation notes, rendered as a value of an object, because Helm prints them at an installation only."""
    chart = directory / "chart"
    shutil.copytree(CHART, chart)
    notes = (chart / "templates" / "NOTES.txt").read_text()
    (chart / "templates" / "notes.tpl").write_text('{{ define "notes" }}' + notes + "{{ end }}")
    (chart / "templates" / "notes.yaml").write_text('kind: Notes\nnotes: {{ include "notes" . | toJson }}\n')
    done = template(helm, values, chart=chart)
    assert done.returncode == 0, done.stderr
    return str(Rendered.of(done.stdout).all("Notes")[0]["notes"])
