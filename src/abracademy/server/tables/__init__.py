"""Tables as people sit at them: loaded, moved, stored, told, and kept going."""
