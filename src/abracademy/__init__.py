"""Abracademy: play, learn and study two wizard board games."""
