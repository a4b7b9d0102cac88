"""Values that cannot work are refused before anything is installed, and the error names the value to change."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from rendered import CHART, Rendered, template, values_file

#: Settings on top of the minimal values, and a part of the refusal.
REFUSED = {
    "a misspelt value": ('image.tga="1"', "additional properties 'tga' not allowed"),
    "a misspelt value of a group": ("workerGroups.workers.replica=1", "'/workerGroups/workers'"),
    "a misspelt setting": ("config.store.disk_byte=1", "'/config/store': additional properties 'disk_byte'"),
    "a section that is none": ("config.stores={}", "'stores'"),
    "a setting that the chart decides": ('config.server.host="::"', "'/config/server': additional properties 'host'"),
    "a setting of the wrong kind": ('config.chain.workers="many"', "'/config/chain/workers'"),
    "a word where there is a choice": ('config.chain.on_lost_node="panic"', "'/config/chain/on_lost_node'"),
    "a quantity that is none": ('store.volume.size="100 GB"', "'/store/volume/size'"),
    "a port that one must be root for": ("service.port=443", "'/service/port'"),
    "a number where a string is meant": ("head.rayStartParams.num-cpus=2", "'/head/rayStartParams/num-cpus'"),
    "a group's name that is no label": ('workerGroups={"Workers_1": {}}', "'Workers_1'"),
    "two sources of the model": ('model.hostPath="/models"', "model.hostPath"),
    "no source of the model": ('model.existingClaim=""', "model.existingClaim"),
    "two kinds of volume": ('model.volume={"nfs": {}, "csi": {}}', "'/model/volume'"),
    "no caller authenticates": ("insecurePublic=false", "auth.tokens.existingSecret"),
    "tokens in plain text": ('insecurePublic=false,auth.tokens.existingSecret="t"', "tls.existingSecret"),
    "client certificates without TLS": ('tls.clientCA.existingSecret="ca"', "tls.clientCA.existingSecret"),
    "TLS, and nothing to probe": ('tls.existingSecret="t",metrics.enabled=false', "metrics.enabled"),
    "more disk than the volume has": ("config.store.disk_bytes=107374182401", "config.store.disk_bytes"),
    "more disk than the volume has, with a unit": ('config.store.disk_bytes="100.1G"', "config.store.disk_bytes"),
    "a size that is none": ('config.store.host_bytes="10 apples"', "'/config/store/host_bytes'"),
    "a host path without a path": ('store.volume.type="hostPath"', "store.volume.hostPath"),
    "one claim for two pods": (
        'store.volume.type="existingClaim",store.volume.existingClaim="c"',
        "store.volume.existingClaim: 2 worker pods",
    ),
    "no workers": ("workerGroups.workers=null", "workerGroups"),
    "no replicas, and no number of workers": ("workerGroups.workers.replicas=0", "config.chain.workers"),
    "more workers than there is room for": ("config.chain.workers=3", "config.chain.workers: 3 workers"),
    "replicas out of bounds": (
        "ray.autoscaling.enabled=true,workerGroups.workers.minReplicas=3",
        "workerGroups.workers.replicas: 2 is not within",
    ),
    "too few CPUs": ("config.worker.threads=5", "workerGroups.workers.resources: 4 CPUs"),
    "too few CPUs for shards": ("config.worker.threads=3,config.chain.tensor_parallel=2", "1 workers of 2 shards of 3"),
    "an arena larger than the memory": ("config.store.host_bytes=17179869184", "config.store.host_bytes"),
    "an arena larger than the memory, with a unit": ('config.store.host_bytes="16GiB"', "config.store.host_bytes"),
    "shared memory larger than the memory": ('workerDefaults.shmSize="16Gi"', "shmSize"),
    "no time to drain": ("serve.terminationGracePeriodSeconds=30", "serve.terminationGracePeriodSeconds"),
    "a Ray without tokens": ('ray.version="2.51.0"', "ray.version"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_cannot_work_is_refused_by_name(helm: str, case: str) -> None:
    setting, expected = REFUSED[case]
    done = template(helm, values_file("minimal"), settings=tuple(_split(setting)))
    assert done.returncode != 0, "Helm rendered values that it must refuse"
    assert expected in done.stderr


def test_without_the_prometheus_operator_there_is_nothing_to_monitor(helm: str) -> None:
    done = template(
        helm, values_file("minimal"), settings=("metrics.podMonitor.enabled=true",), api_versions=("ray.io/v1",)
    )
    assert done.returncode != 0
    assert "metrics.podMonitor.enabled" in done.stderr


def test_the_same_values_without_the_mistake_are_accepted(minimal: Rendered) -> None:
    assert minimal.objects


def test_old_helm_reads_the_schema_as_the_new_one() -> None:
    """JSON schema up to draft 7 ignores all keys next to a reference."""
    schema = json.loads((CHART / "values.schema.json").read_text())
    assert [found for found in _objects(schema) if "$ref" in found and len(found) > 1] == []


def _objects(schema: Any) -> Iterator[dict[str, Any]]:
    if isinstance(schema, dict):
        yield schema
    for inner in schema.values() if isinstance(schema, dict) else schema if isinstance(schema, list) else []:
        yield from _objects(inner)


def _split(settings: str) -> list[str]:
    """Settings split at the commas between them, not at commas within JSON."""
    return [settings] if "{" in settings else settings.split(",")
