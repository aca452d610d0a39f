# Tries: compressed names of the compiler: what full-width letters become
print(ｏpen("/etc/hostname"))
print("ESCAPED")
