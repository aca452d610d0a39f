/**
 * Random games, for tests and for content generation.
 *
 * <pre>{@code
 * SbgGame game = SbgGenerator.generate(7);
 * String text = SbgPrinter.print(game);      // <<Random game 7>> …
 * }</pre>
 */
package org.regames.sbg.generator;
