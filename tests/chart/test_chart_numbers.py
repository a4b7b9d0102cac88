"""Every number in the values is in the objects as it was written, though Helm reads whole numbers as floats."""

import re
from pathlib import Path as File
from typing import Any

import pytest
import yaml
from rendered import API_VERSIONS, CHART, Rendered, notes_of, render, run_helm, values_file
from validity import problems
from values_schema import Path, leaves, name_of, with_leaves

#: Values in addition to the numbers, which make each number possible, and appear in an object.
BESIDE: dict[str, Any] = {
    "model": {"existingClaim": "models"},
    "insecurePublic": True,
    "workerDefaults": {"resources": {"limits": {"cpu": "5000P", "memory": "8000P"}}},
    "workerGroups": {"workers": {"resources": {"limits": {"cpu": "5000P", "memory": "8000P"}}}, "with-defaults": {}},
    "ray": {"autoscaling": {"enabled": True}},
    "service": {"type": "NodePort"},
}
_BOUNDS = ("minReplicas", "replicas", "maxReplicas")
#: Values that must increase from each to the next.
RISING: tuple[tuple[Path, ...], ...] = (
    tuple(("workerDefaults", bound) for bound in _BOUNDS),
    tuple(("workerGroups", "workers", bound) for bound in _BOUNDS),
    (("config", "server", "drain_s"), ("serve", "terminationGracePeriodSeconds")),
)
#: Values that are counted, not written: they are in the length of the chain.
COUNTED_ONLY = {"workerDefaults.workersPerPod", "workerGroups.workers.workersPerPod"}


def large_numbers() -> dict[Path, int]:
    """A different number for each value that takes one."""
    numbers: dict[Path, int] = {}
    for index, (path, schema) in enumerate(leaves("integer", "number").items()):
        wanted = max(1_000_003 + 1_009 * index, schema.get("minimum", 0) + index)
        numbers[path] = wanted if wanted <= schema.get("maximum", wanted) else schema["maximum"] - index
    for paths in RISING:
        numbers.update(zip(paths, sorted(numbers[path] for path in paths), strict=True))
    return numbers


NUMBERS = large_numbers()


@pytest.fixture(scope="module", params=["--values", "--set"])
def text(helm: str, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> str:
    """All objects with all of the numbers, given by a file or on the command line."""
    file = tmp_path_factory.mktemp("values") / "values.yaml"
    in_file = request.param == "--values"
    file.write_text(yaml.safe_dump(with_leaves(BESIDE, NUMBERS if in_file else {})))
    settings = [] if in_file else [f"{name_of(path)}={number}" for path, number in NUMBERS.items()]
    arguments = [word for setting in settings for word in ("--set", setting)]
    arguments += [word for version in API_VERSIONS for word in ("--api-versions", version)]
    done = run_helm(helm, "template", "rel", str(CHART), "--values", str(file), *arguments)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_number_is_written_as_it_was_given(text: str) -> None:
    written = {int(number) for number in re.findall(r"(?<![\w.+-])\d+(?![\w.])", text)}
    assert {name_of(path) for path, number in NUMBERS.items() if number not in written} == COUNTED_ONLY


def test_no_number_has_an_exponent(text: str) -> None:
    assert re.findall(r".*\de\+\d.*", text) == []


def test_the_length_of_a_chain_of_many_workers_is_counted_exactly(helm: str) -> None:
    settings = ("workerGroups.workers.replicas=1000003", "workerGroups.workers.workersPerPod=3")
    rendered = render(helm, values_file("minimal"), settings=settings)
    assert "\nworkers = 3000009\n" in rendered.one("ConfigMap")["data"]["service.toml"]


def test_objects_with_large_numbers_are_valid(text: str) -> None:
    assert problems(Rendered.of(text), "1.34") == []


def test_fractions_are_written_as_they_were_given(helm: str) -> None:
    given = {"server.drain_s": "1234567.25", "chain.fetch_bytes_per_s": "12345678912.5", "store.disk_high": "0.875"}
    settings = tuple(f"config.{name}={number}" for name, number in given.items())
    configuration = render(helm, values_file("minimal"), settings=settings).one("ConfigMap")["data"]["service.toml"]
    for name, number in given.items():
        assert f"\n{name.partition('.')[2]} = {number}\n" in configuration


def test_the_notes_have_no_exponents(helm: str, tmp_path: File) -> None:
    file = tmp_path / "values.yaml"
    file.write_text(yaml.safe_dump(with_leaves(BESIDE, NUMBERS)))
    notes = notes_of(helm, file, tmp_path)
    assert "e+" not in notes
    assert f"workers of the chain {NUMBERS['config', 'chain', 'workers']}," in notes
