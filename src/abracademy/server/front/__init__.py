"""What a browser finds at the address of the house."""
