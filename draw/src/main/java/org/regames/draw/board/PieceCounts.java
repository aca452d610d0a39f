package org.regames.draw.board;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Maps with the number of pieces on each cell, while another map holds their kind. */
final class PieceCounts {
  private static final Set<String> NAMES = Set.of("count", "counts");

  /** The number of points on each side of a backgammon board, without and with a bar. */
  private static final Set<Integer> POINTS = Set.of(12, 13);

  private static final int BAR = 6;

  private PieceCounts() {}

  /** Whether a map holds only numbers of pieces. */
  static boolean isOne(LayerCandidate candidate) {
    return NAMES.contains(candidate.variable())
        && candidate.isOfNumbers()
        && candidate.prefix().isEmpty()
        && candidate.after().isEmpty();
  }

  /** Whether a map holds the contents of cells, each as one name. */
  static boolean isOfPieces(LayerCandidate candidate) {
    return !candidate.isOfNumbers() && !candidate.isOfTruths() && candidate.prefix().isEmpty();
  }

  /** The pieces of a cell with a number of the first one. */
  static List<PieceDrawing> counted(List<PieceDrawing> pieces, String number) {
    boolean isOne = number.equals("0") || number.equals("1");
    if (pieces.isEmpty() || isOne || !number.matches("\\d{1,3}")) {
      return pieces;
    }
    PieceDrawing piece = pieces.getFirst();
    List<PieceDrawing> counted = new ArrayList<>(pieces);
    counted.set(
        0,
        new PieceDrawing(
            piece.symbol(),
            piece.shape(),
            number,
            piece.colour(),
            piece.owner(),
            piece.letter() + number,
            number + " " + piece.name()));
    return counted;
  }

  /**
   * Two rows of points as on a backgammon board, with a bar if they have a middle; other places
   * stay unchanged.
   */
  static Placed asTables(Placed placed) {
    Set<Double> rows = new TreeSet<>();
    Map<Double, Long> columns =
        placed.places().values().stream()
            .collect(Collectors.groupingBy(Point::x, Collectors.counting()));
    placed.places().values().forEach(at -> rows.add(at.y()));
    boolean isOne =
        placed.kind() == BoardKind.SQUARES
            && rows.size() == 2
            && POINTS.contains(columns.size())
            && columns.values().stream().allMatch(count -> count == 2);
    if (!isOne) {
      return placed;
    }
    double top = rows.iterator().next();
    Map<String, Point> places = new LinkedHashMap<>();
    placed
        .places()
        .forEach(
            (cell, at) ->
                places.put(cell, new Point(at.x(), at.y() == top ? 0 : CellShapes.TRIANGLE_ROWS)));
    return new Placed(BoardKind.TRIANGLES, places, List.of(), List.of());
  }

  /** The cells of the bar in the middle of two rows that have one. */
  static Set<String> bar(Placed placed) {
    List<Double> columns =
        placed.places().values().stream().map(Point::x).distinct().sorted().toList();
    if (placed.kind() != BoardKind.TRIANGLES || columns.size() != 2 * BAR + 1) {
      return Set.of();
    }
    return placed.places().entrySet().stream()
        .filter(entry -> entry.getValue().x() == columns.get(BAR))
        .map(Map.Entry::getKey)
        .collect(Collectors.toSet());
  }
}
