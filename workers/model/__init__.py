"""Stock transformers models with our attention: what is checked of their files, and how they are loaded.

Owns the loaded network. Only this room, and few others by name, import transformers. It imports attention and text.
"""
