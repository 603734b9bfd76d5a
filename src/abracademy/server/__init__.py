"""The server: the only room with I/O, clocks and a network. Nobody but the command line imports it."""
