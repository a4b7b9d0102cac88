"""Tokens after the first: requests that decode together in one forward pass, and how each token is drawn.

It imports the chain and the model; the worker imports it.
"""
