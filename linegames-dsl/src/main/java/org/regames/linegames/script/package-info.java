/**
 * Scripts that describe games on lines, in Kotlin and in Python, run in a Java process of their
 * own.
 *
 * <p>{@link org.regames.linegames.script.ScriptProcess} starts the process and stops it at the time
 * or memory limit; {@link org.regames.linegames.script.ScriptMain} is what runs there. A script
 * that was not allowed input and output is checked before it runs: compiled Kotlin may refer only
 * to the classes of {@link org.regames.linegames.script.AllowedClasses}, Python may import and name
 * only what {@link org.regames.linegames.script.PythonCheck} lets pass.
 *
 * <p>This protects against slips and against scripts that were not written to break out: they
 * cannot reach files, the network, other processes or reflection, nor keep the machine busy. Like
 * every protection inside one process it may have holes; who runs scripts of strangers should put
 * the whole command into a container.
 */
package org.regames.linegames.script;
