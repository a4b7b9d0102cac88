"""Right answers, rows attended and bytes read under each preset and budget. Imports shared rooms, no other bench."""
