"""KV for clients: leases that keep stored KV from eviction, the reading of leased KV, and rows that clients write.
Imports stores of nodes and settings, no gRPC.
"""
