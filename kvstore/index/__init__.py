"""The index of stored KV: radix tree, extents, room and eviction on disk, and the rewriter.

Owns the inventory and its lock. Imports disk and formats, never memory tiers or connections.
"""
