package org.regames.draw.board;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The pieces needed to play a game on a table. */
public final class PieceSupply {
  private static final double UNIT = SvgBoard.UNIT;
  private static final double WIDE = 2.6;

  private PieceSupply() {}

  /**
   * A picture as SVG of each kind of piece with the maximum number in use at once; nothing if there
   * are no pieces. Pieces are as large as on boards.
   *
   * @param positions the positions of a play
   * @param cells the maximum width of the picture, in cells
   */
  public static Optional<String> text(List<Picture> positions, double cells) {
    Map<PieceDrawing, Integer> most = new LinkedHashMap<>();
    for (Picture position : positions) {
      position.boards().stream()
          .flatMap(view -> view.cells().stream())
          .flatMap(square -> square.pieces().stream())
          .filter(piece -> piece.shape() != PieceDrawing.Shape.TEXT)
          .collect(Collectors.groupingBy(it -> it, LinkedHashMap::new, Collectors.counting()))
          .forEach((piece, count) -> most.merge(piece, count.intValue(), Math::max));
    }
    return most.isEmpty()
        ? Optional.empty()
        : Optional.of(svg(most, (int) Math.max(1, cells / WIDE)));
  }

  private static String svg(Map<PieceDrawing, Integer> most, int inARow) {
    StringBuilder body = new StringBuilder();
    int place = 0;
    for (Map.Entry<PieceDrawing, Integer> each : most.entrySet()) {
      double x = place % inARow * WIDE + 0.5;
      double y = place / inARow + 0.5;
      PieceShapes.write(each.getKey(), new Point(x, y), 0, 1, UNIT, body);
      body.append("<text class=\"name\" x=\"").append(SvgBoard.number((x + 0.5) * UNIT));
      body.append("\" y=\"").append(SvgBoard.number(y * UNIT + 4)).append("\">× ");
      body.append(each.getValue()).append("</text>\n");
      place++;
    }
    double width = Math.min(place, inARow) * WIDE * UNIT;
    double height = Math.ceilDiv(place, inARow) * UNIT;
    return BoardStyle.fixed(SvgBoard.head("pieces", width, height) + body + "</svg>\n", false);
  }
}
