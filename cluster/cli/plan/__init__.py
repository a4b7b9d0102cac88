"""`runahead plan ...`: the commands, why the planner does what it does, and the tables. Imports no other command."""
