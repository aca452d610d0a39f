// Tries: bytes and charsets
println("abc".toByteArray(Charsets.UTF_8).size)
println(Charsets.UTF_8.newEncoder())
println(java.nio.charset.Charset.availableCharsets())
println("ESCAPED")
