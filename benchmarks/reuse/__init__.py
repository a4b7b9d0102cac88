"""Time to first token of prompts with a stored prefix, under each preset, on this disk and on slower ones. Imports
shared rooms, no other bench.
"""
