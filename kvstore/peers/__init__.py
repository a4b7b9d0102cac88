"""From store to store, over TCP: a node fetches a prefix that another node's store has, or reads KV under a handle.

Owns the peer sockets and their keys. It imports the client, through which it reads and saves, and the folders below it.
"""
