"""`runahead store ...`: the commands, how they reach a store, their steps, their progress and their tables. Imports
no other command.
"""
