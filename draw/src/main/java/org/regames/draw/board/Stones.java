package org.regames.draw.board;

/** Stones that are counted in a pit, as in mancala: a few stones, and their number. */
final class Stones {
  private static final int MOST = 10;
  private static final double GOLDEN = Math.PI * (3 - Math.sqrt(5));
  private static final double SPREAD = 3.8;
  private static final double LIFT = 7;
  private static final double RADIUS = 3.2;

  private Stones() {}

  /** Whether a piece is a number of stones. */
  static boolean are(PieceDrawing piece) {
    return piece.shape() == PieceDrawing.Shape.TEXT && piece.text().matches("\\d{1,3}");
  }

  /**
   * Draws them around a place in a phyllotactic spiral, with the number below, which they never
   * cover.
   */
  static void write(PieceDrawing piece, double x, double y, StringBuilder svg) {
    int number = Integer.parseInt(piece.text());
    svg.append("<g transform=\"translate(").append(SvgBoard.number(x)).append(' ');
    svg.append(SvgBoard.number(y)).append(")\">");
    for (int stone = 0; stone < Math.min(number, MOST); stone++) {
      double away = SPREAD * Math.sqrt(stone + (number > 1 ? 0.5 : 0));
      svg.append("<circle class=\"stone\" cx=\"");
      svg.append(SvgBoard.number(away * Math.cos(stone * GOLDEN))).append("\" cy=\"");
      svg.append(SvgBoard.number(away * Math.sin(stone * GOLDEN) - LIFT)).append("\" r=\"");
      svg.append(SvgBoard.number(RADIUS)).append("\"/>");
    }
    svg.append("<text class=\"").append(number == 0 ? "none" : "count").append("\" y=\"17\">");
    svg.append(number).append("</text></g>");
  }
}
