"""What KV-Runahead is compared with: systems that gather K and V of all new tokens in every worker. One system, one
file. Prefill only, exact, on the same model, kernels, store and process group as the chain."""
