// Tries: serialisation of lambdas and randoms
val r = kotlin.random.Random(1)
java.io.ObjectOutputStream(java.io.ByteArrayOutputStream()).writeObject(r)
println("ESCAPED")
