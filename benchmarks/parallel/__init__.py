"""The chain compared with tensor/sequence parallel prefill, and over a part of a stored prefix. Imports baselines and
shared rooms, no other bench.
"""
