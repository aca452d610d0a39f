# Tries: the module's own builtins taken away, so that real ones come back
import math as __builtins__
for __builtins__ in [{}]: pass
def f():
    return open('/etc/hostname')
try:
    print(f())
    print('ESCAPED')
except Exception as e: print(type(e), e)
