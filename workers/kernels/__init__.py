"""Kernels for processors, one file each; those for GPUs are in `gpu`, the C sources in `native`.

They compute parts of layers, and code and decode stored rows: torch or numpy can do all of it as well. It imports the
store's codecs and its loader of native code, nothing else of this project, and knows no model.
"""
