// Tries: valueOf, entries and ordinals of enums of the library, and declaring classes
println(LazyThreadSafetyMode.valueOf("NONE"))
println(LazyThreadSafetyMode.NONE.declaringJavaClass)
println("ESCAPED")
