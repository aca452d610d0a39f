/**
 * Keeps a process in: on Linux, by the kernel's own means, called through the foreign function
 * interface of Java.
 *
 * <p>{@link org.regames.linegames.wall.Wall} is all that others need. See {@code SECURITY.md} for
 * what it holds back.
 */
package org.regames.linegames.wall;
