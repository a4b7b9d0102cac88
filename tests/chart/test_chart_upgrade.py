"""An upgrade restarts no more than it must: a setting the serving process alone, an image all pods, a label none."""

from typing import Any

import pytest
from kuberay import pods_of
from rendered import Rendered, render, values_file


def templates(rendered: Rendered) -> dict[str, Any]:
    """Pod templates that Kubernetes and KubeRay compare to see whether pods must be replaced."""
    cluster, deployment = rendered.one("RayCluster"), rendered.one("Deployment")
    return {"serve": deployment["spec"]["template"], **pods_of(cluster)}


def changed(helm: str, *settings: str, values: str = "minimal") -> set[str]:
    """Pods that an upgrade with more settings replaces."""
    before = templates(render(helm, values_file(values)))
    after = templates(render(helm, values_file(values), settings=settings))
    return {name for name in before.keys() | after.keys() if before.get(name) != after.get(name)}


@pytest.mark.parametrize("setting", ["config.server.keep_traces=7", "config.chain.workers=1", 'model.path="other"'])
def test_a_setting_restarts_the_serving_process_and_leaves_the_stores_alone(helm: str, setting: str) -> None:
    assert changed(helm, setting) == {"serve"}


def test_a_setting_changes_the_checksum(helm: str) -> None:
    before, after = (
        render(helm, values_file("minimal"), settings=settings).one("Deployment")["spec"]["template"]
        for settings in ((), ("config.server.keep_traces=7",))
    )
    assert before["metadata"]["annotations"] != after["metadata"]["annotations"]
    assert before["spec"] == after["spec"]


def test_an_image_changes_all_pods_and_no_setting(helm: str) -> None:
    assert changed(helm, 'image.tag="0.2.0"') == {"serve", "head", "workers"}
    before, after = (
        render(helm, values_file("minimal"), settings=settings) for settings in ((), ('image.tag="0.2.0"',))
    )
    assert before.one("ConfigMap") == after.one("ConfigMap")
    assert before.one("Service") == after.one("Service")


def test_more_replicas_change_no_pod_of_the_cluster(helm: str) -> None:
    assert changed(helm, "workerGroups.workers.replicas=3") == {"serve"}, "a longer chain restarts it"


def test_another_version_of_the_chart_changes_no_pod_of_the_cluster(everything: Rendered) -> None:
    for name, template in templates(everything).items():
        assert "helm.sh/chart" not in template["metadata"]["labels"], name
        assert "app.kubernetes.io/version" not in template["metadata"]["labels"], name


def test_tokens_and_certificates_are_renewed_without_a_restart(helm: str) -> None:
    """Both are mounted as directories, which Kubernetes keeps up to date, and the service reads them again."""
    serve = render(helm, values_file("tls")).one("Deployment")["spec"]["template"]["spec"]["containers"][0]
    mounts = {mount["name"]: mount for mount in serve["volumeMounts"]}
    assert all("subPath" not in mounts[name] for name in ("tokens", "tls"))
