// Tries: Java's functional interfaces, comparators and streams
val l = mutableListOf(3, 1, 2)
l.removeIf { it == 1 }
l.stream().forEach { println(it) }
l.parallelStream().forEach { println(it) }
java.util.Collections.sort(l)
println("ESCAPED")
