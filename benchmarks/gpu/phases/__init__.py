"""What the GPU bench measures: `measure` of a phase adds figures to the bench; and the stored prefixes and evidence for
that. Imports the bench, its clock and its budget, not the command that runs phases.
"""
