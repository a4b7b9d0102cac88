"""Finds presets by name, and the strategies of a plan: the one module that knows where presets come from.

The service's presets are in `PRESETS`. Another package adds a preset by an entry point in the group `runahead.presets`,
with the preset's name. Presets of the benches are found by the path of their module: a machine that has only the
sources has no entry points.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import TYPE_CHECKING

from workers.plan.worker_plan import SelectionPlan
from workers.presets.preset import PRESETS, Preset
from workers.presets.row_codec import has_row_codec_alone, parameters, with_parameters

if TYPE_CHECKING:
    from workers.prefetch.strategy import PrefetchStrategy
    from workers.selection.rows import Selector

_VARIANTS = "benchmarks.systems.variants"
#: Presets of this process only, see `known_presets`.
_KNOWN: dict[str, Preset] = {}


@contextmanager
def known_presets(*presets: Preset) -> Iterator[None]:
    """Register presets in this process, inside the block. Raises ValueError for a name that is taken."""
    taken = [preset.name for preset in presets if preset.name in PRESETS or preset.name in _KNOWN]
    if taken:
        raise ValueError(f"preset {taken[0]!r} already exists: choose another name")
    _KNOWN.update({preset.name: preset for preset in presets})
    try:
        yield
    finally:
        for preset in presets:
            del _KNOWN[preset.name]


def preset_of(name: str) -> Preset:
    """The preset of this name. Raises ValueError, in one line that lists the known names."""
    if name in _KNOWN:
        return _KNOWN[name]
    base_name = name.partition("?")[0]
    base = PRESETS.get(base_name)
    if (base is None or not has_row_codec_alone(name)) and (variant := _variant_of(name)) is not None:
        return variant
    base = base or _added(base_name)
    if base is None:
        raise ValueError(f"preset {name!r} is none of {', '.join(PRESETS)}")
    return with_parameters(name, base, parameters(name, base))


def service_preset_of(name: str) -> Preset:
    """The preset of this name for a service. Raises ValueError, in one line; also for a name that sets how rows are
    kept, which the configuration of a service's store does.
    """
    preset = preset_of(name)
    if preset.row_codec:
        also = ", store.keep_exact_rows = true" if preset.keep_exact_rows else ""
        raise ValueError(
            f"preset {name!r} sets how rows are kept, which a service sets in its store's configuration: leave it out "
            f"of the name, and set store.row_codec = {preset.row_codec!r}{also}"
        )
    return preset


def _variant_of(name: str) -> Preset | None:
    """The benches' preset of this name; None where they are not installed, or have none. Raises ValueError."""
    try:
        variants = import_module(_VARIANTS)
    except ModuleNotFoundError as error:
        if error.name is None or not _VARIANTS.startswith(error.name):
            raise
        return None
    variant: Preset | None = variants.variant_of(name)
    return variant


@cache
def _added(name: str) -> Preset | None:
    """A preset from another package. Raises ValueError when it cannot be imported, or is no preset of this name."""
    for entry in entry_points(group="runahead.presets", name=name):
        try:
            preset = entry.load()
        except (ImportError, AttributeError) as error:
            raise ValueError(f"preset {name!r} cannot be loaded from {entry.value}: {error}") from error
        if not isinstance(preset, Preset) or preset.name != name:
            raise ValueError(f"{entry.value} is not a preset named {name!r}")
        return preset
    return None


def strategies_of(plan: SelectionPlan) -> "tuple[Selector, PrefetchStrategy]":
    """Selector and prefetch strategy of a request. Recorded rows, if the plan has them, replace the preset's choice."""
    preset = preset_of(plan.preset)
    assert preset.selector is not None, f"{preset.name} loads everything"
    if plan.recorded_LR is not None:
        assert preset.recorded is not None, f"{preset.name} is not static"
        recorded = preset.recorded(plan.recorded_LR)
        return recorded, recorded
    return preset.selector(), preset.prefetch()
