"""`runahead bench hand-over`: vLLM over KV that it reads from a service. The connector itself is `runahead/vllm`.
Imports shared rooms, no other bench.
"""
