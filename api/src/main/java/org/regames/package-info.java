/**
 * The library for programs that play games: from a text to states, moves and scores in a few lines.
 *
 * <pre>{@code
 * Game game = Games.load(Path.of("games/hrg/tictactoe.hrg"));
 * game.players();                                   // [x, o]
 * State start = game.start();
 * start.player();                                   // x
 * start.legal().size();                             // 9
 * State next = start.play("C__2_2").play("C__1_1"); // states never change
 * next.at("grid", "C__2_2");                        // x
 * next.lastMove();                                  // Optional[C__1_1]
 * next.before().orElseThrow().legal().size();       // 8
 * next.playout(new SplittableRandom(1));            // x 100, o 0
 * State end = next.play("C__2_1").play("C__1_2").play("C__2_3");
 * end.isOver();                                     // true
 * end.score("x");                                   // 100
 * game.translate("rg").text();                      // the automaton
 * }</pre>
 *
 * <p>Errors in a text throw a {@link org.regames.GameException} with file, line, column and hint
 * for every problem. {@link org.regames.Game#compile} gives access to the engine itself for fast
 * search; {@code docs/library.md} explains both, and says what is stable.
 */
package org.regames;
