"""Chains that are simulated: machines with published figures, plans, scaling. Imports planning of the service and
reports, no other bench.
"""
