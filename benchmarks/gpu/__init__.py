"""Presets, copies, attention and layers on a GPU, without the service and without Ray: `python -m benchmarks.gpu`.
Imports shared rooms, no other bench.
"""
