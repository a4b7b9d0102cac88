"""Baselines: systems that gather K and V of all new tokens in every worker (one per file), the workers that run them
next to the chain, and vLLM in an environment of its own. Imports workers, the store and reports, no bench.
"""
