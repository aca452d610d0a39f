// Tries: names, owners and invocation of callable references
fun f(x: Int) = x
val r = ::f
println(r.name)
println(r)
val p = String::length
println(p.name)
println(p.get("abc"))
println("ESCAPED")
