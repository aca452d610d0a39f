/**
 * How commands talk to people and scripts: the {@link org.regames.cli.console.Terminal}, tables,
 * progress, findings, lines of JSON, and how a command ends ({@link
 * org.regames.cli.console.Failure}). Knows nothing about games.
 */
package org.regames.cli.console;
