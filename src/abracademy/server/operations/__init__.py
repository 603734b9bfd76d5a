"""What a host needs: whether the server is well, what it counts, what it writes down, and how it stops."""
