"""An operator's view: Prometheus metrics and OpenTelemetry traces, the only modules that import either. Imports
counters and traces of requests, no gRPC.
"""
