// Tries: Java's classes under a type alias
typealias F = java.io.File
typealias P = ProcessBuilder
fun g(): F = F("/etc/hostname")
println(g().exists())
println("ESCAPED")
