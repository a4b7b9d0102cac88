"""Tools that look into a store and repair it: ls, du, verify, scrub, explain, evict, delete.

They run in the process that owns the store. The store does not import them: `KVStore.serve` is handed their answers.
"""
