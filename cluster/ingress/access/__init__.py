"""Access control: TLS, bearer tokens, and their files. Imports no other part of the ingress."""
