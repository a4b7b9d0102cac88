"""Presets: the systems of the papers, and ours, as combinations of selection, prefetch, layout and policy.

Values and names only. It imports selection and prefetch.
"""
