/**
 * Games made at random, for tests and for the generation of content.
 *
 * <pre>{@code
 * SbgGame game = SbgGenerator.generate(7);
 * String text = SbgPrinter.print(game);      // <<Random game 7>> …
 * }</pre>
 */
package org.regames.sbg.generator;
