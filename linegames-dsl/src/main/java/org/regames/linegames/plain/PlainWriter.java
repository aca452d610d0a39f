package org.regames.linegames.plain;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.regames.linegames.model.Direction;
import org.regames.linegames.model.Piece;
import org.regames.linegames.plain.PlainGame.Part;
import org.regames.linegames.plain.PlainGame.Placing;

/** Writes games on lines as scripts, one statement on each line. Equal games give equal texts. */
public final class PlainWriter {
  private static final int NODES_OF_A_LINE = 8;

  private PlainWriter() {}

  /** The script of a game, ended by a line break. */
  public static String text(PlainGame game) {
    List<String> lines = new ArrayList<>();
    lines.add("lineGame(\"" + game.name() + "\") {");
    lines.add("    board {");
    game.board().forEach(part -> lines.add("        " + text(part)));
    lines.add("    }");
    lines.add("    pawns {");
    game.pawns().forEach(placing -> lines.add("        " + text(placing)));
    lines.add("    }");
    String must = "(mandatory = " + game.mandatory() + ")";
    lines.add(
        switch (game.captures()) {
          case NONE -> "    captureOnce" + must;
          case SPLIT -> "    captureMoveByMove" + must;
          case FULL -> "    captureInOneMove" + must;
        });
    List<String> limits = new ArrayList<>();
    game.stagnation().ifPresent(turns -> limits.add("stagnation = " + turns));
    game.maxTurns().ifPresent(turns -> limits.add("maxTurns = " + turns));
    lines.add("    limits(" + String.join(", ", limits) + ")");
    lines.add("}");
    return String.join("\n", lines) + "\n";
  }

  private static String text(Part part) {
    return switch (part) {
      case Part.Point() -> "point()";
      case Part.Alquerque(int width, int height) -> sized("alquerque", width, height);
      case Part.Squares(int width, int height) -> sized("squareWithDiagonals", width, height);
      case Part.Grid(int width, int height) -> sized("grid", width, height);
      case Part.Circle(int spokes, int length) ->
          "circle(spokes = " + spokes + ", length = " + length + ")";
      case Part.Triangle(Direction side, int height) ->
          "triangle(" + side.name() + ", height = " + height + ")";
      case Part.Extra(String name, List<PlainGame.Link> links) ->
          links.stream()
              .map(link -> ", " + link.direction().name() + " to " + quoted(link.to()))
              .collect(Collectors.joining("", "node(" + quoted(name), ")"));
      case Part.Line(String from, Direction direction, String to) ->
          "line(" + quoted(from) + ", " + direction.name() + ", " + quoted(to) + ")";
    };
  }

  private static String sized(String word, int width, int height) {
    return word + "(width = " + width + ", height = " + height + ")";
  }

  private static String text(Placing placing) {
    return switch (placing) {
      case Placing.Filled(boolean eastToWest) -> eastToWest ? "eastToWest()" : "westToEast()";
      case Placing.Rows(int count) -> "rows(" + count + ")";
      case Placing.Spokes() -> "spokes()";
      case Placing.Triangle(Direction side, Piece piece) ->
          "triangle(" + side.name() + ", " + piece.symbol() + ")";
      case Placing.On(Piece piece, List<String> nodes) -> piece.symbol() + ".on(" + list(nodes);
    };
  }

  private static String list(List<String> nodes) {
    if (nodes.size() <= NODES_OF_A_LINE) {
      return nodes.stream().map(PlainWriter::quoted).collect(Collectors.joining(", ")) + ")";
    }
    StringBuilder text = new StringBuilder();
    for (int from = 0; from < nodes.size(); from += NODES_OF_A_LINE) {
      text.append("\n            ");
      text.append(
          nodes.subList(from, Math.min(nodes.size(), from + NODES_OF_A_LINE)).stream()
              .map(node -> quoted(node) + ",")
              .collect(Collectors.joining(" ")));
    }
    return text.append("\n        )").toString();
  }

  private static String quoted(String text) {
    return '"' + text + '"';
  }
}
