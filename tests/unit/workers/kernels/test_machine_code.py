"""Where kernels come from: IR that was made of the present C, for any processor, and one switch for all."""

import pytest
import torch
from torch import nn

from scripts import compile_kernels
from workers.kernels import machine_code, parallel_code
from workers.kernels.linear import use_kernels_for_products
from workers.kernels.machine_code import AVX2, compiled, registers_of_host

needs_compiler = pytest.mark.skipif(registers_of_host() is None, reason="no llvmlite, or not for this processor")


@pytest.fixture
def source(tmp_path, monkeypatch):
    """A copy of the sources, to write to."""
    for path in compile_kernels.SOURCE.iterdir():
        (tmp_path / path.name).write_bytes(path.read_bytes())
    monkeypatch.setattr(compile_kernels, "SOURCE", tmp_path)
    return tmp_path


def test_the_committed_code_was_made_of_the_present_sources() -> None:
    assert compile_kernels.stale() == [], "run `make kernels` and commit workers/kernels/source"


def written_to(path) -> None:
    path.write_text(path.read_text() + "\n")


def test_code_is_stale_when_it_or_its_source_was_written_to_and_when_it_has_none(source) -> None:
    written_to(source / "norm.c")
    assert compile_kernels.stale() == ["norm.avx512.ll", "norm.avx2.ll"]
    written_to(source / "few_rows_dots.avx2.ll")
    (source / "decoder_layer.avx2.ll").unlink()
    (source / "other.avx2.ll").touch()
    others = ["decoder_layer.avx2.ll", "few_rows_dots.avx2.ll", "norm.avx512.ll", "norm.avx2.ll", "other.avx2.ll"]
    assert compile_kernels.stale() == others


def test_all_code_is_stale_when_what_all_sources_include_was_written_to(source) -> None:
    written_to(source / "registers.h")
    assert len(compile_kernels.stale()) == len(compile_kernels.kernels())


@pytest.mark.parametrize("path", sorted(compile_kernels.SOURCE.glob("*.ll")), ids=lambda path: path.name)
def test_code_names_no_processor_and_can_be_read(path) -> None:
    code = path.read_text()
    assert not [word for word in ("target", "x86", "attributes") if word in code]
    if machine_code.llvm is not None:
        machine_code.llvm.parse_assembly(code).verify()


@needs_compiler
def test_what_cannot_be_compiled_is_told_and_no_kernel(tmp_path, monkeypatch, caplog) -> None:
    monkeypatch.setattr(machine_code, "_SOURCE", tmp_path)
    assert compiled("norm", AVX2) is None and "cannot be compiled" in caplog.text
    caplog.clear()
    (tmp_path / "norm.avx2.ll").write_text("no code")
    assert compiled("norm", AVX2) is None and "cannot be compiled" in caplog.text
    assert parallel_code.regions("norm", ["norm"], "P", AVX2) == ()


def test_without_llvmlite_nothing_can_be_compiled(monkeypatch) -> None:
    monkeypatch.setattr(machine_code, "llvm", None)
    assert machine_code.registers_of_host() is None


def test_one_variable_turns_all_kernels_off(monkeypatch) -> None:
    monkeypatch.setenv("RUNAHEAD_CPU_KERNELS", "0")
    network = nn.Sequential(nn.Linear(64, 96))
    use_kernels_for_products(network)
    assert registers_of_host() is None and type(network[0]) is nn.Linear
    with torch.inference_mode():
        assert network(torch.randn(3, 64)).shape == (3, 96)
