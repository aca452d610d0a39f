/**
 * Scripts without loops and variables as data: {@link org.regames.linegames.plain.PlainGame} is
 * their content, {@link org.regames.linegames.plain.PlainParser} reads and {@link
 * org.regames.linegames.plain.PlainWriter} writes them, without running a script.
 *
 * <pre>{@code
 * PlainGame game = PlainParser.parse(source).value().orElseThrow();
 * LineGame built = game.build();             // the board with its pawns
 * PlainWriter.text(game);                    // a script again
 * }</pre>
 */
package org.regames.linegames.plain;
