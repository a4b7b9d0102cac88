"""Where a worker computes: memory, streams and copies, of processors and GPUs; a request's KV, and what is saved of it.

Owns pinned and device memory, the streams and the buffers. It imports plans and kernels
only, and the store's client.
"""
