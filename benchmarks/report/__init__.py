"""What benches say: bars, tables, plots, the machine, and one JSON line. Imports no bench."""
