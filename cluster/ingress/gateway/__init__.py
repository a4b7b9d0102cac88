"""The engine API by which a gateway that speaks OpenAI's API asks for tokens (docs/gateway.md), beside our own service.
The one folder that knows its messages (`smg_grpc_proto`, an extra). Imported where `server.engine_api` asks for it.
"""
