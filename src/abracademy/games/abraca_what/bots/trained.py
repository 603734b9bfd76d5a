"""PLACEHOLDER"""

import numpy as np

CLIMBED = {(n, b): np.array([0, 0.25, 0.5, 0.8, 1.1, 1.5, 2.0, 2.6, 0]) for n in range(2, 6) for b in (False, True)}
_E = [0, 0, -0.5, -1, -1.5, 0.5, 0, 1, -0.5, 1.0, 0.3, -0.3, 0]
_K = [1.5, 0.6, 0, -0.8, -1.5, -2, 0.1, 0.5, 0.8, 0.3, 0.3, 0, 0.3, -0.3, 0]
_F = [0.5, -0.7, -1.5, -2.2, -2.8, -3.2, -1, 0.2, -0.2, 0]
LEARNT = {(n, b): (_E, _K, _F) for n in range(2, 6) for b in (False, True)}
