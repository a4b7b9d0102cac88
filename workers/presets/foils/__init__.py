"""Foils: what the papers compare themselves with, and what only measures. For benches, by the name of a variant.

Only the presets' variants and the registry import them.
"""
