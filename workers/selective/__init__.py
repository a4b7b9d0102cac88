"""A stored prefix of which each layer attends to a part: evidence, choice, loads, and the rows that are attended to.

Owns the loads of one request over its prefix. It imports selection, prefetch and devices, and knows no chain.
"""
