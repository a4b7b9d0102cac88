"""Frame of every bench: command, bars, tables, plots, facts about the machine, one JSON line. Imports no bench."""
