"""What a worker or the serving process uses to read and save KV: one client over links to the store's data plane.

Owns the open requests of one process and the targets that rows are copied to. Imports the data plane and the folders
below it, never the store itself.
"""
