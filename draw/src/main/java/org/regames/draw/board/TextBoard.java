package org.regames.draw.board;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.regames.ir.diagnostic.TerminalStyle;

/**
 * Writes pictures of positions as text: a letter for each piece, a dot for an empty cell, lines
 * between cells that have them, and a legend.
 */
public final class TextBoard {
  private static final double ROW_OF_HEXAGONS = Math.sqrt(3) / 2;
  private static final String EMPTY = ".";

  private final StringBuilder text = new StringBuilder();

  private static final List<String> COLOURS = List.of("1;33", "1;36", "1;35", "1;32");

  /** Players named after a colour have that one. */
  private static final Map<String, String> OF_NAMES =
      Map.of(
          "red", "1;31",
          "green", "1;32",
          "yellow", "1;33",
          "blue", "1;34",
          "magenta", "1;35",
          "cyan", "1;36");

  /** The colours of the players whose pieces have one. */
  private final Map<String, String> colours = new HashMap<>();

  private TextBoard(List<String> players) {
    players.stream()
        .filter(player -> OF_NAMES.containsKey(lower(player)))
        .forEach(player -> colours.put(player, OF_NAMES.get(lower(player))));
    List<String> others =
        COLOURS.stream().filter(colour -> !colours.containsValue(colour)).toList();
    int next = 0;
    for (String player : players) {
      if (colours.putIfAbsent(player, others.get(next % others.size())) == null) {
        next++;
      }
    }
  }

  private static String lower(String player) {
    return player.toLowerCase(Locale.ROOT);
  }

  /** The text of a picture; every line ends with a line break, and there may be none. */
  public static String text(Picture picture) {
    return text(picture, List.of());
  }

  /**
   * The same for a terminal that shows colours.
   *
   * @param players the players whose pieces are coloured
   */
  public static String text(Picture picture, List<String> players) {
    TextBoard board = new TextBoard(players);
    picture.boards().forEach(board::board);
    picture.notes().forEach(board::note);
    return board.text.toString();
  }

  private void board(Picture.View view) {
    if (!view.name().isEmpty()) {
      text.append(view.name()).append(":\n");
    }
    if (view.kind() == BoardKind.ROW || view.rim().isEmpty() && isOneRow(view)) {
      row(view);
      return;
    }
    int wide = 1;
    for (Picture.Square square : view.cells()) {
      wide = Math.max(wide, content(square).length());
    }
    for (Rim rim : view.rim()) {
      wide = Math.max(wide, isBelow(rim, view) ? rim.text().length() : 1);
    }
    boolean isGraph = view.kind() == BoardKind.NODES;
    double across = isGraph ? Math.max(4, wide + 3) : wide + 1;
    double along = 1;
    switch (view.kind()) {
      case NODES -> along = 2;
      case HEXAGONS -> {
        boolean areUpright = areUpright(view);
        across = areUpright ? 2 * (wide + 1) : (wide + 1) / ROW_OF_HEXAGONS;
        along = areUpright ? 1 / ROW_OF_HEXAGONS : 2;
      }
      case TRIANGLES -> along = 1 / CellShapes.TRIANGLE_ROWS;
      case SQUARES, TRACK, ROW -> {}
    }
    Grid grid = new Grid(view, across, along);
    if (isGraph) {
      view.lines().forEach(line -> grid.line(line.from(), line.to()));
    }
    for (Picture.Square square : view.cells()) {
      Point at = square.cell().centre();
      String content = content(square);
      grid.put(at, content);
      grid.colour(at, content, coloured(content, square.pieces()));
    }
    int margin = 0;
    for (Rim rim : view.rim()) {
      margin = Math.max(margin, isBelow(rim, view) ? 0 : rim.text().length());
    }
    write(view, grid, margin);
    legend(view);
    if (!view.sides().isEmpty()) {
      text.append("  ");
      text.append(
          view.sides().stream()
              .map(side -> side.name() + ' ' + side.owner())
              .collect(Collectors.joining(", ")));
      text.append('\n');
    }
  }

  private static boolean isOneRow(Picture.View view) {
    return view.lines().isEmpty()
        && view.cells().stream().map(square -> square.cell().centre().y()).distinct().count() == 1;
  }

  /** Names above their contents. */
  private void row(Picture.View view) {
    StringBuilder names = new StringBuilder();
    StringBuilder contents = new StringBuilder();
    List<Picture.Square> squares = new ArrayList<>(view.cells());
    squares.sort((a, b) -> Double.compare(a.cell().centre().x(), b.cell().centre().x()));
    for (Picture.Square square : squares) {
      String name = square.cell().label();
      String content = content(square);
      int width = Math.max(name.length(), content.length()) + 2;
      names.append(name).append(" ".repeat(width - name.length()));
      contents
          .append(coloured(content, square.pieces()))
          .append(" ".repeat(width - content.length()));
    }
    text.append(names.toString().stripTrailing()).append('\n');
    text.append(contents.toString().stripTrailing()).append('\n');
    legend(view);
  }

  private static boolean areUpright(Picture.View view) {
    return view.cells().isEmpty()
        || Math.abs(
                view.cells().getFirst().cell().outline().getFirst().y()
                    - view.cells().getFirst().cell().centre().y())
            > 0.1;
  }

  private static boolean isBelow(Rim rim, Picture.View view) {
    return rim.at().y() > view.top() + view.height() - 0.8;
  }

  private void write(Picture.View view, Grid grid, int margin) {
    Map<Integer, String> left = new LinkedHashMap<>();
    Map<Integer, String> below = new LinkedHashMap<>();
    for (Rim rim : view.rim()) {
      if (isBelow(rim, view)) {
        below.put(grid.column(rim.at()), rim.text());
      } else {
        left.put(grid.row(rim.at()), rim.text());
      }
    }
    int gap = margin == 0 ? 0 : 1;
    for (int row = 0; row < grid.lines.size(); row++) {
      String name = left.getOrDefault(row, "");
      String line =
          " ".repeat(margin - name.length()) + name + " ".repeat(gap) + grid.coloured(row);
      text.append(line.stripTrailing()).append('\n');
    }
    if (!below.isEmpty()) {
      StringBuilder line = new StringBuilder(" ".repeat(margin + gap));
      below.entrySet().stream()
          .sorted(Map.Entry.comparingByKey())
          .forEach(
              column -> {
                int at = margin + gap + column.getKey() + 1 - column.getValue().length();
                line.append(" ".repeat(Math.max(0, at - line.length())));
                line.append(column.getValue());
              });
      text.append(line).append('\n');
    }
  }

  private static String content(Picture.Square square) {
    return square.pieces().isEmpty()
        ? EMPTY
        : square.pieces().stream().map(PieceDrawing::letter).collect(Collectors.joining());
  }

  private String coloured(String text, List<PieceDrawing> pieces) {
    String colour = pieces.isEmpty() ? null : colours.get(pieces.getFirst().owner());
    return colour == null ? text : TerminalStyle.styled(colour, text);
  }

  /** The legend, sorted by name so that its order is the same after each move. */
  private void legend(Picture.View view) {
    Map<String, String> names = new TreeMap<>();
    for (Picture.Square square : view.cells()) {
      for (PieceDrawing piece : square.pieces()) {
        if (!piece.name().isEmpty()
            && piece.shape() != PieceDrawing.Shape.TEXT
            && !piece.letter().equals(piece.name())) {
          String letter = coloured(piece.letter(), List.of(piece));
          names.put(piece.name() + ' ' + piece.letter(), letter + ' ' + piece.name());
        }
      }
    }
    if (!names.isEmpty() && names.size() <= 24) {
      text.append("  ").append(String.join(", ", names.values())).append('\n');
    }
  }

  private void note(Picture.Note note) {
    String entries =
        note.entries().stream()
            .map(entry -> (entry.key() + " " + entry.value()).strip())
            .collect(Collectors.joining(", "));
    text.append(note.name()).append(": ").append(entries).append('\n');
  }

  /** A grid of letters. */
  private static final class Grid {
    private final List<StringBuilder> lines = new ArrayList<>();
    private final Map<Integer, TreeMap<Integer, Map.Entry<Integer, String>>> colours =
        new HashMap<>();
    private final double left;
    private final double top;
    private final double across;
    private final double along;

    Grid(Picture.View view, double across, double along) {
      this.across = across;
      this.along = along;
      this.left = view.cells().stream().mapToDouble(s -> s.cell().centre().x()).min().orElse(0);
      this.top = view.cells().stream().mapToDouble(s -> s.cell().centre().y()).min().orElse(0);
    }

    /** Sets the coloured form of what is already at a place. */
    void colour(Point at, String content, String coloured) {
      if (!content.equals(coloured)) {
        colours
            .computeIfAbsent(row(at), _ -> new TreeMap<>())
            .put(column(at), Map.entry(content.length(), coloured));
      }
    }

    /** A line with its colours. */
    String coloured(int row) {
      StringBuilder line = new StringBuilder(lines.get(row));
      colours
          .getOrDefault(row, new TreeMap<>())
          .descendingMap()
          .forEach((column, text) -> line.replace(column, column + text.getKey(), text.getValue()));
      return line.toString();
    }

    int column(Point at) {
      return (int) Math.round((at.x() - left) * across);
    }

    int row(Point at) {
      return (int) Math.round((at.y() - top) * along);
    }

    void put(Point at, String content) {
      put(column(at), row(at), content);
    }

    private void put(int column, int row, String content) {
      if (column < 0 || row < 0) {
        return;
      }
      while (lines.size() <= row) {
        lines.add(new StringBuilder());
      }
      StringBuilder line = lines.get(row);
      line.append(" ".repeat(Math.max(0, column + content.length() - line.length())));
      line.replace(column, column + content.length(), content);
    }

    /** Draws a line if characters can represent it. */
    void line(Point from, Point to) {
      int x = column(from);
      int y = row(from);
      int dx = column(to) - x;
      int dy = row(to) - y;
      if (dy == 0) {
        for (int i = 1; i < Math.abs(dx); i++) {
          put(x + i * Integer.signum(dx), y, "-");
        }
      } else if (dx == 0) {
        for (int i = 1; i < Math.abs(dy); i++) {
          put(x, y + i * Integer.signum(dy), "|");
        }
      } else if (Math.abs(dx) == 2 * Math.abs(dy)) {
        for (int i = 1; i < Math.abs(dy); i++) {
          put(
              x + 2 * i * Integer.signum(dx),
              y + i * Integer.signum(dy),
              dx > 0 == dy > 0 ? "\\" : "/");
        }
      }
    }
  }
}
