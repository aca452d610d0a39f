// Tries: the class of an object by its property
println("x".javaClass.name)
println("ESCAPED")
