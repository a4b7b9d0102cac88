"""The turns of a worker's requests: the baton, which is the right to compute, and the scheduler that hands it on.

Owns no thread and no memory. It knows no model, no request's run and no process group.
"""
