"""Pods that ask for a GPU get a worker on a GPU, or are refused: no unknown resource name leads to a worker on the CPU.

KubeRay and Ray's autoscaler find the number of GPUs by the names of resource limits, and do not know all of them, so
the chart gives Ray the number.
"""

import json
import tomllib
from typing import Any

import pytest
from rendered import Rendered, render, template, values_file

_CPU = {"cpu": "4", "memory": "16Gi"}


def setting(limits: dict[str, Any], **group: Any) -> str:
    """Setting of the only worker group."""
    return f"workerGroups.workers={json.dumps({'resources': {'limits': {**_CPU, **limits}}, **group})}"


def on_gpus(rendered: Rendered) -> tuple[str, float, str]:
    """Device and GPUs of a worker, and the number of GPUs that the chart gives Ray for a pod."""
    config = tomllib.loads(rendered.one("ConfigMap")["data"]["service.toml"])
    (group,) = rendered.one("RayCluster")["spec"]["workerGroupSpecs"]
    told = group["rayStartParams"].get("num-gpus", "0")
    return config["worker"].get("device", "cpu"), config["chain"]["gpus_per_worker"], told


@pytest.mark.parametrize(
    "resource",
    ["gpu", "gpu.shared", "mig-1g.10gb", "mig-1g.5gb.me", "mig-1c.3g.20gb", "mig-1g.10gb.shared"],
)
@pytest.mark.parametrize("amount", [1, "1"])
def test_a_gpu_of_nvidia_or_a_part_of_one_makes_a_worker_on_a_gpu(helm: str, resource: str, amount: object) -> None:
    rendered = render(helm, values_file("minimal"), settings=(setting({f"nvidia.com/{resource}": amount}),))
    assert on_gpus(rendered) == ("cuda", 1, "1")


def test_a_gpu_whose_memory_is_limited_is_one_gpu(helm: str) -> None:
    limits = {"nvidia.com/gpu": 1, "nvidia.com/gpumem": 8000}
    assert on_gpus(render(helm, values_file("minimal"), settings=(setting(limits),))) == ("cuda", 1, "1")


@pytest.mark.parametrize(
    "resource", ["hugepages-2Mi", "rdma/hca", "rdma/hca_gpu0", "nvidia.com/hostdev", "example.org/outputs"]
)
def test_other_resources_make_no_gpu(helm: str, resource: str) -> None:
    assert on_gpus(render(helm, values_file("minimal"), settings=(setting({resource: 1}),))) == ("cpu", 0, "0")


def test_gpus_that_are_claimed_are_as_many_as_ray_is_told(helm: str) -> None:
    assert on_gpus(render(helm, values_file("resource-claims"))) == ("cuda", 1, "1")


REFUSED = {
    "GPUs of AMD": (setting({"amd.com/gpu": 1}), "does not compute on amd.com/gpu"),
    "GPUs of Intel": (setting({"gpu.intel.com/i915": 1}), "does not compute on gpu.intel.com/i915"),
    "newer GPUs of Intel": (setting({"gpu.intel.com/xe": 1}), "does not compute on gpu.intel.com/xe"),
    "accelerators of Google": (setting({"google.com/tpu": 4}), "does not compute on google.com/tpu"),
    "accelerators of Amazon": (setting({"aws.amazon.com/neuroncore": 1}), "aws.amazon.com/neuroncore"),
    "accelerators of Habana": (setting({"habana.ai/gaudi": 1}), "habana.ai/gaudi"),
    "accelerators of Huawei": (setting({"huawei.com/Ascend910": 1}), "huawei.com/Ascend910"),
    "shares by another scheduler": (setting({"aliyun.com/gpu-mem": 8}), "aliyun.com/gpu-mem"),
    "memory of a GPU without a GPU": (setting({"nvidia.com/gpumem": 8000}), "nvidia.com/gpumem"),
    "a name like that of a GPU": (setting({"example.org/gpu0_nic": 1}), '"0" if it is none: rayStartParams.num-gpus'),
    "AMD beside NVIDIA": (setting({"nvidia.com/gpu": 1, "amd.com/gpu": 1}), "amd.com/gpu"),
    "two parts of a GPU": (setting({"nvidia.com/mig-1g.10gb": 2}, workersPerPod=2), "of which a process sees one"),
    "parts of two kinds": (setting({"nvidia.com/mig-1g.10gb": 1, "nvidia.com/mig-2g.20gb": 1}), "a process sees one"),
    "half a GPU": (setting({"nvidia.com/gpu": "500m"}), "must be a whole number, not 500m"),
    "two workers on one GPU": (setting({"nvidia.com/gpu": 1}, workersPerPod=2), "workers.workersPerPod: 2 workers"),
    "GPUs that are requests only": (
        f"workerGroups.workers.resources={json.dumps({'requests': {**_CPU, 'nvidia.com/gpu': 1}})}",
        "workerGroups.workers.resources.limits: nvidia.com/gpu",
    ),
    "claims that Ray knows nothing of": (
        f"workerGroups.workers.resources={json.dumps({'limits': _CPU, 'claims': [{'name': 'gpu'}]})}",
        "workerGroups.workers.resources.claims",
    ),
    "a group with GPUs beside the one without": (
        f"workerGroups.large={json.dumps({'resources': {'limits': {**_CPU, 'nvidia.com/gpu': 1}}})}",
        "workerGroups: large with GPUs and workers without",
    ),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_would_not_compute_on_its_gpus_is_refused(helm: str, case: str) -> None:
    refused, expected = REFUSED[case]
    done = template(helm, values_file("minimal"), settings=(refused,))
    assert done.returncode != 0, "Helm rendered values that it must refuse"
    assert expected in done.stderr


@pytest.mark.parametrize(
    ("settings", "expected"),
    [
        ((setting({"example.org/vgpu": 1}, rayStartParams={"num-gpus": "1"}),), ("cuda", 1, "1")),
        ((REFUSED["two workers on one GPU"][0], "config.chain.gpus_per_worker=0.5"), ("cuda", 0.5, "1")),
        ((setting({"nvidia.com/gpu": 1}, rayStartParams={"num-gpus": "0"}),), ("cpu", 0, "0")),
        ((setting({"example.org/gpu0_nic": 1}, rayStartParams={"num-gpus": "0"}),), ("cpu", 0, "0")),
        ((setting({"nvidia.com/gpu": None}),), ("cpu", 0, "0")),
        ((REFUSED["claims that Ray knows nothing of"][0], 'config.worker.device="cpu"'), ("cpu", 0, "0")),
    ],
)
def test_values_that_say_what_the_devices_are_decide(
    helm: str, settings: tuple[str, ...], expected: tuple[str, float, str]
) -> None:
    assert on_gpus(render(helm, values_file("minimal"), settings=settings)) == expected


def test_groups_with_and_without_gpus_may_all_compute_on_the_cpu(helm: str) -> None:
    settings = (REFUSED["a group with GPUs beside the one without"][0], 'config.worker.device="cpu"')
    rendered = render(helm, values_file("minimal"), settings=settings)
    assert '\ndevice = "cpu"\n' in rendered.one("ConfigMap")["data"]["service.toml"]
