"""Parts of planning: a cost model, the time of a chain, searches and tables of partitions. Pure."""
