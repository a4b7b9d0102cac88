"""Kernels of few rows for processors, compiled when a model is loaded, and the Triton kernel of importance.

Everything else has a way of torch's own beside them. It imports devices and plans, and knows no model.
"""
