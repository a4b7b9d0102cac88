"""From clients' texts to tokens and back: the tokenizer, chat templates, control tokens, and bounds on token counts.

It imports errors only, and never torch.
"""
