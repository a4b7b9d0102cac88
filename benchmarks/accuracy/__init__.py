"""Right answers, rows attended and bytes read under each preset and budget. Imports what benches
share, no other bench.
"""
