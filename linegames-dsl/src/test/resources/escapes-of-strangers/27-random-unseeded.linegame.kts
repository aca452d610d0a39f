// Tries: random numbers of Kotlin and Java
println(kotlin.random.Random.nextInt())
println(kotlin.random.Random.Default.nextInt())
println(listOf(1, 2, 3).shuffled())
println(listOf(1, 2, 3).random())
println(Math.random())
println("ESCAPED")
