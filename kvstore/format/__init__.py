"""Stored bytes: layouts, keys, records with checksums, and payloads, as documented in `docs/format.md`.

Pure except for a team of threads that copies and verifies rows. Imports only errors, quoting and codecs.
"""
