// Tries: Java's System and Runtime
System.out.println("ESCAPED")
System.err.println(System.getenv())
Runtime.getRuntime().exec("true")
