// Tries: annotations on the file that name packages and switch checks off
@file:Suppress("INVISIBLE_MEMBER", "INVISIBLE_REFERENCE", "DEPRECATION_ERROR")
@file:JvmName("Evil")
import kotlin.internal.*
println(kotlin.internal.platformImplementations)
println("ESCAPED")
