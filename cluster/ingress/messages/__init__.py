"""Messages of clients, read and checked: chats, limits, texts that end an answer. Imports requests, and
nothing of the rest of the ingress.
"""
