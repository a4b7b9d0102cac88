"""One request in one worker: its reads, waits, hand-off and saves, and the choice of its tokens.

It imports the hand-off, the turns and the choice of rows. It knows passes of several requests only through `Passes`,
and no engine.
"""
