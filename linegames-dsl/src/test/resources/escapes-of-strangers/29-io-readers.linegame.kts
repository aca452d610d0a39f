// Tries: standard input and files by extensions
println(readLine())
println(readln())
println("ESCAPED")
