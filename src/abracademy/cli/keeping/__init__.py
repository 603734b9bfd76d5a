"""What a host does with all that is stored: `abracademy backup`, `restore` and `check`."""
