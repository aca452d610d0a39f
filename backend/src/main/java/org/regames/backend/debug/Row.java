package org.regames.backend.debug;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.regames.ir.Game;
import org.regames.ir.Value;
import org.regames.ir.Variable;
import org.regames.ir.analysis.ConstantMaps;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.Typing;

/**
 * A value in a tree of values.
 *
 * @param size how many rows there are below it
 * @param rows makes those rows; symbols have none
 */
public record Row(String name, String value, int size, Supplier<List<Row>> rows) {
  private static final int LONGEST = 80;

  /** A row with nothing below it. */
  public static Row leaf(String name, String value) {
    return new Row(name, value, 0, List::of);
  }

  /** A row with others below it. */
  public static Row group(String name, List<Row> rows) {
    return new Row(name, "", rows.size(), () -> rows);
  }

  /**
   * The variables of a game, maps with all their keys.
   *
   * @param values the values of all variables by their names
   */
  public static List<Row> variables(Game game, Map<String, Value> values) {
    Typing typing = Typing.of(game);
    Writing writing = new Writing(new WrittenNames(game), new ConstantMaps(Map.of()));
    List<Row> rows = new ArrayList<>();
    for (Variable variable : game.variables()) {
      Value value = values.get(variable.name());
      if (value != null) {
        typing
            .shape(variable.type())
            .ifPresent(
                shape ->
                    rows.add(writing.row(writing.names.variable(variable.name()), value, shape)));
      }
    }
    return rows;
  }

  /**
   * The value of a name, or of a map at keys, such as {@code board[from]}.
   *
   * @throws IllegalArgumentException if it has none, with a message for people
   */
  public static Row of(String text, Game game, Map<String, Value> values) {
    Writing writing = new Writing(new WrittenNames(game), new ConstantMaps(Map.of()));
    return writing.row(text, Lookup.value(game, values, text));
  }

  /** Makes rows with the names of the game's text. */
  private record Writing(WrittenNames names, ConstantMaps maps) {
    /** A value regardless of its type: of maps only the keys that differ from the default. */
    Row row(String name, Value value) {
      return switch (value) {
        case Value.Named symbol -> leaf(name, names.in(symbol.toString()));
        case Value.MapLiteral map ->
            new Row(
                name,
                brief(names.in(map.toString())),
                map.entries().size(),
                () ->
                    map.entries().stream()
                        .map(entry -> row(names.in(entry.key()), maps.resolve(entry.value())))
                        .toList());
      };
    }

    Row row(String name, Value value, Shape shape) {
      return switch (shape) {
        case Shape.SetShape _ -> leaf(name, names.in(value.toString()));
        case Shape.MapShape map -> {
          List<String> keys = map.source().symbols();
          yield new Row(
              name,
              brief(names.in(value.toString())),
              keys.size(),
              () ->
                  keys.stream()
                      .map(
                          key ->
                              row(names.in(key), maps.at(value, key).orElse(value), map.target()))
                      .toList());
        }
      };
    }
  }

  private static String brief(String text) {
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST - 1) + "…";
  }
}
