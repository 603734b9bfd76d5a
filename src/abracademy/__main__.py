"""`python -m abracademy` is `abracademy`."""

import sys

from .cli import main

sys.exit(main())
