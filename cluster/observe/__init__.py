"""Prometheus metrics and OpenTelemetry traces for operators; no other folder imports these libraries.
Imports counters and traces of requests, no gRPC.
"""
