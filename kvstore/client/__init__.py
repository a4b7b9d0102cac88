"""The client of the store: a worker or the serving process reads and saves KV through links to the data plane.

Owns the open requests of one process and the targets that rows are copied to. Imports the data plane and folders
below it, never the store itself.
"""
