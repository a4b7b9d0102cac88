"""Transfers between stores over TCP: a node fetches a prefix from another node's store, or reads KV under a handle.

Owns the peer sockets and their keys. Imports the client, through which it reads and saves, and the folders below it.
"""
