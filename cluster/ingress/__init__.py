"""The service's side of gRPC: the server, its interceptors, limits, tokenising, answers by request id.
Imports requests and handles; nothing below it knows gRPC, but for the client.
"""
