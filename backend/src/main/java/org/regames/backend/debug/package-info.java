/**
 * Follows plays through the rules statement by statement, on paths that a person chooses: what
 * debuggers of rules are made from. {@link org.regames.backend.debug.Debugger} is where to begin.
 */
package org.regames.backend.debug;
