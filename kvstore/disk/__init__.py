"""Files on disk: segments and the I/O engine that reads them, the catalog in SQLite, the directory's lock.

Owns file descriptors, I/O threads and durable data. Imports formats only: no index, no policy, no memory tier.
"""
