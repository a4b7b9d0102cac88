"""Triton's kernels, and whether this process can run them.

Each has a way of plain torch's beside it. It imports torch and Triton alone.
"""
