"""What a request with a budget reads of its stored prefix: evidence, choice, loads, and the rows that are attended to.

Owns the loads of one request over its prefix. It imports selection, prefetch and devices, and knows no chain.
"""
