"""The life of a request: admission, lookup, route, plan, run, replay after a lost worker, settle, counters and trace.

Imports the chain, nodes, handles and planning by their values; no Ray, no gRPC.
"""
