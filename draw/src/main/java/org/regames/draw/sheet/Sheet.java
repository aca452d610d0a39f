package org.regames.draw.sheet;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.regames.ir.describe.Description;

/**
 * What somebody needs to play a game on a table, on paper of A4.
 *
 * @param board at the start; empty where the game has none
 * @param pieces as large as on the board; empty where there are none
 * @param positions of the play, with the moves that lead to them
 * @param moves of the play, as one says them
 * @param ending how the play ended, and who played
 */
public record Sheet(
    Optional<SizedSvg> board,
    Optional<SizedSvg> pieces,
    Description rules,
    List<Position> positions,
    List<String> moves,
    String ending) {
  /** A4, in millimetres. */
  public static final double PAPER = 210;

  /** What is left of it between the margins. */
  public static final double WIDTH = 180;

  /** What is left of its height below a title. */
  public static final double HEIGHT = 230;

  /** How large cells are where there is room. */
  public static final double CELL = 20;

  /** How wide a position of the play is. */
  public static final double SMALL = 42;

  /** A position, and after which move it is. */
  public record Position(String caption, SizedSvg board) {}

  public Sheet {
    positions = List.copyOf(positions);
    moves = List.copyOf(moves);
  }

  /** The scale in words; empty where there is no board. */
  public String scale() {
    return board
        .map(
            each ->
                String.format(Locale.ROOT, "Printed at 100 %%, a cell is %.0f mm.", each.cell()))
        .orElse("");
  }
}
