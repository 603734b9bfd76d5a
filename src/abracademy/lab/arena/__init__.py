"""Bots against bots over the same deals in every seat, and how strong that shows them to be."""
