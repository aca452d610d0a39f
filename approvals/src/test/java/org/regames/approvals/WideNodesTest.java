package org.regames.approvals;

import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.jvm.JvmEngine;
import org.regames.ir.Game;

/**
 * A node with more ways than one method takes, on a cycle that moves go through many times, so that
 * their codes are as long as it takes: the methods for parts of the ways follow the same codes.
 */
class WideNodesTest {
  private static final int WAYS = 60;

  @Test
  void movesThroughAWideNodeOnACycleAreListedAndPlayed() {
    Game game = GameTexts.parse(text());
    Interpreter interpreter = Interpreter.of(game);
    EnginesAgreeTest.play(interpreter, JvmEngine.compile(game), true, new SplittableRandom(1), 20);
  }

  /** From a cell that is chosen, cell by cell as far as one likes; a tag for each third. */
  private static String text() {
    String cells =
        IntStream.range(0, WAYS).mapToObj(cell -> "c" + cell).collect(Collectors.joining(", "));
    String steps =
        IntStream.range(0, WAYS)
            .mapToObj(
                cell ->
                    "n, a%d: at == c%d; a%d, b%d: board[c%d] == c%d; b%d, %s at = c%d; "
                        .formatted(
                            cell,
                            cell,
                            cell,
                            cell,
                            (7 * cell) % WAYS,
                            (7 * cell) % WAYS,
                            cell,
                            cell % 3 == 0 && cell < WAYS - 1
                                ? "t%d: $$ at; t%d, n:".formatted(cell, cell)
                                : cell % 10 == 7 || cell == WAYS - 1 ? "done:" : "n:",
                            Math.min(cell + 1, WAYS - 1)))
            .collect(Collectors.joining("\n"));
    String board =
        IntStream.range(1, WAYS)
            .mapToObj(cell -> ", c%d: c%d".formatted(cell, cell))
            .collect(Collectors.joining());
    return """
    type Cell = {%s};
    type Player = {white};
    type Score = {0, 1};
    var at: Cell = c0;
    var board: Cell -> Cell = {:c0%s};
    begin, turn: player = white;
    turn, n: at = Cell(*);
    %s
    done, over: board[at] = c0;
    over, tagged: $ done;
    tagged, kept: player = keeper;
    kept, turn: player = white;
    kept, end: at == c58;
    """
        .formatted(cells, board, steps);
  }
}
