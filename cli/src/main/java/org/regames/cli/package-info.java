/**
 * The command {@code regames}: everything that users see of the project.
 *
 * <pre>
 * $ regames check games/hrg/tictactoe.hrg
 * games/hrg/tictactoe.hrg: ok
 * $ regames moves games/hrg/tictactoe.hrg --after 'C__2_2 / C__1_2 / C__1_1 / C__3_3'
 * 3 . . o
 * 2 o x .
 * 1 x . .
 *   1 2 3
 * x to move, 5 moves
 * C__1_3
 * C__2_1
 * C__2_3
 * C__3_1
 * C__3_2
 * $ regames moves games/hrg/tictactoe.hrg --after 'C__2_2 / C__1_2 / C__1_1 / C__3_3 / C_3_1'
 * error: --after: move 5 `C_3_1` is not legal for x; legal: C__3_1 / C__1_3 / C__2_1 / C__2_3 / C__3_2
 * </pre>
 *
 * <p>{@link org.regames.cli.Main} is the entry point and the only place that turns failures into
 * exit codes; {@link org.regames.cli.Regames} lists the commands, each a class of its own. Results
 * go to standard output, everything else to standard error. Languages are found as services: no
 * class here names one.
 *
 * <p>A command reads its games through {@link org.regames.cli.games.GameOptions}, which also
 * validates them, and throws a {@link org.regames.cli.console.Failure} when it cannot go on. No
 * other package may write to the console or end the process.
 */
package org.regames.cli;
