"""What is read ahead of its use: one method, one file, its paper in the docstring.

Each says which rows of which layer to read ahead; the loads are the request's. It imports selection only.
"""
