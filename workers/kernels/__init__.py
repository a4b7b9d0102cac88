"""Kernels for processors, one file each; kernels for GPUs are in `gpu`, the C sources in `native`.

They compute parts of layers, and code and decode stored rows. Without kernels torch or numpy do the same. It imports
the store's codecs and its loader of native code, nothing else of this project, and knows no model.
"""
