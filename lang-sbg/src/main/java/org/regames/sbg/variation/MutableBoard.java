package org.regames.sbg.variation;

import java.util.ArrayList;
import java.util.List;
import org.regames.ir.diagnostic.Origin;
import org.regames.sbg.syntax.Goal;
import org.regames.sbg.syntax.SbgGame;

/** The board of a game to be changed; row 0 is White's. */
final class MutableBoard {
  private final List<StringBuilder> rows = new ArrayList<>();

  MutableBoard(SbgGame game) {
    game.rows().reversed().forEach(row -> rows.add(new StringBuilder(row.squares())));
  }

  private int height() {
    return rows.size();
  }

  /** The other player's piece of the same kind. */
  static char opposite(char piece) {
    return Character.isUpperCase(piece)
        ? Character.toLowerCase(piece)
        : Character.toUpperCase(piece);
  }

  /** The same for the other player, who looks at the board from the other side. */
  static Goal opposite(Goal goal, int height) {
    return switch (goal) {
      case Goal.Count(char letter, int left, Origin _) ->
          new Goal.Count(opposite(letter), left, Origin.UNKNOWN);
      case Goal.Reach(char letter, List<SbgGame.Square> squares, Origin _) ->
          new Goal.Reach(
              opposite(letter),
              squares.stream()
                  .map(square -> new SbgGame.Square(square.x(), height - 1 - square.y()))
                  .toList(),
              Origin.UNKNOWN);
    };
  }

  /** Whether the pieces of the two players mirror each other. */
  boolean isSymmetric() {
    for (int y = 0; y < height(); y++) {
      for (int x = 0; x < rows.get(y).length(); x++) {
        if (rows.get(y).charAt(x) != opposite(rows.get(height() - 1 - y).charAt(x))) {
          return false;
        }
      }
    }
    return true;
  }

  /** Puts a piece or nothing on a square and, if asked, the other player's opposite. */
  void put(int x, int y, char piece, boolean both) {
    rows.get(y).setCharAt(x, piece);
    if (both && 2 * y + 1 != height()) {
      rows.get(height() - 1 - y).setCharAt(x, opposite(piece));
    }
  }

  /** Doubles a column. */
  MutableBoard withColumn(int column) {
    rows.forEach(row -> row.insert(column, row.charAt(column)));
    return this;
  }

  MutableBoard withoutColumn(int column) {
    rows.forEach(row -> row.deleteCharAt(column));
    return this;
  }

  MutableBoard withMiddleRow() {
    String empty = String.valueOf(SbgGame.NOTHING).repeat(rows.getFirst().length());
    rows.add(height() / 2, new StringBuilder(empty));
    return this;
  }

  MutableBoard withoutMiddleRow() {
    rows.remove(height() / 2);
    return this;
  }

  /** The game with this board. Goals keep their distance from the far row if the board grew. */
  SbgGame in(SbgGame game) {
    List<SbgGame.Row> top =
        rows.reversed().stream()
            .map(row -> new SbgGame.Row(row.toString(), Origin.UNKNOWN))
            .toList();
    int higher = height() - game.height();
    List<Goal> goals = game.goals().stream().map(goal -> moved(goal, game, higher)).toList();
    return new SbgGame(game.name(), top, game.pieces(), game.turnLimit(), goals);
  }

  private Goal moved(Goal goal, SbgGame before, int higher) {
    return switch (goal) {
      case Goal.Count count -> count;
      case Goal.Reach(char letter, List<SbgGame.Square> squares, Origin _) ->
          new Goal.Reach(
              letter,
              squares.stream().map(s -> moved(s, before, higher)).distinct().toList(),
              Origin.UNKNOWN);
    };
  }

  private SbgGame.Square moved(SbgGame.Square square, SbgGame before, int higher) {
    boolean isFar = 2 * square.y() >= before.height();
    int x = Math.min(square.x(), rows.getFirst().length() - 1);
    return new SbgGame.Square(x, Math.clamp(square.y() + (isFar ? higher : 0), 0, height() - 1));
  }
}
