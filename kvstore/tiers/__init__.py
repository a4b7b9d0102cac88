"""Memory between disk and reader: the arena, the host tier in it, and a worker's device tier.

Owns the shared memory and its frames. Imports index and disk, and knows no request.
"""
