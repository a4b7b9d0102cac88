"""Stock transformers models with our attention: the architectures that are served, the checks of their files, and how
they are loaded.

Owns the loaded network. Only this folder, and a few modules by name, import transformers. It imports attention and
text.
"""
