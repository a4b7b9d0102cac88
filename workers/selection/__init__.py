"""Selectors of the rows of a stored prefix that a layer attends to: one method a file, its paper in the docstring.

Pure functions of the tensors that the run passes. It imports kernels and plans, and knows neither loads nor the store.
"""
