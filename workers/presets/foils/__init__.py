"""Foils: what the papers compare themselves with, and what only measures. For benches, by the name of a variant.

Nothing else imports them but the presets' variants and the run that replays recorded rows.
"""
