"""What is read ahead of its use: one method, one file, its paper in the docstring.

Each says which rows of which layer to wish for; the loads are the run's. It imports selection only.
"""
