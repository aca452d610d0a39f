// Tries: Kotlin's Java classes behind its words
kotlin.jvm.internal.Intrinsics.checkHasClass("java.awt.Toolkit")
kotlin.jvm.internal.Reflection.getOrCreateKotlinClass(String::class.java)
println("ESCAPED")
