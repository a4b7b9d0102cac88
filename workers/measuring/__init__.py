"""Measures: what a layer, a message and a load take in one worker, and workers of this machine without Ray.

For calibration and benches. It imports the worker.
"""
