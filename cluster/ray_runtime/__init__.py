"""The only folder that imports Ray: starts or joins a cluster, and runs workers and stores as actors behind the ports.
Imports no gRPC and nothing of requests.
"""
