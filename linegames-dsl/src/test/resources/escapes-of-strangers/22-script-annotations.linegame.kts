// Tries: what script definitions know, DependsOn and Import
@file:DependsOn("org.example:evil:1.0")
@file:Repository("file:///tmp")
@file:Import("other.kts")
println("ESCAPED")
