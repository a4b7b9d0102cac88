"""Bytes: layouts, keys, records with their checksums, and payloads, as `docs/format.md` has them.

Pure but for a team of threads that copies and checks rows. It imports errors and counters only.
"""
