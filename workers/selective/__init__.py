"""The stored prefix of a request with a budget: evidence, choices, loads, and the rows that layers attend to.

Owns the loads of one request from its prefix. It imports selection, prefetch and devices, and knows no chain.
"""
