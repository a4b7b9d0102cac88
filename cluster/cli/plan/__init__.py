"""`runahead plan ...`: the commands, the planner's reasons, and the tables. Imports no other command."""
