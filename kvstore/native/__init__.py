"""Compiles, finds, verifies and loads native code in shared objects, one for each instruction set.

It handles folders of C sources and knows nothing of their computations. Imports only the standard library.
"""
