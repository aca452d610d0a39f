/**
 * Translates games on lines to HRG: {@link org.regames.linegames.hrg.HrgWriter} builds the syntax
 * tree, {@link org.regames.linegames.hrg.AsciiBoard} the drawing above it.
 *
 * <pre>{@code
 * String text = HrgWriter.text(game);        // a comment with the board, domains, graphs
 * }</pre>
 */
package org.regames.linegames.hrg;
