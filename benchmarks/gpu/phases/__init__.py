"""What the GPU bench measures: a phase a file, and the stored prefixes and evidence that phases are run on. Imports
clocks and budgets, not the command that runs phases.
"""
