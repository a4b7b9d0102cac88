"""The processor or GPU of a worker: its memory, streams and copies; the KV of a request, and how rows are saved.

Owns pinned and device memory, the streams and the buffers. It imports plans, kernels and the store's client only.
"""
