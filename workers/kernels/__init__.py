"""Kernels for processors, compiled when a model is loaded or when first used; those for GPUs are in `gpu`.

Of what layers compute, and of rows that a store keeps coded: torch or numpy can do all of it, too. It imports the
store's codecs, nothing else of this project, and knows no model.
"""
