"""How processes of one node talk to the store: messages, channel, links, and one session for each connection.

Owns the Unix socket and the leases of each connection. It imports placements and tiers; clients import it, and it knows
nothing of peers on other nodes.
"""
