"""Plain values that pickle small: what the coordinator tells a worker, what a worker tells back, and facts of a model.

It imports neither torch nor transformers, so every process may import it.
"""
