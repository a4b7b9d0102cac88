"""The computation of importance on a GPU whose machine cannot launch Triton's kernels."""

import logging
import sys
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from workers.kernels.gpu.triton_here import why_no_kernel
from workers.selection import importance


class Machine:
    """A machine as Triton finds it at its first use: with a driver, or with the reason why there is none."""

    def __init__(self, complaint: Exception | None) -> None:
        self.complaint = complaint
        self.asked = 0

    @property
    def active(self) -> SimpleNamespace:
        self.asked += 1
        if self.complaint is not None:
            raise self.complaint
        return SimpleNamespace(utils="what launches kernels")


@pytest.fixture(autouse=True)
def asked_anew() -> Iterator[None]:
    why_no_kernel.cache_clear()
    yield
    why_no_kernel.cache_clear()


def use(monkeypatch: pytest.MonkeyPatch, machine: Machine) -> None:
    triton: Any = SimpleNamespace(runtime=SimpleNamespace(driver=machine))
    monkeypatch.setitem(sys.modules, "triton", triton)


def test_a_machine_that_can_launch_kernels_has_them(monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, Machine(None))
    assert why_no_kernel() == ""


@pytest.mark.parametrize(
    "complaint",
    [
        RuntimeError("Failed to find C compiler.\nPlease specify one"),
        FileNotFoundError(2, "No such file or directory", "/sbin/ldconfig"),
        AssertionError("libcuda.so cannot found!"),
    ],
)
def test_a_machine_that_cannot_is_asked_once_and_says_why_in_one_line(
    complaint: Exception, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    machine = Machine(complaint)
    use(monkeypatch, machine)
    with caplog.at_level(logging.WARNING):
        reasons = {why_no_kernel() for _ in range(3)}
    assert reasons == {f"{type(complaint).__name__}: {str(complaint).splitlines()[0]}"}
    (line,) = caplog.messages
    assert "C compiler" in line and "\n" not in line
    assert machine.asked == 1


def test_a_machine_without_triton_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "triton", None)
    assert why_no_kernel().startswith("ModuleNotFoundError")


def test_its_rows_are_judged_in_plain_torch(monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, Machine(RuntimeError("Failed to find C compiler")))
    monkeypatch.setattr(importance, "column_sums_by_blocks", lambda *arguments: arguments)
    query, keys_KPD, heads = SimpleNamespace(soft_cap=None), SimpleNamespace(is_cuda=True), slice(3)
    assert importance.column_sums(query, keys_KPD, heads) == (query, keys_KPD, heads)
