/**
 * Makes the packaged jar start faster. The JVM can archive loaded and linked classes, but neither
 * classes in old formats nor calls that are linked on first use: {@link
 * org.regames.cli.startup.StartupJar} rewrites both. {@code Training} determines what goes into the
 * archive, and the launcher {@code regames} uses it.
 */
package org.regames.cli.startup;
