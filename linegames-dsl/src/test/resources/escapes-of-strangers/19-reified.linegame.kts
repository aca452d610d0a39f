// Tries: inline functions with reified types
inline fun <reified T> name() = T::class.java.name
println(name<Thread>())
println("ESCAPED")
