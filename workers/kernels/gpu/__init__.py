"""Triton kernels, and whether this process can run them.

Each kernel has a counterpart in plain torch. It imports torch and Triton only.
"""
