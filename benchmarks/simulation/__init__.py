"""Simulated chains: machines with published figures, plans, scaling. Imports planning and reports, no other bench."""
