"""Reading and checking of clients' messages: chats, limits, stop texts. Imports requests, and nothing else of the
ingress.
"""
