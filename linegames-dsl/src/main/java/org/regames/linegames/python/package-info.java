/**
 * The border between Python and Java in the processes that run scripts: {@link
 * org.regames.linegames.python.JythonLoader} puts it into Jython, {@link
 * org.regames.linegames.python.Border} stands there, and {@link
 * org.regames.linegames.python.JavaWords} is all that passes: functions that take and give plain
 * values.
 */
package org.regames.linegames.python;
