"""What comes in over gRPC: the server, its interceptors, limits, tokenising, answers by request id.
Imports requests and handles; nothing below it knows gRPC, but for the client.
"""
