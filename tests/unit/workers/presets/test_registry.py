"""Presets by name: built-in ones, those of other packages or of one process, and presets with rows in fewer bits."""

import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

from workers.plan.worker_plan import SelectionPlan
from workers.presets import registry
from workers.presets.preset import PRESETS, Preset
from workers.presets.registry import known_presets, preset_of, strategies_of

#: Objects that another package's entry points name: a preset, and one that is none.
MINE, NAMELESS = Preset(name="mine", summary="for this test"), object()


@pytest.mark.parametrize("name", [name for name, preset in PRESETS.items() if preset.selector is not None])
def test_the_strategies_that_a_preset_names_are_there(name: str) -> None:
    selector, prefetch = strategies_of(SelectionPlan(preset=name, num_rows=16))
    assert hasattr(selector, "select") and hasattr(prefetch, "after_choice")


def test_presets_of_the_service_need_neither_benches_nor_torch() -> None:
    names = [*PRESETS, "runahead?bits=4", "impress?bits=8&exact=keep"]
    program = (
        "import sys; from workers.presets.registry import preset_of; "
        f"found = [preset_of(name).name for name in {names}]; assert found == {names}; "
        "print([name for name in ('benchmarks', 'torch', 'transformers') if name in sys.modules])"
    )
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=True)
    assert result.stdout == "[]\n"


def test_without_the_benches_their_names_are_refused_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_VARIANTS", "benches_of_nobody.systems.variants")
    with pytest.raises(ValueError, match=r"preset 'impress\+itf' is none of recompute"):
        preset_of("impress+itf")
    with pytest.raises(ValueError, match="preset impress takes bits, exact, not 'alpha'"):
        preset_of("impress?alpha=0.4")
    assert preset_of("impress?bits=4").row_codec == "rotated-4"


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[EntryPoint]]:
    """Entry points of other packages, empty at first."""
    found: list[EntryPoint] = []
    monkeypatch.setattr(registry, "entry_points", lambda group, name: [each for each in found if each.name == name])
    registry._added.cache_clear()
    yield found
    registry._added.cache_clear()


def test_another_package_adds_a_preset_by_an_entry_point(installed: list[EntryPoint]) -> None:
    for name, value in (("mine", "MINE"), ("impress", "MINE"), ("other", "MINE"), ("none", "NAMELESS"), ("lost", "NO")):
        installed.append(EntryPoint(name, f"{__name__}:{value}", "runahead.presets"))
    assert preset_of("mine") is MINE
    assert preset_of("mine?bits=4").row_codec == "rotated-4"
    assert preset_of("impress") is PRESETS["impress"]
    for name, message in (("other", "not a preset named"), ("none", "not a preset named"), ("lost", "be loaded")):
        with pytest.raises(ValueError, match=message) as refused:
            preset_of(name)
        assert "\n" not in str(refused.value)


def test_a_preset_is_known_by_name_inside_the_block_alone() -> None:
    mine = Preset(name="mine", summary="for this test")
    with known_presets(mine):
        assert preset_of("mine") is mine
        with pytest.raises(ValueError, match="'mine' already"), known_presets(mine):
            pass
        assert preset_of("mine") is mine
    with pytest.raises(ValueError, match="none of"):
        preset_of("mine")


def test_a_preset_cannot_take_the_name_of_a_system() -> None:
    with pytest.raises(ValueError, match="'impress' already"), known_presets(Preset(name="impress", summary="")):
        pass


@pytest.mark.parametrize(
    ("name", "as_computed"),
    [
        ("runahead", "runahead"),
        ("runahead?bits=4", "runahead"),
        ("runahead?bits=4&exact=keep", "runahead"),
        ("impress?alpha=0.2&bits=8", "impress?alpha=0.2"),
        ("impress?bits=8&alpha=0.2", "impress?alpha=0.2"),
    ],
)
def test_what_a_preset_chooses_is_named_without_the_width_of_its_rows(name: str, as_computed: str) -> None:
    assert preset_of(name).name_as_computed == as_computed
