"""Bytes checked against their digests and copied, many pieces in one call: C in `source/`, else numpy.

Knows no records. Imports only `kvstore/native`.
"""
