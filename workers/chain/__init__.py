"""From worker to worker: the hand-off of KV, the groups (gloo, NCCL) that carry it, and turns between requests.

Owns the process groups, their threads and the baton. Only this folder imports torch.distributed. It imports the model
and what chooses rows, and knows no engine.
"""
