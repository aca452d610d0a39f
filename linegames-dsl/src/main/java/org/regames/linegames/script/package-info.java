/**
 * Scripts that describe games on lines, in Kotlin and in Python, run in a Java process of their
 * own.
 *
 * <p>{@link org.regames.linegames.script.ScriptRuns} starts the processes, {@link
 * org.regames.linegames.script.ScriptProcess} stops them at their limits; {@link
 * org.regames.linegames.script.ScriptMain} runs in them, and {@link
 * org.regames.linegames.script.CompilerMain} compiles Kotlin beforehand. A script that is not
 * allowed input and output is checked before it runs: compiled Kotlin may refer only to what {@link
 * org.regames.linegames.script.AllowedClasses} allows, and Python may import and name only what
 * {@link org.regames.linegames.script.PythonCheck} allows, at the border of {@link
 * org.regames.linegames.python.Border}. It then runs behind the {@link
 * org.regames.linegames.wall.Wall}. {@code SECURITY.md} says what that protects against.
 */
package org.regames.linegames.script;
