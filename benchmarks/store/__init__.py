"""The store alone: I/O engine against fio, fetches, verification, a million chunks. Imports reports, no other bench."""
