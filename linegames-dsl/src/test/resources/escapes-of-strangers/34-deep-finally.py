# Tries: endless calls in finally, which no limit of depth ends soon
def g():
    try: g()
    finally: g()
g()
