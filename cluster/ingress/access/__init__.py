"""Which callers are let in: TLS, bearer tokens, their files. Imports no other part of ingress."""
