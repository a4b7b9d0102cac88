"""Benchmarks: a folder a bench, each with a `run(...) -> int` that `benchmarks/cli.py` calls. The product imports none.

Ratios in one run, medians of interleaved rounds, spread shown. A bar that does not hold is a result, not a failure.
"""
