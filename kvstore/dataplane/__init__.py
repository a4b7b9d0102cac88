"""The data plane between the store and processes of its node: messages, channel, links, a session per connection.

Owns the Unix socket and the leases of each connection. Imports placements and tiers; clients import it. It knows
nothing of peers on other nodes.
"""
