"""Systems of the benches alone: foils, which the papers compare themselves with, ablations, parameters for sweeps.

`workers/presets/registry.py` finds them by name in `variants.py`. It imports workers, and no other room of the benches.
"""
