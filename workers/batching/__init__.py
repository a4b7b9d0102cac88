"""Forward passes that several requests share, in prefill and decoding.

It imports requests and the model; the worker imports it.
"""
