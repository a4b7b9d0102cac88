"""The chain beside tensor/sequence parallel prefill, as its authors compare them. Imports baselines and what benches
share.
"""
