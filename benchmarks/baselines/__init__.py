"""What we are compared with: systems that gather K and V of all new tokens in every worker, one a file, and workers
that run them beside the chain; vLLM, in a process and an environment of its own. Imports workers, the store and
reports, no bench.
"""
