"""Stand-ins and fixtures shared by several tests: links in memory, tiny models, a lagging device, a fake NCCL."""
