"""KV for clients: leases that pin stored KV, reads of leased KV, and rows that clients write.
Imports stores of nodes and settings, no gRPC.
"""
