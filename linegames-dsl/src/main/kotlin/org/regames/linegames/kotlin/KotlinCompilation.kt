package org.regames.linegames.kotlin

import java.nio.file.Path
import kotlin.script.experimental.api.ResultWithDiagnostics
import kotlin.script.experimental.api.ScriptDiagnostic
import kotlin.script.experimental.host.StringScriptSource
import kotlin.script.experimental.impl.internalScriptingRunSuspend
import kotlin.script.experimental.jvm.impl.KJvmCompiledScript
import kotlin.script.experimental.jvmhost.JvmScriptCompiler
import kotlin.script.experimental.jvmhost.saveToJar
import org.regames.linegames.dsl.LineGameConfiguration
import org.regames.linegames.output.ScriptError

/** Compiles scripts to jars. */
object KotlinCompilation {
    /**
     * Compiles a script into a file.
     *
     * @throws ScriptError with the first mistake of the script
     */
    @JvmStatic
    fun compile(name: String, text: String, jar: Path) {
        val source = StringScriptSource(text, name)
        @Suppress("DEPRECATION_ERROR")
        val result = internalScriptingRunSuspend { JvmScriptCompiler()(source, LineGameConfiguration) }
        when (result) {
            is ResultWithDiagnostics.Failure -> throw mistake(result.reports)
            is ResultWithDiagnostics.Success ->
                (result.value as KJvmCompiledScript).saveToJar(jar.toFile())
        }
    }

    private fun mistake(reports: List<ScriptDiagnostic>): ScriptError {
        val errors = reports.filter { it.severity >= ScriptDiagnostic.Severity.ERROR }
        val first = errors.firstOrNull { it.location != null } ?: errors.first()
        val start = first.location?.start
        return ScriptError(start?.line ?: 0, start?.col ?: 0, first.message, "")
    }
}
