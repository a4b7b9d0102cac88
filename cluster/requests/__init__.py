"""The life of a request: admission, lookup, routing, planning, running, replay, settling, counters and trace.

Imports the chain, nodes, handles and planning by their values; no Ray, no gRPC.
"""
