package org.regames.sbg.describe;

import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.regames.ir.describe.English;
import org.regames.sbg.syntax.Movement.Content;
import org.regames.sbg.syntax.SbgGame;
import org.regames.sbg.syntax.SbgGame.Square;

/** Words for squares: where they are and what stands there. */
final class SquareWords {
  private static final Set<Content> ANY = EnumSet.allOf(Content.class);

  private SquareWords() {}

  /** {@code an enemy piece}: what a movement leads over, or onto. */
  static String content(Set<Content> contents) {
    if (contents.equals(ANY)) {
      return "a square, empty or not";
    }
    if (contents.equals(EnumSet.of(Content.ENEMY, Content.OWN))) {
      return "a piece of either side";
    }
    return English.or(
        EnumSet.copyOf(contents).stream()
            .map(
                content ->
                    switch (content) {
                      case EMPTY -> "an empty square";
                      case ENEMY -> "an enemy piece";
                      case OWN -> "a piece of its own side";
                    })
            .toList());
  }

  /** {@code enemy pieces}: several squares of the same sort. */
  static String contents(Set<Content> contents) {
    if (contents.equals(ANY)) {
      return "squares, empty or not";
    }
    if (contents.equals(EnumSet.of(Content.ENEMY, Content.OWN))) {
      return "pieces of either side";
    }
    return English.or(
        EnumSet.copyOf(contents).stream()
            .map(
                content ->
                    switch (content) {
                      case EMPTY -> "empty squares";
                      case ENEMY -> "enemy pieces";
                      case OWN -> "pieces of its own side";
                    })
            .toList());
  }

  /** {@code to an empty square}: where a move ends, and what happens to a piece there. */
  static String target(Set<Content> contents) {
    if (contents.equals(ANY)) {
      return "to any square, and captures whatever stands there, its own side's pieces included";
    }
    if (contents.equals(Set.of(Content.EMPTY))) {
      return "to an empty square";
    }
    String captured =
        contents.contains(Content.ENEMY) && contents.contains(Content.OWN)
            ? "a piece of either side"
            : contents.contains(Content.ENEMY) ? "an enemy piece" : "a piece of its own side";
    return contents.contains(Content.EMPTY)
        ? "to an empty square or onto " + captured + ", which it captures"
        : "onto " + captured + ", which it captures";
  }

  /** The name of a square, as moves have it. */
  static String name(Square square) {
    return "x" + square.x() + "y" + square.y();
  }

  /** {@code any square of the top row}, or the squares by their names. */
  static String among(List<Square> squares, SbgGame game) {
    List<Square> sorted =
        squares.stream()
            .distinct()
            .sorted(Comparator.comparingInt(Square::y).thenComparingInt(Square::x))
            .toList();
    List<Integer> rows = sorted.stream().map(Square::y).distinct().toList();
    if (sorted.size() == rows.size() * game.width()) {
      return "any square of "
          + English.or(rows.stream().map(row -> row(row, game.height())).toList());
    }
    List<Integer> columns = sorted.stream().map(Square::x).distinct().sorted().toList();
    if (sorted.size() == columns.size() * game.height()) {
      return "any square of "
          + English.or(columns.stream().map(column -> "column x" + column).toList());
    }
    return English.or(sorted.stream().map(SquareWords::name).toList());
  }

  /** Whether these are all squares of the last row, as the owner of a letter sees the board. */
  static boolean isFarRow(List<Square> squares, char letter, SbgGame game) {
    int far = Character.isUpperCase(letter) ? game.height() - 1 : 0;
    List<Square> row = IntStream.range(0, game.width()).mapToObj(x -> new Square(x, far)).toList();
    return Set.copyOf(squares).equals(Set.copyOf(row));
  }

  private static String row(int y, int height) {
    return y == 0 ? "the bottom row" : y == height - 1 ? "the top row" : "row y" + y;
  }

  /** A picture of the board at the start: its rows, and the names of rows and columns. */
  static String picture(SbgGame game) {
    StringBuilder lines = new StringBuilder();
    int margin = ("y" + (game.height() - 1)).length();
    for (int y = game.height() - 1; y >= 0; y--) {
      lines.append(String.format("%" + margin + "s ", "y" + y));
      for (char square : game.rows().get(game.height() - 1 - y).squares().toCharArray()) {
        lines.append(String.format(" %-2s", square));
      }
      lines.setLength(lines.toString().stripTrailing().length());
      lines.append('\n');
    }
    lines.append(" ".repeat(margin + 1));
    IntStream.range(0, game.width()).forEach(x -> lines.append(String.format("%3s", "x" + x)));
    return lines.toString();
  }
}
