"""Rows that requests of one worker share: kept in memory once, and read once (`docs/decisions/0035`).

Owns the pages of a request's rows, and the list of requests that may share rows. It knows the store's loads, and no
model.
"""
