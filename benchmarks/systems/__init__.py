"""Systems that only benches use: the baselines of the papers, ablations, and parameters for sweeps.

`workers/presets/registry.py` finds them by name in `variants.py`. This room imports workers and no other room of the
benches.
"""
