"""`runahead bench hand-over`: vLLM over KV that it reads from a service. Owns the process that vLLM runs in; imports no
vLLM but there. The connector itself is `runahead/vllm`.
"""
