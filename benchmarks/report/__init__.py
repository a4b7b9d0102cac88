"""The frame of every bench: how it runs, bars, tables, plots, the machine, one JSON line. Imports no bench."""
