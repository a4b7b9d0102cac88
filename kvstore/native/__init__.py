"""Native code in shared objects, one for each instruction set: how it is compiled, found, checked and loaded.

It knows folders of C sources, not what they compute. It imports the standard library alone.
"""
