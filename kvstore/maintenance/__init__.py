"""Tools that inspect and repair a store: ls, du, verify, scrub, explain, evict, delete.

They run in the process that owns the store. The store does not import them: `KVStore.serve` gets `tools.answer`.
"""
