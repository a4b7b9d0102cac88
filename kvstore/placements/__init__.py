"""Placements: the stored prefix that each running request may read, and the chunks that only it may write.

Owns held placements and the thread that publishes saved extents. Imports index and tiers, and knows no connection.
"""
