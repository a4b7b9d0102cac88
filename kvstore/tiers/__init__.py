"""Memory between disk and reader: the arena, the host tier in it, and the interface of a worker's device tier.

Owns the shared memory and its frames. It imports index and disk, and knows no request.
"""
