// Tries: clocks
import kotlin.time.*
println(TimeSource.Monotonic.markNow())
println(measureTime { 1 + 1 })
println(System.nanoTime())
println("ESCAPED")
