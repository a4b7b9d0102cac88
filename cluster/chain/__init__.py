"""The chain of workers: started through ports, formed into epochs, and repaired when workers are lost.
Imports no Ray, no gRPC, and nothing of requests.
"""
