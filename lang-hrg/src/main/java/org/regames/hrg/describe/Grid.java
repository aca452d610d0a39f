package org.regames.hrg.describe;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import org.regames.ir.describe.English;

/**
 * The places of a board whose symbols have two arguments.
 *
 * @param across what the first argument is called, {@code along} the second
 */
record Grid(String across, String along, Map<String, GridPlace> cells) {
  /** A step by a number of columns and rows. */
  record GridOffset(int dx, int dy) {}

  /** The grid of symbols with two arguments, in their order; empty for too few or other symbols. */
  static Optional<Grid> of(String across, String along, Collection<String> symbols) {
    List<List<String>> arguments = symbols.stream().map(GridPlace::arguments).toList();
    if (symbols.size() < 4 || arguments.stream().anyMatch(each -> each.size() != 2)) {
      return Optional.empty();
    }
    List<String> columns = places(arguments, 0);
    List<String> rows = places(arguments, 1);
    Map<String, GridPlace> cells = new LinkedHashMap<>();
    for (String symbol : symbols) {
      List<String> each = GridPlace.arguments(symbol);
      int x = columns.indexOf(each.getFirst());
      int y = rows.indexOf(each.getLast());
      cells.put(symbol, new GridPlace(symbol, each.getFirst(), each.getLast(), x, y));
    }
    return Optional.of(new Grid(across, along, cells));
  }

  /** The values of one argument: numbers by size, names in order of appearance. */
  private static List<String> places(List<List<String>> arguments, int index) {
    List<String> places = arguments.stream().map(each -> each.get(index)).distinct().toList();
    boolean isNumbered = places.stream().allMatch(place -> GridPlace.number(place).isPresent());
    return isNumbered
        ? places.stream()
            .sorted(Comparator.comparing(p -> GridPlace.number(p).orElseThrow()))
            .toList()
        : places;
  }

  /**
   * The step that a map describes: the same for each place, or off the grid if there is no place.
   *
   * @param leads where a place leads
   */
  Optional<GridOffset> step(Function<String, String> leads) {
    Optional<GridOffset> step =
        cells.values().stream()
            .filter(cell -> cells.containsKey(leads.apply(cell.symbol())))
            .map(cell -> between(cell, cells.get(leads.apply(cell.symbol()))))
            .findFirst();
    Map<GridOffset, String> at = new HashMap<>();
    cells.values().forEach(cell -> at.put(new GridOffset(cell.x(), cell.y()), cell.symbol()));
    return step.filter(each -> cells.values().stream().allMatch(c -> goes(c, each, leads, at)));
  }

  private static GridOffset between(GridPlace from, GridPlace to) {
    return new GridOffset(to.x() - from.x(), to.y() - from.y());
  }

  private boolean goes(
      GridPlace cell, GridOffset step, Function<String, String> leads, Map<GridOffset, String> at) {
    String to = at.get(new GridOffset(cell.x() + step.dx(), cell.y() + step.dy()));
    String found = leads.apply(cell.symbol());
    return to == null ? !cells.containsKey(found) : to.equals(found);
  }

  /** {@code one row higher and two columns lower}. */
  String words(GridOffset step) {
    List<String> words = new ArrayList<>();
    if (step.dy() != 0) {
      words.add(words(step.dy(), along));
    }
    if (step.dx() != 0) {
      words.add(words(step.dx(), across));
    }
    return words.isEmpty() ? "nowhere else" : English.and(words);
  }

  private String words(int by, String of) {
    String count = English.number(Math.abs(by));
    String way = by > 0 ? " higher" : " lower";
    return hasRows() ? English.count(Math.abs(by), of) + way : of + " " + count + way;
  }

  /** Whether the arguments are columns and rows. */
  boolean hasRows() {
    return along.equals("row");
  }

  /** How the places are named: {@code (column, row), columns from 1 to 8 and rows from 1 to 8}. */
  String names() {
    return "("
        + across
        + ", "
        + along
        + "), "
        + range(across, GridPlace::x, GridPlace::first)
        + " and "
        + range(along, GridPlace::y, GridPlace::second);
  }

  private String range(
      String of, ToIntFunction<GridPlace> place, Function<GridPlace, String> name) {
    Comparator<GridPlace> order = Comparator.comparingInt(place);
    String first = name.apply(cells.values().stream().min(order).orElseThrow());
    String last = name.apply(cells.values().stream().max(order).orElseThrow());
    return of + " from " + first + " to " + last;
  }

  /** Some of the places: {@code rows 1 and 2}, or one after the other. */
  String among(Set<String> symbols) {
    List<GridPlace> some =
        cells.values().stream().filter(c -> symbols.contains(c.symbol())).toList();
    return whole(some, GridPlace::second, along)
        .or(() -> whole(some, GridPlace::first, across))
        .orElseGet(() -> English.and(some.stream().map(GridPlace::toString).toList()));
  }

  /** The places as all of some rows or columns, if that is what they are. */
  private Optional<String> whole(
      List<GridPlace> some, Function<GridPlace, String> line, String name) {
    Map<String, Long> counts = counts(some, line);
    Map<String, Long> all = counts(List.copyOf(cells.values()), line);
    boolean isWhole =
        counts.entrySet().stream().allMatch(e -> e.getValue().equals(all.get(e.getKey())));
    List<String> lines = some.stream().map(line).distinct().toList();
    if (!isWhole) {
      return Optional.empty();
    }
    return Optional.of(
        hasRows()
            ? (lines.size() == 1 ? name : English.plural(name)) + " " + English.and(lines)
            : "all with " + name + " " + English.or(lines));
  }

  private static Map<String, Long> counts(List<GridPlace> cells, Function<GridPlace, String> line) {
    return cells.stream().collect(Collectors.groupingBy(line, TreeMap::new, Collectors.counting()));
  }
}
