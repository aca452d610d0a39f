package org.regames.backend.view;

import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.regames.ir.Builtins;
import org.regames.ir.Game;
import org.regames.ir.NaturalOrder;
import org.regames.ir.Value;
import org.regames.ir.Variable;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.Typing;

/**
 * The maps of a state as text. Those whose keys end in two coordinates ({@code C__2_3}, {@code
 * x0y5}, {@code a4}), and maps of maps, are drawn as boards, the first coordinate to the right and
 * the second one up, with a letter for each value; others are tables with a row for each map. Keys
 * that are not on a board are left out unless their value has changed since the start. Games
 * without maps show their other variables.
 */
public final class StateTable {
  private static final Pattern KEY =
      Pattern.compile(
          "(?:.*[^0-9])??(?:(\\d+)(?:[^0-9a-z]+|[a-z])(\\d+)|(?<![A-Za-z])([a-z])[^0-9a-z]*(\\d+))");
  private static final int FEWEST_PLACES = 9;
  private static final String PREFIX = "^[A-Za-z]+__";
  private static final String EMPTY = ".";

  /** A position on a board. */
  private record BoardCell(String column, String row) {}

  private final List<String> players;
  private final Map<String, Shape.MapShape> maps = new LinkedHashMap<>();
  private final Map<String, Value> initial = new HashMap<>();

  /**
   * @param game a game without errors
   * @param players the players; the pieces of the first one get capitals
   */
  public StateTable(Game game, List<String> players) {
    this.players = players;
    Typing typing = Typing.of(game);
    for (Variable variable : game.variables()) {
      if (!Builtins.VARIABLES.contains(variable.name())
          && typing.shape(variable.type()).orElse(null) instanceof Shape.MapShape map) {
        maps.put(variable.name(), map);
        initial.put(variable.name(), variable.initial());
      }
    }
  }

  /** The text of a state; every line ends with a line break, and there may be none. */
  public String text(Map<String, Value> values) {
    StringBuilder text = new StringBuilder();
    Optional<MapRows> open = Optional.empty();
    for (Map.Entry<String, Value> entry : values.entrySet()) {
      String name = entry.getKey();
      Value value = entry.getValue();
      if (maps.isEmpty() && !Builtins.VARIABLES.contains(name)) {
        literal(name, value, text);
      } else if (maps.containsKey(name)) {
        Map<BoardCell, String> contents = contents(maps.get(name), value);
        Optional<MapRows> rows = contents.isEmpty() ? rows(name, value) : Optional.empty();
        if (open.isPresent() && rows.isPresent() && open.get().joins(rows.get())) {
          continue;
        }
        open.ifPresent(table -> table.write(text));
        open = rows;
        if (!contents.isEmpty()) {
          map(name, value, contents, text);
        } else if (rows.isEmpty()) {
          literal(name, value, text);
        }
      }
    }
    open.ifPresent(table -> table.write(text));
    return text.toString();
  }

  private static void literal(String name, Value value, StringBuilder text) {
    text.append(name).append(" = ").append(value).append('\n');
  }

  /**
   * A map other than a board as a table; nothing if that would be too large, or for maps of maps.
   */
  private Optional<MapRows> rows(String name, Value value) {
    Shape.MapShape shape = maps.get(name);
    List<String> keys = shape.source().symbols();
    MapRows rows;
    switch (shape.target()) {
      case Shape.SetShape _ -> {
        rows = new MapRows(brief(keys));
        rows.add(name, contents(value, keys));
      }
      case Shape.MapShape inner when inner.target() instanceof Shape.SetShape -> {
        List<String> columns = inner.source().symbols();
        rows = new MapRows(brief(columns));
        for (String key : keys) {
          String row = name + "[" + brief(List.of(key)).getFirst() + "]";
          rows.add(row, contents(at(value, key), columns));
        }
      }
      case Shape.MapShape _ -> {
        return Optional.empty();
      }
    }
    return Optional.of(rows).filter(MapRows::isReadable);
  }

  private static List<String> contents(Value map, List<String> keys) {
    return brief(keys.stream().map(key -> at(map, key).toString()).toList());
  }

  /** Symbols without the name of their constructor. */
  private static List<String> brief(List<String> symbols) {
    return symbols.stream().map(symbol -> symbol.replaceFirst(PREFIX, "")).toList();
  }

  private void map(String name, Value value, Map<BoardCell, String> contents, StringBuilder text) {
    Shape.MapShape shape = maps.get(name);
    board(contents, letters(contents(shape, initial.get(name)), symbols(shape)), text);
    if (shape.target() instanceof Shape.SetShape) {
      for (String key : shape.source().symbols()) {
        String content = at(value, key).toString();
        if (!KEY.matcher(key).matches() && !content.equals(at(initial.get(name), key).toString())) {
          text.append(name + "[" + key + "] = " + content + "\n");
        }
      }
    }
  }

  private static List<String> symbols(Shape.MapShape shape) {
    return switch (shape.target()) {
      case Shape.SetShape set -> set.symbols();
      case Shape.MapShape map -> symbols(map);
    };
  }

  /** The contents of a board; empty if the map is not a board. */
  private static Map<BoardCell, String> contents(Shape.MapShape shape, Value value) {
    Map<BoardCell, String> contents = new LinkedHashMap<>();
    int keys = 0;
    switch (shape.target()) {
      case Shape.SetShape _ -> {
        for (String key : shape.source().symbols()) {
          Matcher matcher = KEY.matcher(key);
          if (matcher.matches()) {
            boolean isNumber = matcher.group(1) != null;
            BoardCell place =
                new BoardCell(matcher.group(isNumber ? 1 : 3), matcher.group(isNumber ? 2 : 4));
            contents.put(place, at(value, key).toString());
            keys++;
          }
        }
        keys += 2 * keys < shape.source().symbols().size() ? 1 : 0;
      }
      case Shape.MapShape inner when inner.target() instanceof Shape.SetShape -> {
        for (String column : shape.source().symbols()) {
          for (String row : inner.source().symbols()) {
            contents.put(new BoardCell(column, row), at(at(value, column), row).toString());
            keys++;
          }
        }
      }
      case Shape.MapShape _ -> {}
    }
    boolean isBoard =
        contents.size() == keys
            && keys >= FEWEST_PLACES
            && contents.keySet().stream().map(BoardCell::column).distinct().count() > 2
            && contents.keySet().stream().map(BoardCell::row).distinct().count() > 2;
    return isBoard ? contents : Map.of();
  }

  private void board(
      Map<BoardCell, String> contents, Map<String, String> letters, StringBuilder text) {
    Set<String> columns = new TreeSet<>(NaturalOrder.NATURAL);
    Set<String> rows = new TreeSet<>(NaturalOrder.NATURAL.reversed());
    for (BoardCell place : contents.keySet()) {
      columns.add(place.column);
      rows.add(place.row);
    }
    int margin = rows.stream().mapToInt(String::length).max().orElseThrow();
    int width = columns.stream().mapToInt(String::length).max().orElseThrow();
    for (String row : rows) {
      text.append(" ".repeat(margin - row.length())).append(row);
      for (String column : columns) {
        String content = contents.get(new BoardCell(column, row));
        text.append(" ".repeat(width)).append(content == null ? " " : letters.get(content));
      }
      text.append('\n');
    }
    text.append(" ".repeat(margin));
    columns.forEach(column -> text.append(" ".repeat(width + 1 - column.length())).append(column));
    text.append('\n');
    String legend = legend(contents, letters);
    text.append(legend.isEmpty() ? "" : "  " + legend + "\n");
  }

  private String legend(Map<BoardCell, String> contents, Map<String, String> letters) {
    return letters.keySet().stream()
        .filter(contents.values()::contains)
        .filter(
            content -> !letters.get(content).equals(content) && !letters.get(content).equals(EMPTY))
        .map(content -> letters.get(content) + " " + content.replaceFirst(PREFIX, ""))
        .collect(Collectors.joining(", "));
  }

  /** The player that a value is named after, or -1. */
  private int owner(String content) {
    String low = content.toLowerCase(Locale.ROOT);
    int best = -1;
    for (int player = 0; player < players.size(); player++) {
      String name = players.get(player).toLowerCase(Locale.ROOT);
      boolean isNamed = name.length() < 3 ? low.equals(name) : low.contains(name);
      if (isNamed && (best < 0 || name.length() > players.get(best).length())) {
        best = player;
      }
    }
    return best;
  }

  /**
   * A letter for each value, short names first: the first player's in capitals, a dot for the
   * unowned value that most places have at the start.
   */
  private Map<String, String> letters(Map<BoardCell, String> start, List<String> symbols) {
    Map<String, Long> counts =
        start.values().stream()
            .collect(Collectors.groupingBy(content -> content, Collectors.counting()));
    Optional<String> empty =
        symbols.stream()
            .filter(content -> owner(content) < 0 && counts.containsKey(content))
            .max(Comparator.comparing(counts::get));
    Map<String, String> letters = new LinkedHashMap<>();
    Set<String> taken = new HashSet<>();
    empty.ifPresent(content -> letters.put(content, EMPTY));
    symbols.stream()
        .filter(content -> !empty.equals(Optional.of(content)))
        .sorted(Comparator.comparing(content -> name(content).length()))
        .forEach(
            content ->
                letters.put(
                    content, candidates(content).filter(taken::add).findFirst().orElse("?")));
    return letters;
  }

  private Stream<String> candidates(String content) {
    String low = name(content);
    String high = low.toUpperCase(Locale.ROOT);
    String ordered = owner(content) == 0 ? high + low : low + high;
    String all = content.length() == 1 ? content : ordered + "0123456789";
    return all.chars().mapToObj(letter -> String.valueOf((char) letter));
  }

  /** A name in lower case without that of its owner, unless nothing else is left. */
  private String name(String content) {
    String low = content.toLowerCase(Locale.ROOT).replaceFirst(PREFIX, "");
    int owner = owner(content);
    String rest = owner < 0 ? low : low.replace(players.get(owner).toLowerCase(Locale.ROOT), "");
    String letters = rest.replaceAll("[^a-z0-9]", "");
    return letters.isEmpty() ? low : letters;
  }

  private static Value at(Value map, String key) {
    return ((Value.MapLiteral) map).at(key);
  }
}
