"""Stores of several nodes as one: which node holds which prefix, and what is asked of its store. Imports ports only."""
