"""Phases of the GPU bench: `measure` of each adds figures to the bench; also the stored prefixes and the evidence that
they measure on. Imports the bench, its clock and its budget, not the command that runs phases.
"""
