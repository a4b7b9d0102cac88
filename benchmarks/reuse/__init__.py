"""TTFT of prompts with a stored prefix, under each preset, on this disk and on slower ones. Imports what benches share,
no other bench.
"""
