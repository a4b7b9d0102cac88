"""The one folder that imports Ray: starts or joins a cluster, and runs workers and stores as actors, as the ports
ask for. Imports no gRPC and nothing of requests.
"""
