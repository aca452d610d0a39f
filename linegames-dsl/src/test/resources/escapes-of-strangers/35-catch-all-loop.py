# Tries: a loop that catches everything, also the end of its time
while True:
    try:
        while True: pass
    except: pass
