package org.regames.draw.board;

import java.util.Set;

/** Draws the shapes of pieces, for a cell of 48 units. */
final class PieceShapes {
  private static final Set<String> DARK_COLOURS =
      Set.of("black", "red", "blue", "green", "purple", "brown", "grey", "neutral", "cyan");
  private static final String PAWN =
      "M0 -14a6 6 0 0 1 3.6 10.8C5.6 -1 6.6 4 7.6 8H9q2 0 2 2v4h-22v-4q0 -2 2 -2h1.4C-6.6 4 -5.6 -1"
          + " -3.6 -3.2A6 6 0 0 1 0 -14Z";
  private static final String ROOK =
      "M-10 -14h5v4h3v-4h4v4h3v-4h5v8l-3 3v9h1q3 1 3 4v4h-22v-4q0 -3 3 -4h1v-9l-3 -3Z";
  private static final String KNIGHT =
      "M-9 14v-3q0 -3 3 -5 0 -5 5 -9l-5 2q-2 3 -5 2 -2 -1 -1 -4 3 -7 9 -10l0 -3 4 2q9 1 9 13v8q2 1"
          + " 2 4v3Z";
  private static final String BISHOP =
      "M0 -17a2.5 2.5 0 0 1 1.6 4.4Q8 -7 7 -1 6 2 4 3L5 8h2q3 1 3 3v3h-20v-3q0 -2 3 -3h2l1 -5Q-6 2"
          + " -7 -1 -8 -7 -1.6 -12.6A2.5 2.5 0 0 1 0 -17Z";
  private static final String QUEEN =
      "M-12 -10l5 7 2 -11 5 10 5 -10 2 11 5 -7 -3 14 1 3q1 3 -1 4v3h-18v-3q-2 -1 -1 -4l1 -3Z";
  private static final String KING =
      "M-1.5 -18h3v3h3v3h-3v3q3 1 3.5 4 4 -4 8 -1 3 4 -3 9l-1 3q1 3 -1 4v4h-16v-4q-2 -1 -1 -4l-1 -3"
          + "q-6 -5 -3 -9 4 -3 8 1 .5 -3 3.5 -4v-3h-3v-3h3Z";
  private static final String CROWN = "M-8 5l-2 -10 5 4 5 -7 5 7 5 -4 -2 10Z";

  private PieceShapes() {}

  /**
   * @param place the index among several things on the cell
   */
  static void write(
      PieceDrawing piece, Point centre, int place, int count, double unit, StringBuilder svg) {
    boolean isSmall = count > 1 && piece.shape() != PieceDrawing.Shape.DOT;
    double shift = isSmall ? (place - (count - 1) / 2.0) * unit * 0.8 / count : 0;
    svg.append("<g transform=\"translate(").append(SvgBoard.number(centre.x() * unit + shift));
    svg.append(' ').append(SvgBoard.number(centre.y() * unit)).append(')');
    svg.append(isSmall ? " scale(" + (count == 2 ? "0.62" : "0.45") + ")" : "").append("\">");
    // A dark rim would be lost where black lies on a dark page.
    String rim = piece.colour().equals("black") ? "; stroke: var(--rim-of-black)" : "";
    String fill = " style=\"fill: var(--" + piece.colour() + ")" + rim + "\"";
    switch (piece.shape()) {
      case DISC -> svg.append("<circle class=\"form\" r=\"16\"").append(fill).append("/>");
      case CROWNED -> {
        svg.append("<circle class=\"form\" r=\"16\"").append(fill).append("/>");
        svg.append("<path d=\"").append(CROWN).append("\" style=\"fill: ");
        svg.append(ink(piece)).append("\"/>");
      }
      case PAWN -> path(PAWN, fill, svg);
      case KNIGHT -> path(KNIGHT, fill, svg);
      case BISHOP -> path(BISHOP, fill, svg);
      case ROOK -> path(ROOK, fill, svg);
      case QUEEN -> path(QUEEN, fill, svg);
      case KING -> path(KING, fill, svg);
      case CROSS ->
          svg.append("<path class=\"stroke\" d=\"M-11 -11L11 11M11 -11L-11 11\"")
              .append(stroke(piece));
      case RING -> svg.append("<circle class=\"stroke\" r=\"12\"").append(stroke(piece));
      case TILE ->
          svg.append("<rect class=\"form\" x=\"-18\" y=\"-18\" width=\"36\" height=\"36\" rx=\"5\"")
              .append(fill)
              .append("/>");
      case DOT ->
          svg.append("<circle class=\"mark\" cx=\"")
              .append(14 - 10 * (count - 1 - place))
              .append("\" cy=\"-14\" r=\"5.5\"")
              .append(fill)
              .append("/>");
      case TEXT, UNKNOWN -> {}
    }
    letters(piece, svg);
    svg.append("</g>");
  }

  private static void letters(PieceDrawing piece, StringBuilder svg) {
    if (piece.text().isEmpty() || piece.shape() == PieceDrawing.Shape.DOT) {
      return;
    }
    boolean isBare =
        piece.shape() == PieceDrawing.Shape.TEXT || piece.shape() == PieceDrawing.Shape.UNKNOWN;
    String ink = isBare ? piece.text().equals("0") ? "var(--faint)" : "var(--ink)" : ink(piece);
    String size = piece.text().length() > 2 ? "; font-size: 12px" : "";
    boolean isFlat =
        piece.shape() == PieceDrawing.Shape.DISC || piece.shape() == PieceDrawing.Shape.TILE;
    if (!isBare && !isFlat && piece.text().matches("\\d+")) {
      // For pieces with a shape of their own the number is beside it.
      svg.append(
          "<text class=\"letter\" x=\"15\" y=\"-9\" style=\"fill: var(--ink); font-size: 13px\">");
      svg.append(SvgBoard.escaped(piece.text())).append("</text>");
      return;
    }
    svg.append("<text class=\"letter\" y=\"5.8\" style=\"fill: ").append(ink).append(size);
    svg.append("\">").append(SvgBoard.escaped(piece.text())).append("</text>");
  }

  private static String ink(PieceDrawing piece) {
    return DARK_COLOURS.contains(piece.colour()) ? "#fffdf6" : "#34332f";
  }

  private static String stroke(PieceDrawing piece) {
    return " style=\"stroke: var(--" + piece.colour() + ")\"/>";
  }

  private static void path(String path, String fill, StringBuilder svg) {
    svg.append("<path class=\"form\" stroke-linejoin=\"round\" d=\"").append(path).append('"');
    svg.append(fill).append("/>");
  }
}
