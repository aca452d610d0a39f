// Tries: Java classes by ::class
val c = "x"::class
println(c)
println(c.java)
println(String::class.java.classLoader)
println("ESCAPED")
