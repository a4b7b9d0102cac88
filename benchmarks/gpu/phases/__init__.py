"""What the GPU bench measures: `measure` of a phase adds figures to the bench; and the stored prefixes and evidence that
phases are run on. Imports the bench, its clock and its budget, not the command that runs phases.
"""
