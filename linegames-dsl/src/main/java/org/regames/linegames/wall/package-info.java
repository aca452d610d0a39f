/**
 * Sandboxes a process: on Linux, with the kernel's own mechanisms, called through Java's foreign
 * function interface.
 *
 * <p>{@link org.regames.linegames.wall.Wall} is the only class that others need. {@code
 * SECURITY.md} says what it prevents.
 */
package org.regames.linegames.wall;
