/**
 * The border between Python and Java in the processes that run scripts: {@link
 * org.regames.linegames.python.JythonLoader} puts it into Jython, {@link
 * org.regames.linegames.python.Border} guards it, and only {@link
 * org.regames.linegames.python.JavaWords} may cross it: functions that take and return plain
 * values.
 */
package org.regames.linegames.python;
