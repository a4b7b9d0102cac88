"""`runahead bench hand-over`: vLLM over KV that it reads from a service. Imports what benches share, no other bench.
The connector itself is `runahead/vllm`.
"""
