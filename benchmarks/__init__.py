"""Benchmarks: one folder per bench, each with a `run(...) -> int` that `benchmarks/cli.py` calls. The product imports
none.

Figures are ratios within one run and medians of interleaved rounds, with spread. A missed bar is a result, no failure.
"""
