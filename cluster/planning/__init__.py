"""What a plan is made from: a cost model, the time of a chain, searches and tables of partitions. Pure."""
