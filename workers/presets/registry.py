"""The preset of a name, and the strategies of a plan: the one module that knows presets, variants and foils."""

from collections.abc import Iterator
from contextlib import contextmanager

from workers.plan.worker_plan import SelectionPlan
from workers.prefetch.strategy import PrefetchStrategy
from workers.presets.foils.recorded import RecordedRows
from workers.presets.preset import PRESETS, Preset
from workers.presets.variants import variant_of
from workers.selection.rows import Selector

#: Presets that this process alone has, see `known_presets`.
_KNOWN: dict[str, Preset] = {}


@contextmanager
def known_presets(*presets: Preset) -> Iterator[None]:
    """Inside, these presets have their names too, in this process alone. Raises ValueError for a name that is taken."""
    taken = [preset.name for preset in presets if preset.name in PRESETS or preset.name in _KNOWN]
    if taken:
        raise ValueError(f"there is a preset {taken[0]!r} already")
    _KNOWN.update({preset.name: preset for preset in presets})
    try:
        yield
    finally:
        for preset in presets:
            del _KNOWN[preset.name]


def preset_of(name: str) -> Preset:
    """Raises ValueError, in one line that names those there are."""
    if name in _KNOWN:
        return _KNOWN[name]
    if name not in PRESETS and (variant := variant_of(name)) is not None:
        return variant
    try:
        return PRESETS[name]
    except KeyError:
        raise ValueError(f"preset {name!r} is none of {', '.join(PRESETS)}") from None


def strategies_of(plan: SelectionPlan) -> tuple[Selector, PrefetchStrategy]:
    """What chooses rows for one request, and what reads ahead for it.

    Recorded rows, where the plan has them, take the place of the preset's choice.
    """
    if plan.recorded_LR is not None:
        recorded = RecordedRows(plan.recorded_LR)
        return recorded, recorded
    preset = preset_of(plan.preset)
    assert preset.selector is not None, f"{preset.name} loads everything"
    return preset.selector(), preset.prefetch()
