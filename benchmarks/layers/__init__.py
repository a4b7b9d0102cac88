"""The loss of each layer and KV head of a model under a budget, from which its measured layer shares come. Imports the
accuracy bench's figures.
"""
