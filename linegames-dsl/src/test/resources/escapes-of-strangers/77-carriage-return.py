# Tries: a carriage return that ends a comment
x = 1 # print("ESC" + "APED")
