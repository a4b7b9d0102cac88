"""The stores of all nodes as one: the directory of their prefixes, calls to them, and their changes for subscribers.
Imports ports, addresses and errors only.
"""
