"""Stock transformers models with our attention: which architectures are served, what is checked of
their files, and how they are loaded.

Owns the loaded network. Only this folder, and few others by name, import transformers. It imports attention and text.
"""
