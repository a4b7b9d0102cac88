"""Names of the presets, for processes that do without torch: the configuration and the command line.

`workers/presets/preset.py::PRESETS` has the presets themselves; a test holds both together.
"""

PRESET_NAMES = ("recompute", "attentionstore", "h2o-lru", "h2o-lfu", "impress", "spec", "contiguous", "runahead")
#: Presets whose store is laid out, and whose policy is chosen, as the store's configuration says. All others have both.
CONFIGURED_LAYOUT = ("recompute", "attentionstore")
#: Of the service and of the embedded engine.
DEFAULT_PRESET = "runahead"
