"""The service accepts the configuration that the chart renders."""

import dataclasses
import importlib.util
import re
import tomllib
from pathlib import Path

import pytest
import typer
import yaml
from rendered import CHART, VALUES, Rendered, notes_of, render, values_file

from cluster.cli.app import app
from cluster.config import service_config as config
from kvstore import StoreConfig
from scripts.dockerfile import parsed
from workers import WorkerConfig

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def no_other_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(config, "_read_environment", dict)


def resolved(rendered: Rendered, directory: Path) -> config.ServiceConfig:
    file = directory / "service.toml"
    file.write_text(rendered.one("ConfigMap")["data"]["service.toml"])
    return config.resolve({}, file)


@pytest.mark.parametrize("values", VALUES, ids=lambda path: path.name.removesuffix("-values.yaml"))
def test_the_service_takes_its_configuration(helm: str, values: Path, tmp_path: Path) -> None:
    rendered = render(helm, values)
    service = resolved(rendered, tmp_path)
    container = rendered.one("Deployment")["spec"]["template"]["spec"]["containers"][0]
    mounts = [mount["mountPath"] for mount in container["volumeMounts"]]
    for file in (service.server.tokens_file, service.server.tls_certificate, service.server.tls_key):
        assert not file or any(Path(file).is_relative_to(mount) for mount in mounts), file
    assert f"serve --config {mounts[0]}" in container["args"][0]
    assert Path(service.worker.model).is_relative_to("/models")
    workers = rendered.one("RayCluster")["spec"]["workerGroupSpecs"]
    for group in workers:
        paths = [mount["mountPath"] for mount in group["template"]["spec"]["containers"][0]["volumeMounts"]]
        assert "/models" in paths
        assert str(Path(service.store.directory).parent) in paths


def test_values_arrive_as_they_are(everything: Rendered, tmp_path: Path) -> None:
    service = resolved(everything, tmp_path)
    assert service.worker.environment == {"OMP_WAIT_POLICY": "passive", "NCCL_DEBUG": 'a "quoted" <value>\\'}
    assert service.worker.model == "/models/llama"
    assert service.store.layout.planes == "apart"
    assert service.store.tenant_disk_share == 0.25
    assert service.store.device_bytes == 2**30
    assert service.chain.start_timeout_s == 3600.5
    assert service.answers.keep_s == 0.5
    assert service.tokenizer.template_date == "2026-01-31"
    assert service.server.metrics_host == "::"
    assert service.server.page is True
    assert service.server.tls_client_ca == "/etc/runahead/client-ca/ca.crt"


def test_the_page_is_off_unless_it_is_asked_for(helm: str, tmp_path: Path) -> None:
    assert resolved(render(helm, values_file("minimal")), tmp_path).server.page is False
    asked = render(helm, values_file("minimal"), settings=("metrics.page=true",))
    assert resolved(asked, tmp_path).server.page is True
    with pytest.raises(AssertionError, match="page"):
        render(helm, values_file("minimal"), settings=("config.server.page=true",))


def test_the_values_with_every_feature_have_every_section_of_the_configuration() -> None:
    sections = {field.name for field in dataclasses.fields(config.ServiceConfig)}
    assert yaml.safe_load(values_file("everything").read_text())["config"].keys() == sections


def test_what_values_leave_open_follows_from_the_pods(helm: str, tmp_path: Path) -> None:
    service = resolved(render(helm, values_file("cpu")), tmp_path)
    assert service.chain.workers == 4
    assert service.worker.threads == 8
    assert service.store.disk_bytes == 400_000_000_000
    service = resolved(render(helm, values_file("cpu"), settings=("config.chain.tensor_parallel=4",)), tmp_path)
    assert (service.chain.workers, service.chain.tensor_parallel, service.worker.threads) == (4, 4, 2)
    service = resolved(render(helm, values_file("multi-group")), tmp_path)
    assert service.chain.workers == 3 + 2
    assert service.worker.threads == 4
    assert service.store.disk_bytes == int(0.9 * 100 * 2**30)
    service = resolved(render(helm, values_file("no-persistence")), tmp_path)
    assert (service.chain.workers, service.worker.threads) == (1, 1)
    assert (service.chain.gpus_per_worker, service.worker.device) == (0, "cpu")
    service = resolved(render(helm, values_file("gpu")), tmp_path)
    assert (service.chain.workers, service.chain.gpus_per_worker, service.worker.device) == (4, 1, "cuda")


def test_the_chart_assumes_the_defaults_that_the_service_has() -> None:
    templates = "".join(path.read_text() for path in (CHART / "templates").glob("*.tpl"))
    store = StoreConfig(directory="/")
    for section, name, default in (
        ("store", "host_bytes", store.host_bytes),
        ("store", "device_bytes", store.device_bytes),
        ("server", "drain_s", int(config.ServerConfig().drain_s)),
        ("chain", "start_timeout_s", int(config.ChainConfig().start_timeout_s)),
        ("chain", "placement_timeout_s", int(config.ChainConfig().placement_timeout_s)),
    ):
        assumed = re.findall(rf'dig (?:"{section}" )?"{name}" (\d+)', templates)
        assert assumed and set(assumed) == {str(default)}, name


def test_files_that_follow_from_others_are_up_to_date() -> None:
    spec = importlib.util.spec_from_file_location("chart_files", ROOT / "scripts" / "chart_files.py")
    assert spec is not None and spec.loader is not None
    chart_files = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(chart_files)
    stale = [path.name for path, text in chart_files.renewed().items() if path.read_text() != text]
    assert stale == [], "run: make chart-files"


def test_the_chart_names_the_ray_that_is_tested() -> None:
    pinned = re.search(r"^ray==(.+)$", (ROOT / "constraints" / "latest.txt").read_text(), re.MULTILINE)
    version = re.search(r'^  version: "([0-9.]+)"$', (CHART / "values.yaml").read_text(), re.MULTILINE)
    assert pinned is not None and version is not None
    assert version[1] == pinned[1]


def test_the_chart_is_of_the_version_of_the_package() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    chart = (CHART / "Chart.yaml").read_text()
    assert f"\nversion: {version}\n" in chart
    assert f'\nappVersion: "{version}"\n' in chart


def test_the_serving_container_has_the_first_process_of_the_image(minimal: Rendered) -> None:
    """A first process without a signal handler gets no SIGTERM, and orphaned children of Ray's node must be reaped."""
    _, stages = parsed((ROOT / "Dockerfile").read_text())
    (entrypoint,) = stages[-1].of("ENTRYPOINT")
    init = entrypoint.words[: entrypoint.words.index("--") + 1]
    (container,) = minimal.one("Deployment")["spec"]["template"]["spec"]["containers"]
    assert init == ["tini", "--"] == container["command"][:2]


@pytest.mark.parametrize("values", ["minimal", "tls", "mtls", "everything"])
def test_helm_test_gives_options_that_the_check_has(helm: str, values: str) -> None:
    (container,) = render(helm, values_file(values)).one("Pod")["spec"]["containers"]
    assert container["command"] == ["runahead", "check"]
    command = typer.main.get_command(app).commands["check"]  # type: ignore[attr-defined]
    known = {name for parameter in command.params for name in parameter.opts}
    assert {argument.partition("=")[0] for argument in container["args"]} <= known


def test_a_worker_needs_no_more_than_the_chart_says(tmp_path: Path, minimal: Rendered) -> None:
    service = resolved(minimal, tmp_path)
    assert service.worker == WorkerConfig(model="/models", threads=4, preset="runahead")


@pytest.mark.parametrize("values", ["minimal", "tls", "mtls", "everything"])
def test_the_notes_tell_the_next_command(helm: str, values: str, tmp_path: Path) -> None:
    notes = notes_of(helm, values_file(values), tmp_path)
    assert "kubectl -n prod rollout status deployment/rel-" in notes
    assert "helm test rel -n prod" in notes
    assert ("insecurePublic is set" in notes) == (values == "minimal")
