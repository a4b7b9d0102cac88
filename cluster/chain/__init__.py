"""The chain as the service sees it: starts its workers by a port, runs requests on them, and replaces those that are
lost. Imports no Ray, no gRPC, and nothing of requests.
"""
