"""The engine API, by which a gateway that speaks OpenAI's API asks for tokens (docs/gateway.md).
Only this folder knows its messages (`smg_grpc_proto`, an extra). Imported only when `server.engine_api` is on.
"""
