// Tries: a timer that goes on
import kotlin.concurrent.timer
timer(period = 10) { println("ESCAPED") }
