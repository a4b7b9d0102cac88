"""Bytes checked against their digests and copied, many pieces in one call: C in `source/`, else numpy. Memory that
copies go to, kept for the next ones.

Knows no records. Imports only `kvstore/native`.
"""
