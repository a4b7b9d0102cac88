"""The service's side of gRPC: the server, its interceptors, limits, tokenising, answers by request id.
Imports requests and handles; only this folder and the client know gRPC.
"""
