// Tries: arrays of classes, and copying between arrays
val a = arrayOf<Class<*>>(String::class.java)
println(a.contentToString())
println("ESCAPED")
