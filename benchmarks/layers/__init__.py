"""What each layer and KV head of a model loses under a budget, which its measured layer shares come from. Imports the
accuracy bench's figures.
"""
