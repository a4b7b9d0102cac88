"""The store alone: its I/O engine beside fio, fetches, verification, a million chunks. Imports the store and reports,
no other bench.
"""
