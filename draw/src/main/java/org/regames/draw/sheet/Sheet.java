package org.regames.draw.sheet;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.regames.ir.describe.Description;

/**
 * Everything needed to play a game on a table, on A4 paper.
 *
 * @param board the initial board; empty if the game has none
 * @param pieces the pieces at the scale of the board; empty if there are none
 * @param positions the positions of the play, with the moves that lead to them
 * @param moves the moves of the play, in notation
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

  /** The width between the margins. */
  public static final double WIDTH = 180;

  /** The height below a title. */
  public static final double HEIGHT = 230;

  /** The size of cells if there is room. */
  public static final double CELL = 20;

  /** The width of a position of the play. */
  public static final double SMALL = 42;

  /** A position with the move that led to it. */
  public record Position(String caption, SizedSvg board) {}

  public Sheet {
    positions = List.copyOf(positions);
    moves = List.copyOf(moves);
  }

  /** The scale in words; empty if there is no board. */
  public String scale() {
    return board
        .map(
            each ->
                String.format(Locale.ROOT, "Printed at 100 %%, a cell is %.0f mm.", each.cell()))
        .orElse("");
  }
}
