package org.regames.draw.board;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Writes pictures of positions as SVG. Every cell is a group with its identifier in {@code
 * data-cell} and the number of its board in {@code data-board}, so that pages can make it
 * clickable; colours are CSS variables, with values for light and dark themes.
 */
public final class SvgBoard {
  /** The length of the side of a cell in a picture. */
  public static final double UNIT = 48;

  private static final double TITLE = 22;
  private static final double LINE = 18;
  private static final double GAP = 24;
  private static final double LETTER = 7.4;
  private static final double WIDEST = 1200;

  /** Pictures are shown about so wide; what is written on wider ones is larger. */
  private static final double USUAL = 480;

  private static final double RIM = 12;
  private static final double LARGEST_RIM = 17;
  private static final int MOST_LABELS = 40;
  private static final int HIGHEST = 5;
  private static final double STACKED = 0.7;

  /** The rings around where the last move was made: with a piece inside, and without. */
  private static final double HALO = 0.42;

  private static final double EMPTY_HALO = 0.24;

  /** How many corners the point of a backgammon board has, and how long its number may be. */
  private static final int POINT = 3;

  private static final int MOST_LETTERS = 3;

  /** The theme of a picture. */
  public enum Theme {
    /** Light or dark, as the page or the viewer prefers. */
    VIEWER,
    LIGHT,
    DARK
  }

  private final StringBuilder svg = new StringBuilder();
  private final boolean isNamed;
  private double width;
  private double height;

  private SvgBoard(boolean isNamed) {
    this.isNamed = isNamed;
  }

  /** The document, ended by a line break; the same for the same picture. */
  public static String text(Picture picture, String title) {
    return text(picture, title, Theme.VIEWER, false);
  }

  /**
   * The same in certain colours.
   *
   * @param isNamed whether all cells show their names
   */
  public static String text(Picture picture, String title, Theme theme, boolean isNamed) {
    String svg = new SvgBoard(isNamed).document(picture, title);
    return switch (theme) {
      case VIEWER -> svg;
      case LIGHT -> BoardStyle.fixed(svg, false);
      case DARK -> BoardStyle.fixed(svg, true);
    };
  }

  /** A single piece, for a page that also shows a board and so has its style sheet. */
  public static String piece(PieceDrawing piece) {
    StringBuilder svg = new StringBuilder();
    svg.append("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"regames-board\"");
    svg.append(" viewBox=\"0 0 48 48\" width=\"48\" height=\"48\" aria-hidden=\"true\">");
    PieceShapes.write(piece, new Point(0.5, 0.5), 0, 1, UNIT, svg);
    return svg.append("</svg>").toString();
  }

  private String document(Picture picture, String title) {
    StringBuilder body = new StringBuilder();
    double x = 0;
    double y = 0;
    double rowHeight = 0;
    for (int board = 0; board < picture.boards().size(); board++) {
      Picture.View view = picture.boards().get(board);
      double name = view.name().isEmpty() ? 0 : TITLE;
      double needed = Math.max(view.width() * UNIT, name == 0 ? 0 : view.name().length() * LETTER);
      if (x > 0 && x + needed > WIDEST) {
        x = 0;
        y += rowHeight + GAP;
        rowHeight = 0;
      }
      svg.setLength(0);
      board(view, board, x, y);
      body.append(svg);
      rowHeight = Math.max(rowHeight, view.height() * UNIT + name);
      width = Math.max(width, x + needed);
      x += needed + GAP;
    }
    height = y + rowHeight;
    svg.setLength(0);
    notes(picture.notes());
    body.append(svg);
    width = Math.max(width, 60);
    height = Math.max(height, 30);
    return head(title, width, height) + body + "</svg>\n";
  }

  /** What is beside the boards, below them: as large as one can read it where they are wide. */
  private void notes(List<Picture.Note> notes) {
    double scale = width / USUAL;
    if (scale <= 1 || notes.isEmpty()) {
      notes.forEach(this::note);
      return;
    }
    double wide = width;
    double high = height;
    svg.append("<g transform=\"translate(0 ").append(number(high));
    svg.append(") scale(").append(number(scale)).append(")\">\n");
    width = USUAL;
    height = 0;
    notes.forEach(this::note);
    svg.append("</g>\n");
    width = Math.max(wide, width * scale);
    height = high + height * scale;
  }

  /** The beginning of a picture of this size. */
  static String head(String title, double width, double height) {
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"regames-board\" width=\""
        + number(width)
        + "\" height=\""
        + number(height)
        + "\" viewBox=\"0 0 "
        + number(width)
        + " "
        + number(height)
        + "\" role=\"img\">\n<title>"
        + escaped(title)
        + "</title>\n<style>\n"
        + BoardStyle.CSS
        + "</style>\n";
  }

  private void board(Picture.View view, int number, double x, double y) {
    double down = y;
    if (!view.name().isEmpty()) {
      words("name", view.name(), x, y + 15);
      down += TITLE;
    }
    svg.append("<g transform=\"translate(")
        .append(number(x - view.left() * UNIT))
        .append(' ')
        .append(number(down - view.top() * UNIT))
        .append(")\">\n");
    floor(view);
    for (Segment line : view.lines()) {
      svg.append("<line class=\"way\" x1=\"").append(at(line.from().x()));
      svg.append("\" y1=\"").append(at(line.from().y()));
      svg.append("\" x2=\"").append(at(line.to().x()));
      svg.append("\" y2=\"").append(at(line.to().y())).append("\"/>\n");
    }
    boolean labelled =
        isNamed
            || view.kind() == BoardKind.ROW
            || view.kind() == BoardKind.SQUARES
                && view.rim().isEmpty()
                && view.cells().size() <= MOST_LABELS;
    double letters = Math.min(LARGEST_RIM, RIM * view.width() * UNIT / USUAL);
    String size = letters > RIM ? " style=\"font-size: " + number(letters) + "px\"" : "";
    for (Picture.Square square : view.cells()) {
      cell(square, view.kind(), labelled, number, size);
    }
    for (Picture.Side side : view.sides()) {
      for (Segment edge : side.edges()) {
        svg.append("<line class=\"side\" style=\"stroke: var(--").append(side.colour());
        svg.append(")\" x1=\"").append(at(edge.from().x()));
        svg.append("\" y1=\"").append(at(edge.from().y()));
        svg.append("\" x2=\"").append(at(edge.to().x()));
        svg.append("\" y2=\"").append(at(edge.to().y())).append("\"/>\n");
      }
    }
    for (Rim rim : view.rim()) {
      boolean isBelow = rim.at().y() > view.top() + view.height() - 0.8;
      double dx = isBelow ? 0 : 0.36;
      double dy = isBelow ? -0.36 : 0;
      svg.append("<text class=\"rim\"").append(size);
      svg.append(" x=\"").append(at(rim.at().x() + dx));
      svg.append("\" y=\"").append(number((rim.at().y() + dy) * UNIT + 4));
      svg.append("\">").append(escaped(rim.text())).append("</text>\n");
    }
    svg.append("</g>\n");
  }

  /** The light squares of a board whose cells are only the dark ones. */
  private void floor(Picture.View view) {
    boolean isSparse =
        view.kind() == BoardKind.SQUARES
            && !view.cells().isEmpty()
            && view.cells().stream().allMatch(square -> square.cell().dark());
    if (isSparse) {
      double left = view.left() + Extent.MARGIN;
      double top = view.top() + Extent.MARGIN;
      svg.append("<rect class=\"ground\" x=\"").append(at(left)).append("\" y=\"");
      svg.append(at(top)).append("\" width=\"").append(at(view.width() - 2 * Extent.MARGIN));
      svg.append("\" height=\"").append(at(view.height() - 2 * Extent.MARGIN)).append("\"/>\n");
    }
  }

  /**
   * @param size the style of coordinates
   */
  private void cell(
      Picture.Square square, BoardKind kind, boolean labelled, int board, String size) {
    Cell cell = square.cell();
    svg.append("<g class=\"cell").append(square.last() ? " last" : "");
    svg.append(kind == BoardKind.TRIANGLES ? " stack" : "").append("\" data-board=\"");
    svg.append(board).append("\" data-cell=\"").append(escaped(cell.id())).append("\">");
    String names =
        square.pieces().isEmpty()
            ? ""
            : ": " + String.join(", ", square.pieces().stream().map(PieceDrawing::name).toList());
    svg.append("<title>").append(escaped(cell.label() + names)).append("</title>");
    String ground = (square.last() ? "lit " : cell.dark() ? "dark " : "") + "ground";
    switch (kind) {
      case SQUARES, HEXAGONS, TRIANGLES, ROW -> {
        svg.append("<polygon class=\"").append(ground).append("\" points=\"");
        for (int corner = 0; corner < cell.outline().size(); corner++) {
          Point at = cell.outline().get(corner);
          svg.append(corner == 0 ? "" : " ").append(at(at.x())).append(',').append(at(at.y()));
        }
        svg.append("\"/>");
      }
      case NODES -> {
        circle("node", cell.centre(), 0.13);
        if (square.last()) {
          circle("halo", cell.centre(), square.pieces().isEmpty() ? EMPTY_HALO : HALO);
        }
      }
      case TRACK -> circle(ground + " hole", cell.centre(), 0.46);
    }
    if (cell.outline().size() == POINT && cell.label().length() <= MOST_LETTERS) {
      pointNumber(cell, size);
    } else if (labelled) {
      svg.append("<text class=\"").append(kind == BoardKind.NODES ? "beside" : "inside");
      svg.append("\" x=\"").append(number(cell.centre().x() * UNIT - 21));
      svg.append("\" y=\"").append(number(cell.centre().y() * UNIT - 13)).append("\">");
      svg.append(escaped(cell.label())).append("</text>");
    }
    int count = square.pieces().size();
    int below = 0;
    for (int i = 0; i < count; i++) {
      PieceDrawing piece = square.pieces().get(i);
      if (kind == BoardKind.TRIANGLES && piece.isCounted()) {
        below += stack(piece, cell, below);
      } else if (kind == BoardKind.TRACK && count == 1 && Stones.are(piece)) {
        Stones.write(piece, cell.centre().x() * UNIT, cell.centre().y() * UNIT, svg);
      } else {
        PieceShapes.write(piece, cell.centre(), i, count, UNIT, svg);
      }
    }
    svg.append("</g>\n");
  }

  /** The number of a point of a backgammon board, beyond its tip, where no checker is. */
  private void pointNumber(Cell cell, String size) {
    Point tip = cell.outline().getLast();
    double away = tip.y() > cell.centre().y() ? 0.22 : -0.22;
    svg.append("<text class=\"rim\"")
        .append(size)
        .append(" x=\"")
        .append(at(tip.x()))
        .append("\" y=\"");
    svg.append(number((tip.y() + away) * UNIT + 4)).append("\">");
    svg.append(escaped(cell.label())).append("</text>");
  }

  /**
   * A stack of pieces; of more than five the last one shows the number.
   *
   * @param below how many are already there
   * @return how many were drawn
   */
  private int stack(PieceDrawing piece, Cell cell, int below) {
    int number = Integer.parseInt(piece.text());
    Point inward = new Point(0, cell.centre().y() == 0 ? STACKED : -STACKED);
    for (int i = 0; i < Math.min(number, HIGHEST); i++) {
      boolean saysHowMany = i == HIGHEST - 1 && number > HIGHEST;
      PieceShapes.write(
          saysHowMany ? piece : piece.without(),
          cell.centre().plus(inward.times(below + i)),
          0,
          1,
          UNIT,
          svg);
    }
    return Math.min(number, HIGHEST);
  }

  private void circle(String style, Point at, double radius) {
    svg.append("<circle class=\"").append(style).append("\" cx=\"").append(at(at.x()));
    svg.append("\" cy=\"").append(at(at.y())).append("\" r=\"").append(at(radius)).append("\"/>");
  }

  /** Cards or dice in a row, each after its owner. */
  private void faces(Picture.Note note) {
    boolean areDice = note.faces() == Picture.Faces.DICE;
    double high = areDice ? DiceFaces.SIZE : CardFaces.HEIGHT;
    words("note", note.name(), 8, height + high / 2 + 8);
    double x = 8 + (note.name().length() + 1) * LETTER;
    for (Picture.Entry entry : note.entries()) {
      if (!entry.key().isEmpty()) {
        words("note", entry.key(), x, height + high / 2 + 8);
        x += (entry.key().length() + 0.5) * LETTER;
      }
      Optional<Double> wide =
          areDice
              ? DiceFaces.write(entry.value(), x, height + 4, svg)
              : CardFaces.write(entry.value(), x, height + 4, svg);
      if (wide.isEmpty()) {
        words("note", entry.value(), x, height + high / 2 + 8);
      }
      x += wide.orElse(entry.value().length() * LETTER) + 2 * LETTER;
    }
    width = Math.max(width, x + 8);
    height += high + 10;
  }

  private void note(Picture.Note note) {
    if (note.faces() != Picture.Faces.WORDS) {
      faces(note);
      return;
    }
    List<Picture.Entry> entries = note.entries();
    StringBuilder line = new StringBuilder(note.name());
    for (int i = 0; i < entries.size(); i++) {
      Picture.Entry entry = entries.get(i);
      String text =
          (i == 0 ? "  " : "  · ")
              + (entry.key().isEmpty() ? "" : entry.key() + " ")
              + entry.value();
      if ((line.length() + text.length()) * LETTER > Math.max(width, 300) && i > 0) {
        height += LINE;
        words("note", line.toString(), 8, height);
        line = new StringBuilder("    ");
      }
      line.append(text);
    }
    height += LINE;
    words("note", line.toString(), 8, height);
    width = Math.max(width, line.length() * LETTER + 16);
    height += 6;
  }

  private void words(String style, String text, double x, double y) {
    svg.append("<text class=\"").append(style).append("\" x=\"").append(number(x));
    svg.append("\" y=\"").append(number(y)).append("\">").append(escaped(text));
    svg.append("</text>\n");
  }

  private static String at(double cells) {
    return number(cells * UNIT);
  }

  /** A number with one decimal, unless that is zero. */
  static String number(double value) {
    long tenths = Math.round(value * 10);
    return tenths % 10 == 0
        ? Long.toString(tenths / 10)
        : String.format(Locale.ROOT, "%.1f", tenths / 10.0);
  }

  static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
