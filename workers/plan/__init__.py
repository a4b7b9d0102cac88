"""Plain values that pickle small: plans for workers, events from workers, and facts of a model.

It imports neither torch nor transformers, so every process may import it.
"""
