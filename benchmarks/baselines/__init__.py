"""What KV-Runahead is compared with: systems that gather K and V of all new tokens in every worker, one a file, and
workers that run them beside the chain. Imports workers and the store, no bench.
"""
