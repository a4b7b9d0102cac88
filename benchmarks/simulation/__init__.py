"""What a chain and other ways of sharing a prompt would take, played event by event over a cost model. Pure."""
