/**
 * Makes the jar of the program start faster, when it is packaged. The JVM keeps classes that it has
 * loaded and linked in an archive, but neither old ones nor calls that are linked when they are
 * first made: {@link org.regames.cli.startup.StartupJar} writes both anew. What the archive is made
 * from is in {@code Training}, and that it is used, in the launcher {@code regames}.
 */
package org.regames.cli.startup;
