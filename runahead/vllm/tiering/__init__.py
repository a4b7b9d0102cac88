"""The disk under vLLM's offloading manager: opaque blocks by key in slots of segment files, within a limit of bytes.

`block_index` decides which block is in which slot, `slot_files` reads and writes slots, `transfers` does so on threads
of its own, `disk_room` keeps the directory within its limit, `identity` names whose blocks they are. Imports kvstore's
digests and files, no torch, no vLLM, nothing of a service.
"""
