"""Stand-ins and fixtures of several tests: links in memory, tiny models, a lagging device, a fake NCCL."""
