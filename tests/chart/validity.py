"""Errors that the API server would report for rendered objects."""

import kubernetes_validate
from kuberay import pods_of
from rendered import Rendered

_CUSTOM = ("ray.io/", "monitoring.coreos.com/")


def problems(rendered: Rendered, version: str) -> list[str]:
    """Errors of Kubernetes' own objects, and of the pods that KubeRay makes."""
    plain = [found for found in rendered.objects if not found["apiVersion"].startswith(_CUSTOM)]
    said = []
    for found in [*plain, *pods_of(rendered.one("RayCluster")).values()]:
        try:
            kubernetes_validate.validate(found, version, strict=True)
        except kubernetes_validate.ValidationError as error:
            said.append(f"{found['kind']} {found['metadata']['name']}: {error.message}")
    return said
