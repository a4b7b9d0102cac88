"""Files: segments and the I/O engine that reads them, the catalog in SQLite, the lock of the directory.

Owns file descriptors, I/O threads and what is durable. It imports formats only: no index, no policy, no memory tier.
"""
