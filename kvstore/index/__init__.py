"""What is stored where: radix tree, extents, room on disk, eviction, and the rewriter that reorders in the background.

Owns the inventory and its lock. It imports disk and formats, never memory tiers or connections.
"""
