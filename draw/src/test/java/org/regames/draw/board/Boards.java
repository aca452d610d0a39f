package org.regames.draw.board;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.regames.ir.Game;
import org.regames.ir.Value;
import org.regames.ir.Variable;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.rg.RgParser;

/** Small games that have a board: cells, what is on them, and maps from cell to cell. */
final class Boards {
  private final List<String> cells = new ArrayList<>();
  private final Map<String, Map<String, String>> steps = new LinkedHashMap<>();
  private final Map<String, String> pieces = new TreeMap<>();
  private String values = "empty, white, black";
  private String players = "white, black";

  Boards cells(String... names) {
    cells.addAll(List.of(names));
    return this;
  }

  /** A link that a map of this name has. */
  Boards link(String step, String from, String to) {
    steps.computeIfAbsent(step, _ -> new TreeMap<>()).put(from, to);
    return this;
  }

  Boards links(String step, String... pairs) {
    for (int i = 0; i < pairs.length; i += 2) {
      link(step, pairs[i], pairs[i + 1]);
    }
    return this;
  }

  Boards piece(String cell, String value) {
    pieces.put(cell, value);
    return this;
  }

  Boards players(String names) {
    players = names;
    return this;
  }

  Boards values(String names) {
    values = names;
    return this;
  }

  /** Its position at the start as text. */
  String text() {
    Game game = game();
    return TextBoard.text(BoardView.of(game).picture(start(game), List.of()));
  }

  Game game() {
    StringBuilder text = new StringBuilder();
    text.append("type Cell = {" + String.join(", ", cells) + "};\n");
    text.append("type CellOrNull = {" + String.join(", ", cells) + ", null};\n");
    text.append("type Piece = {" + values + "};\n");
    steps.forEach(
        (name, links) ->
            text.append("const " + name + ": Cell -> CellOrNull = {:null, ")
                .append(
                    links.entrySet().stream()
                        .map(link -> link.getKey() + ": " + link.getValue())
                        .collect(Collectors.joining(", ")))
                .append("};\n"));
    String first = values.substring(0, values.indexOf(','));
    text.append("var board: Cell -> Piece = {:" + first);
    pieces.forEach((cell, value) -> text.append(", " + cell + ": " + value));
    text.append("};\n");
    return playing(players, text.toString(), "board[" + cells.getFirst() + "]", "Piece");
  }

  /** A game whose moves look at something, so that it matters. */
  static Game playing(
      String players, String definitions, String what, String type, String... others) {
    String first = players.split(",")[0];
    StringBuilder text = new StringBuilder("type Player = {" + players + "};\ntype Score = {0};\n");
    text.append(definitions).append("begin, a: player = " + first + ";\na, b: $ go;\n");
    text.append("b, c: " + what + " == " + what + ";\n");
    for (String other : others) {
      text.append("b, c: " + other + " == " + other + ";\n");
    }
    text.append("c, a: player = " + first + ";\na, end: player = keeper;\n");
    return game(text.toString());
  }

  static Game game(String text) {
    return RgParser.parse(new Source("board.rg", text), new Budget()).value().orElseThrow();
  }

  static Map<String, Value> start(Game game) {
    Map<String, Value> values = new LinkedHashMap<>();
    for (Variable variable : game.variables()) {
      values.put(variable.name(), variable.initial());
    }
    return values;
  }
}
