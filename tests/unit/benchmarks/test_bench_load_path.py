"""`bench load-path --device`: loads into a device whose copies come late, and a machine without a GPU."""

from collections.abc import Callable
from pathlib import Path

import pytest
import torch

from benchmarks.report.bars import BenchError
from benchmarks.store import device_load
from benchmarks.store.load_path import Settings, on_device, run
from tests.support.lagging_device import LaggingDevice
from workers.device.row_coder import RowCoder


@pytest.mark.parametrize("gathers", [True, False])
def test_a_device_gets_all_rows_exact_and_in_4_bits(gathers: bool, tmp_path: Path) -> None:
    settings = Settings(device="cuda", shape="tiny", quick=True)
    report = on_device(LaggingDevice(gathers=gathers), settings, tmp_path)
    figures = report.figures
    assert figures["exact_megabytes"] * 1e6 == 6 * 256 * 2 * 4 * 32 * 2
    assert figures["coded_megabytes"] * 1e6 == 6 * 256 * 2 * 4 * (32 // 2 + 2)
    assert 0 < figures["exact_load_vs_copy"] < 10 and 0 < figures["coded_load_vs_copy"] < 10
    for name in ("exact", "coded"):
        assert (figures[f"{name}_reads_per_layer"] > 0) == gathers == (figures[f"{name}_copies_per_layer"] == 0)
        assert figures[f"{name}_reads_per_layer"] <= 1
    assert not report.bars, "a tiny shape says nothing of speed"
    assert list(tmp_path.iterdir()) == []


def test_rows_that_differ_from_the_stored_ones_end_the_bench(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    decode: Callable[..., None] = RowCoder.decode

    def wrong(coder: RowCoder, coded: torch.Tensor, out: torch.Tensor) -> None:
        decode(coder, coded, out)
        if not out.is_cpu:
            out.mul_(2)

    monkeypatch.setattr(RowCoder, "decode", wrong)
    with pytest.raises(BenchError, match="loaded rows of layer 0 differ"):
        device_load.measure(LaggingDevice(), "tiny", 1, tmp_path, lambda _: None)


@pytest.mark.skipif(torch.cuda.is_available(), reason="there is a GPU")
def test_a_machine_without_a_gpu_says_so_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(Settings(device="cuda"), force=True) == 2
    said = capsys.readouterr().err
    assert "finds no CUDA device" in said and said.count("\n") == 1


@pytest.mark.parametrize(
    ("named", "said"), [({"device": "tpu"}, "device must be"), ({"shape": "8b"}, "none of 7b, tiny")]
)
def test_an_unknown_name_is_refused(named: dict[str, str], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Settings(**named)  # type: ignore[arg-type]
