"""Kernels in C, one shared object for each instruction set: their sources, their structs, and the threads they run on.

`make kernels` compiles them. Without an object, torch and numpy compute the same results.
"""
