"""Planning of chains: the cost model, the time of a chain, searches and tables of partitions. Pure."""
