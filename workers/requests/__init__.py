"""One request in one worker: what it reads, waits for, hands on and saves, and how its tokens are drawn.

It imports the hand-off, the turns and what chooses rows. It knows no pass of several requests but through `Passes`, and
no engine.
"""
