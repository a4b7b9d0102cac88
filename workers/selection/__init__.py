"""Which rows of a stored prefix a layer attends to: one method, one file, its paper in the docstring.

Pure over tensors that the run hands in. It imports kernels and plans, and knows neither loads nor the store.
"""
