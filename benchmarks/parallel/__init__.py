"""The chain compared with tensor/sequence parallel prefill, as its authors do, and over a part of a stored prefix.
Imports baselines and what benches share.
"""
