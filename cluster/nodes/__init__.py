"""Stores of several nodes as one: which node holds which prefix, what is asked of its store, and what subscribers are
told of it. Imports ports, addresses and errors only.
"""
