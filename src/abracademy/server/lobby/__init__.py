"""The way to a table: what stands open, and how others are asked to come."""
