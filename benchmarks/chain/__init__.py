"""TTFT over numbers of workers, prompt lengths and links: how much the chain gains. Imports what benches share, no
other bench.
"""
