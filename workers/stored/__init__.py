"""The parts of a stored prefix under selection, one noun a file; `workers/selected_prefix.py` puts them together."""
