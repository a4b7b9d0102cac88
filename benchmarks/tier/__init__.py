"""The tier under vLLM's offloading manager, compared with vLLM's `fs` tier: faults, bounds, kills, speed, steps.

`tiers` has both under one interface, `measure` measures in one process, `command` shows it. No other bench is imported.
"""
