"""The service's settings: a section in a file each, and how flags, environment and file become one configuration.
Imports owners of settings in workers and kvstore, and nothing of cluster that acts on them.
"""
