package org.regames.sbg.syntax;

import java.util.List;
import java.util.Optional;
import org.regames.ir.diagnostic.Origin;

/**
 * A game as it is written.
 *
 * @param rows the squares of each row, the top row first: a letter or {@link #NOTHING}
 * @param pieces how the pieces of a letter move; letters without an entry stand still
 * @param turnLimit after how many moves, those of both players counted, the game is a draw
 */
public record SbgGame(
    String name, List<Row> rows, List<Piece> pieces, int turnLimit, List<Goal> goals) {
  /** The character for a square without a piece. */
  public static final char NOTHING = '.';

  /** One row of the board. */
  public record Row(String squares, Origin origin) {}

  /**
   * How the pieces of a letter move, as White sees it.
   *
   * @param letter a capital letter
   */
  public record Piece(char letter, Movement movement, Origin origin) {}

  /** A square by column and row, both from 0; the first row is White's, at the bottom. */
  public record Square(int x, int y) {}

  public SbgGame {
    rows = List.copyOf(rows);
    pieces = List.copyOf(pieces);
    goals = List.copyOf(goals);
  }

  public int width() {
    return rows.getFirst().squares().length();
  }

  public int height() {
    return rows.size();
  }

  /** The letter of the piece that stands on a square at the start, or {@link #NOTHING}. */
  public char at(int x, int y) {
    return rows.get(height() - 1 - y).squares().charAt(x);
  }

  /** How a white or black piece moves, if it does. */
  public Optional<Movement> movement(char letter) {
    return pieces.stream()
        .filter(piece -> piece.letter() == Character.toUpperCase(letter))
        .map(Piece::movement)
        .findFirst();
  }

  /** How many pieces of a letter there are at the start. */
  public int count(char letter) {
    return (int)
        rows.stream().flatMapToInt(row -> row.squares().chars()).filter(c -> c == letter).count();
  }
}
