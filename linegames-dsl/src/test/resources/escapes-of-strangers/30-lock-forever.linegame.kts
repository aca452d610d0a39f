// Tries: monitors and waiting
val a = Any()
synchronized(a) { (a as Object).wait(); println("ESCAPED") }
