/**
 * How commands talk to people and to scripts: the {@link org.regames.cli.console.Terminal},
 * tables,\n * progress, findings, lines of JSON, and how a command ends ({@link\n *
 * org.regames.cli.console.Failure}). Knows nothing of games.\n
 */
package org.regames.cli.console;
