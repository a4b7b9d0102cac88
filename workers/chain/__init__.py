"""What the workers of one request share: the hand-on of KV, the groups that carry it, and turns between requests.

Owns the process groups, their threads and the baton. Only this room imports torch.distributed. It imports the model and
what chooses rows, and knows no engine.
"""
