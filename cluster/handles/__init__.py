"""KV handles: leases that keep stored KV from eviction, and the reading of leased KV. Imports stores of nodes and
settings, no gRPC.
"""
