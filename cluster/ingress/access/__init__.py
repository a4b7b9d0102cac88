"""Access of callers: TLS, bearer tokens, their files. Imports no other part of ingress."""
