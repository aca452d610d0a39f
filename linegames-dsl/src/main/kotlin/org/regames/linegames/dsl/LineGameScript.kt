package org.regames.linegames.dsl

import kotlin.script.experimental.annotations.KotlinScript
import kotlin.script.experimental.api.ScriptCompilationConfiguration
import kotlin.script.experimental.api.compilerOptions
import kotlin.script.experimental.api.defaultImports
import kotlin.script.experimental.jvm.dependenciesFromClassContext
import kotlin.script.experimental.jvm.jvm
import kotlin.script.experimental.jvm.jvmTarget

/** What files called `*.linegame.kts` are: Kotlin with the words of [lineGame]. */
@KotlinScript(
    displayName = "Game on lines",
    fileExtension = "linegame.kts",
    compilationConfiguration = LineGameConfiguration::class,
)
abstract class LineGameScript

/** How such files are compiled, here and in an IDE. */
object LineGameConfiguration : ScriptCompilationConfiguration({
    defaultImports("org.regames.linegames.dsl.*")
    jvm {
        dependenciesFromClassContext(LineGameScript::class, wholeClasspath = true)
        jvmTarget("25")
    }
    compilerOptions(
        "-jdk-home", System.getProperty("java.home"),
        // Functions that Java creates at their first use get a different name each time.
        "-Xlambdas=class", "-Xsam-conversions=class",
    )
}) {
    private fun readResolve(): Any = LineGameConfiguration
}
