// Tries: threads by Kotlin's own words and Java's
import kotlin.concurrent.thread
thread { println("ESCAPED") }
Thread { println("ESCAPED") }.start()
