"""Benchmarks: one file per `runahead bench` command, each a `run(...) -> int`. `report.py` is what they share.

Ratios in one run, medians of interleaved rounds, spread shown. A bar that does not hold is a result, not a failure.
"""
