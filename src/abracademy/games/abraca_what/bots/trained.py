"""PLACEHOLDER"""
import numpy as np
CLIMBED = {n: np.array([0,.25,.5,.8,1.1,1.5,2.0,2.6,0]) for n in range(2,6)}
_E=[0,0,-.5,-1,-1.5,.5,0,1,-.5,1.0,.3,-.3,0]
_K=[1.5,.6,0,-.8,-1.5,-2, .1,.5,.8,.3,.3,0,.3,-.3,0]
_F=[0.5,-.7,-1.5,-2.2,-2.8,-3.2,-1,.2,-.2,0]
LEARNT = {(n,b):(_E,_K,_F) for n in range(2,6) for b in (False,True)}
