/**
 * Board games in Ludii's language: {@code .lud} texts.
 *
 * <p>Based on a description of the language in our own words and on recorded plays, without Ludii's
 * sources.
 */
package org.regames.lud;
