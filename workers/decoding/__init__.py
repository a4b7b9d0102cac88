"""Requests that share a forward pass, in their prefill and as they decode, and how each token is drawn.

It imports the chain and the model; the worker imports it.
"""
