"""Calls before their methods see them: which methods there are, how long and how large a first message may be, health.
Knows messages by their descriptors alone. Imports nothing of the rest of the ingress.
"""
