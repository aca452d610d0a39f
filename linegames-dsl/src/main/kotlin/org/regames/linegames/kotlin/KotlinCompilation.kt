package org.regames.linegames.kotlin

import java.io.ByteArrayOutputStream
import java.util.jar.Attributes
import java.util.jar.JarEntry
import java.util.jar.JarOutputStream
import java.util.jar.Manifest
import kotlin.script.experimental.api.CompiledScript
import kotlin.script.experimental.api.ResultWithDiagnostics
import kotlin.script.experimental.api.ScriptDiagnostic
import kotlin.script.experimental.api.SourceCode
import kotlin.script.experimental.api.asDiagnostics
import kotlin.script.experimental.host.StringScriptSource
import kotlin.script.experimental.jvm.impl.KJvmCompiledModuleInMemory
import kotlin.script.experimental.jvm.impl.KJvmCompiledScript
import org.regames.linegames.output.ScriptError

/** Compiles scripts to jars. */
object KotlinCompilation {
    /**
     * The compiler takes 2 s for 50 nested lambdas, 25 s for 100; chained calls count as nested,
     * too.
     */
    private const val DEEPEST = 50

    /** The compiler's stack is too small for 10,000 terms, and a million `}` or `,` took it over 10 s. */
    private const val LONGEST_LINE = 10_000

    private const val CLOSING = ")]}"

    /** The compiler leaks a little memory for each script. */
    private const val SCRIPTS_OF_A_COMPILER = 50

    /** The message of the compiler when it crashes. */
    private val FAILURE = Regex("""^While analysing .*?:(\d+):(\d+): """)

    private const val TOO_DEEP =
        "this nests too deeply for the Kotlin compiler: write long chains of operators or calls as several statements"

    private var compiler = ScriptCompiler()
    private var scripts = 0

    /**
     * Compiles a script to a jar, which names the class of the script as its main class.
     *
     * Later scripts take a fraction of the time of the first one.
     *
     * @throws ScriptError with the first mistake of the script, such as brackets that nest too
     *   deeply or lines of more than 10,000 characters
     */
    @JvmStatic
    @Synchronized
    fun compile(name: String, text: String): ByteArray {
        checkSize(text)
        return when (val result = compiled(StringScriptSource(text, name))) {
            is ResultWithDiagnostics.Failure -> throw mistake(result.reports)
            is ResultWithDiagnostics.Success -> jar(result.value as KJvmCompiledScript)
        }
    }

    private fun compiled(source: SourceCode): ResultWithDiagnostics<CompiledScript> =
        try {
            if (++scripts % SCRIPTS_OF_A_COMPILER == 0) {
                renew()
            }
            compiler.compile(source)
        } catch (crash: Throwable) { // its state is unknown now
            renew()
            ResultWithDiagnostics.Failure(crash.asDiagnostics())
        }

    private fun renew() {
        compiler.close()
        compiler = ScriptCompiler()
    }

    /** Brackets in strings and comments count, too; they do not nest that deeply either. */
    private fun checkSize(text: String) {
        var depth = 0
        var before = ' '
        val inRow = IntArray(DEEPEST + 1)
        text.lineSequence().forEachIndexed { line, words ->
            if (words.length > LONGEST_LINE) {
                val what = "this line is longer than $LONGEST_LINE characters: break it"
                throw ScriptError(line + 1, LONGEST_LINE + 1, what, "")
            }
            words.forEachIndexed { column, character ->
                fun refuse(what: String): Nothing = throw ScriptError(line + 1, column + 1, what, "")
                when (character) {
                    '(', '[', '{' -> {
                        inRow[depth] = if (before in CLOSING) inRow[depth] + 1 else 1
                        if (inRow[depth] > DEEPEST) refuse("these are more than $DEEPEST brackets in a row")
                        if (++depth > DEEPEST) refuse("this is nested more than $DEEPEST deep")
                    }
                    in CLOSING -> if (depth > 0) depth--
                }
                if (!character.isWhitespace()) before = character
            }
        }
    }

    private fun jar(script: KJvmCompiledScript): ByteArray {
        val manifest = Manifest()
        manifest.mainAttributes[Attributes.Name.MANIFEST_VERSION] = "1.0"
        manifest.mainAttributes[Attributes.Name.MAIN_CLASS] = script.scriptClassFQName
        val bytes = ByteArrayOutputStream()
        JarOutputStream(bytes, manifest).use { out ->
            for ((file, content) in (script.getCompiledModule() as KJvmCompiledModuleInMemory).compilerOutputFiles) {
                out.putNextEntry(JarEntry(file))
                out.write(content)
            }
        }
        return bytes.toByteArray()
    }

    private fun mistake(reports: List<ScriptDiagnostic>): ScriptError {
        val errors = reports.filter { it.severity >= ScriptDiagnostic.Severity.ERROR }
        val first = errors.firstOrNull { it.location != null } ?: errors.first()
        if (first.exception is StackOverflowError) return ScriptError(0, 0, TOO_DEEP, "")
        val start = first.location?.start
        val failure = FAILURE.find(first.message)
        if (start == null && failure != null) {
            val (line, column) = failure.destructured
            return ScriptError(line.toInt(), column.toInt(), "the Kotlin compiler crashes here", "")
        }
        return ScriptError(start?.line ?: 0, start?.col ?: 0, first.message, "")
    }
}
