"""A service under many clients: TTFT, throughput, cancels, kills. Imports what benches share, no other bench."""
