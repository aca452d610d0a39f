/**
 * Steps through the rules statement by statement, on paths that the user chooses: the core of the
 * debuggers for rules. {@link org.regames.backend.debug.Debugger} is the entry point.
 */
package org.regames.backend.debug;
