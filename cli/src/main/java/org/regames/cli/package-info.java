/**
 * The command {@code regames}: everything that users see of the project.
 *
 * <pre>
 * $ regames check games/hrg/tictactoe.hrg
 * games/hrg/tictactoe.hrg: ok
 * $ regames moves games/hrg/tictactoe.hrg --after '2,2 / 1,2 / 1,1 / 3,3'
 * 3 . . o
 * 2 o x .
 * 1 x . .
 *   1 2 3
 * x to move, 5 moves
 * 1,3
 * 2,1
 * 2,3
 * 3,1
 * 3,2
 * $ regames moves games/hrg/tictactoe.hrg --after '2,2 / 1,2 / 1,1 / 3,3 / 3,4'
 * error: --after: move 5 `3,4` is not legal for x; legal: 3,1 / 1,3 / 2,1 / 2,3 / 3,2
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
