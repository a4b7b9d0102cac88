"""Rows that requests of one worker have in common: in memory once, and read once (`docs/decisions/0035`).

Owns the pages of a request's rows, and the list of the requests that may have some of another one's. It knows the
store's loads, and no model.
"""
