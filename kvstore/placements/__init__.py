"""Placements: what each running request may read of the store, and the chunks that it alone may write.

Owns the placements that are held and the thread that publishes saved extents. It imports index and tiers, and knows no
connection.
"""
