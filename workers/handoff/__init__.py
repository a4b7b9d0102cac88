"""The hand-off of KV between workers, the process groups (gloo, NCCL) that carry it, epochs, and the order of shards.

Owns the process groups and their threads. Only this folder imports torch.distributed. It knows no model and no
run of a request.
"""
