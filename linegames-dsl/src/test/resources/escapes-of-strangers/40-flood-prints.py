# Tries: millions of lines
while True: print('x' * 1000)
