"""Requests that share a forward pass, in their prefill and as they decode.

It imports requests and the model; the worker imports it.
"""
