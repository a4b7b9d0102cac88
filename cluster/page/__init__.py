"""The page that shows a running service in a browser: who may open it, the documents that it reads, its files. It reads
what GetStats and GetTrace give, and no prompt text. Imported by the service alone.
"""
