"""Measurements of one worker (a layer, a message, a load), and workers on this machine without Ray.

For calibration and benches. It imports the worker.
"""
