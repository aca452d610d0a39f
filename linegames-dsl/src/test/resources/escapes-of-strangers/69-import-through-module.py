# Tries: import through module
from math import sys
print("ESCAPED")
