// Tries: a coroutine started by hand, with a continuation of its own
import kotlin.coroutines.*
val block: suspend () -> Unit = { println("in") }
block.startCoroutine(object : Continuation<Unit> {
    override val context: CoroutineContext = EmptyCoroutineContext
    override fun resumeWith(result: Result<Unit>) { println("ESCAPED") }
})
