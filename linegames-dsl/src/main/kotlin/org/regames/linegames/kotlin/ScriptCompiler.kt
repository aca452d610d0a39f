package org.regames.linegames.kotlin

import java.nio.file.Path
import kotlin.script.experimental.api.CompiledScript
import kotlin.script.experimental.api.ResultWithDiagnostics
import kotlin.script.experimental.api.SourceCode
import kotlin.script.experimental.api.hostConfiguration
import kotlin.script.experimental.api.with
import kotlin.script.experimental.jvm.defaultJvmScriptingHostConfiguration
import org.jetbrains.kotlin.com.intellij.openapi.util.Disposer
import org.jetbrains.kotlin.diagnostics.DiagnosticReporter
import org.jetbrains.kotlin.fir.FirSession
import org.jetbrains.kotlin.fir.declarations.FirFile
import org.jetbrains.kotlin.fir.lightTree.LightTree2Fir
import org.jetbrains.kotlin.fir.resolve.providers.firProvider
import org.jetbrains.kotlin.fir.resolve.providers.impl.FirProviderImpl
import org.jetbrains.kotlin.fir.scopes.kotlinScopeProvider
import org.jetbrains.kotlin.fir.session.sourcesToPathsMapper
import org.jetbrains.kotlin.name.Name
import org.jetbrains.kotlin.readSourceFileWithMapping
import org.jetbrains.kotlin.scripting.compiler.plugin.impl.ScriptDiagnosticsMessageCollector
import org.jetbrains.kotlin.scripting.compiler.plugin.impl.ScriptJvmK2CompilerImpl
import org.jetbrains.kotlin.scripting.compiler.plugin.impl.ScriptingModuleDataProvider
import org.jetbrains.kotlin.scripting.compiler.plugin.impl.createCompilerState
import org.jetbrains.kotlin.scripting.compiler.plugin.impl.toKtSourceFile
import org.regames.linegames.dsl.LineGameConfiguration

/**
 * A compiler for one script after the other. The script host's own starts from scratch for each,
 * which takes most of the time of a script: it searches the class path and reads its classes.
 */
internal class ScriptCompiler : AutoCloseable {
    private val messages = ScriptDiagnosticsMessageCollector(null)
    private val kept = Disposer.newDisposable("scripts")
    private val compiler: ScriptJvmK2CompilerImpl
    private lateinit var modules: Modules

    init {
        val host = defaultJvmScriptingHostConfiguration
        val configuration = LineGameConfiguration.with { hostConfiguration(host) }
        val state =
            createCompilerState(Name.special("<$MODULE>"), messages, kept, configuration, host, {}) { classPath ->
                Modules(classPath).also { modules = it }
            }
        compiler = ScriptJvmK2CompilerImpl(state) { session, reporter -> parse(this, session, reporter) }
    }

    fun compile(source: SourceCode): ResultWithDiagnostics<CompiledScript> {
        messages.clear() // of the script before
        modules.forgetScripts()
        return compiler.compile(source)
    }

    override fun close() = Disposer.dispose(kept)

    /** As the script host does. */
    private fun parse(source: SourceCode, session: FirSession, reporter: DiagnosticReporter): FirFile {
        val (text, lines) = source.text.byteInputStream().reader().readSourceFileWithMapping()
        val parser = LightTree2Fir(session, session.kotlinScopeProvider, reporter)
        val file = parser.buildFirFile(text, source.toKtSourceFile(), lines)
        (session.firProvider as FirProviderImpl).recordFile(file)
        session.sourcesToPathsMapper.registerFileSource(file.source!!, source.locationId ?: source.name!!)
        return file
    }

    private class Modules(classPath: List<Path>) : ScriptingModuleDataProvider(MODULE, classPath) {
        /** Otherwise each new script would see what those before it define. */
        fun forgetScripts() = moduleDataHistory.removeAll { it.dependencies.isNotEmpty() }
    }

    private companion object {
        const val MODULE = "script-module"
    }
}
