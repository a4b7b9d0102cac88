"""A service under many clients: time to first token, throughput, cancels. Imports shared rooms, no other bench."""
