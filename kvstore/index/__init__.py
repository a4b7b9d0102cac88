"""The index of what is stored where: radix tree, extents, room and eviction on disk, and the rewriter.

Owns the inventory and its lock. It imports disk and formats, never memory tiers or connections.
"""
