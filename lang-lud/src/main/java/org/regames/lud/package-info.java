/**
 * Board games in Ludii's language: {@code .lud} texts.
 *
 * <p>Written from a description of the language in our own words and from recorded plays, without
 * Ludii's sources.
 */
package org.regames.lud;
