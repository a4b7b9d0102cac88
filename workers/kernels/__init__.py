"""Kernels for processors, compiled when a model is loaded or when first used; those for GPUs are in `gpu`.

Of few rows, and of rows that a store keeps coded. Everything else has a way of torch's or numpy's own beside them. It
imports the store's codecs, nothing else of this project, and knows no model.
"""
