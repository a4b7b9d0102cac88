"""The instruction set of a processor, derived from Linux's description of it."""

import pytest

from kvstore.native import instruction_sets
from kvstore.native.instruction_sets import (
    AARCH64,
    X86_64_V3,
    X86_64_V4,
    best_of,
    instruction_set_of_host,
    switch_off,
)


def cpu_info(*processors: frozenset[str], name: str = "flags") -> str:
    lines = (f"processor\t: {number}\n{name}\t\t: {' '.join(sorted(each))}\n" for number, each in enumerate(processors))
    return "\n".join(lines)


@pytest.mark.parametrize("lacking", sorted(X86_64_V4.features))
def test_a_set_is_used_only_where_every_feature_of_it_is_there(lacking) -> None:
    found = best_of("x86_64", cpu_info(X86_64_V4.features - {lacking} | {"vmx"}))
    assert found == (None if lacking in X86_64_V3.features else X86_64_V3)


def test_the_best_set_is_used() -> None:
    assert best_of("x86_64", cpu_info(X86_64_V4.features)) == X86_64_V4
    assert best_of("aarch64", cpu_info(frozenset({"fp", "asimd"}), name="Features")) == AARCH64


def test_processors_of_two_kinds_have_what_both_have() -> None:
    assert best_of("x86_64", cpu_info(X86_64_V4.features, X86_64_V3.features)) == X86_64_V3


@pytest.mark.parametrize("machine", ["x86_64", "aarch64", "riscv64"])
def test_a_processor_that_says_nothing_of_itself_has_none(machine) -> None:
    assert best_of(machine, "") is None
    assert best_of(machine, "model name : flags of another kind\n") is None


def test_a_process_can_do_without(monkeypatch) -> None:
    monkeypatch.setattr(instruction_sets, "_is_off", False)
    switch_off()
    assert instruction_set_of_host() is None
