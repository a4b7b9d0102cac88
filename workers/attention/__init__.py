"""Attention of a partition: own rows and rows before them, joined by their log-sum-exp, on processors and GPUs.

Pure functions over tensors. It imports kernels and devices, and knows no cache, no request and no store.
"""
