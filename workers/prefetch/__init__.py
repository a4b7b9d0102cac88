"""Prefetch strategies: one method a file, its paper in the docstring.

Each says which rows of which layer to read ahead; the request owns the loads. It imports selection only.
"""
