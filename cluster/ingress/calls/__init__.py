"""Calls before their methods see them: the known methods, bounds of first messages, and health checks.
Knows messages by their descriptors only. Imports nothing else of the ingress.
"""
