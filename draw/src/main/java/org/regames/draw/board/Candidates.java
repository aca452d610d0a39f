package org.regames.draw.board;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.regames.ir.Variable;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.Typing;

/** Finds the maps of a game that are boards. */
final class Candidates {
  /** Keys at which rules store nothing that a player would see. */
  static final Set<String> NO_PLACES =
      Set.of("null", "none", "off", "nowhere", "border", "nan", "nil", "outside", "elsewhere");

  private static final Set<String> NO_CELLS =
      Set.of(
          "null",
          "none",
          "off",
          "nowhere",
          "border",
          "nan",
          "nil",
          "outside",
          "elsewhere",
          "bar",
          "home",
          "hand",
          "reserve",
          "pool");
  private static final int MOST_CELLS = 4_000;
  private static final int MOST_BOARDS = 16;
  private static final int MOST_THINGS = 64;
  private static final int MOST_IN_A_ROW = 40;
  private static final int FEWEST_IN_A_ROW = 3;

  private final Typing typing;
  private final CellMaps steps;
  private final List<String> players;
  private final Map<Shape.SetShape, Optional<Placed>> placed = new IdentityHashMap<>();

  Candidates(Typing typing, CellMaps steps, List<String> players) {
    this.typing = typing;
    this.steps = steps;
    this.players = players;
  }

  /** The candidate boards of a variable, one for each choice of the keys before the cells. */
  List<LayerCandidate> of(Variable variable) {
    List<Shape.SetShape> dimensions = new ArrayList<>();
    Shape rest = typing.shape(variable.type()).orElseThrow();
    while (rest instanceof Shape.MapShape map) {
      dimensions.add(map.source());
      rest = map.target();
    }
    Shape.SetShape values = (Shape.SetShape) rest;
    int count = dimensions.size();
    if (count == 0 || leadsToCells(values, dimensions.getLast())) {
      return List.of();
    }
    Shape.SetShape last = dimensions.getLast();
    boolean isPair = count > 1 && areCoordinates(last) && !isChoice(dimensions.get(count - 2));
    Optional<Placed> known = isPair ? Optional.empty() : placed(last);
    if (known.isPresent()) {
      return withPrefixes(variable, dimensions.subList(0, count - 1), known.get(), 1, values);
    }
    if (count == 1) {
      return isRow(last)
          ? List.of(candidate(variable, List.of(), row(last), 1, values))
          : List.of();
    }
    if (count == 2 && isOfTruths(values) && Counts.are(last.symbols())) {
      List<LayerCandidate> counted = counted(variable, dimensions.getFirst(), last, values);
      if (!counted.isEmpty()) {
        return counted;
      }
    }
    int first = isChoice(dimensions.getFirst()) && count > 2 ? 1 : 0;
    if (count == 3 && isOfTruths(values) && !isPlayers(dimensions.getFirst())) {
      if (!areCoordinates(last)) {
        return contents(variable, dimensions.get(0), dimensions.get(1), last, false);
      }
      if (!areCoordinates(dimensions.getFirst())) {
        return contents(variable, dimensions.get(1), last, dimensions.getFirst(), true);
      }
    }
    if (count - first > 2 && first == 0) {
      // Levels: the third coordinate chooses the board, and comes last among the keys.
      return levels(variable, dimensions, values);
    }
    Shape.SetShape outer = dimensions.get(count - 2);
    if (isPlayers(outer) || count - first != 2 || size(outer, last) > MOST_CELLS) {
      return count == 2 && isPlayers(outer) && isRow(last)
          ? withPrefixes(variable, dimensions.subList(0, 1), row(last), 1, values)
          : List.of();
    }
    if (Math.min(outer.symbols().size(), last.symbols().size()) < 2 || isTable(outer, last)) {
      return List.of();
    }
    Placed pairs = CellPositions.ofPairs(outer.symbols(), last.symbols());
    return withPrefixes(variable, dimensions.subList(0, first), pairs, 2, values);
  }

  /** Places at which exactly one number is true, like pits with seeds in GDL. */
  private List<LayerCandidate> counted(
      Variable variable, Shape.SetShape places, Shape.SetShape numbers, Shape.SetShape values) {
    if (areCoordinates(places) || isPlayers(places) || !isRow(places)) {
      return List.of();
    }
    Placed placed = placed(places).orElseGet(() -> row(places));
    LayerCandidate all = candidate(variable, List.of(), placed, 1, values);
    return List.of(
        new LayerCandidate(
            variable.name(), List.of(), List.of(), placed, all.keys(), values, numbers.symbols()));
  }

  /**
   * Whether pairs are not squares but levels above the cells of a board, or numbers of many things.
   */
  private boolean isTable(Shape.SetShape outer, Shape.SetShape inner) {
    return !areCoordinates(outer)
        && areCoordinates(inner)
        && (inner.symbols().size() > MOST_IN_A_ROW || placed(outer).isPresent());
  }

  private static long size(Shape.SetShape outer, Shape.SetShape inner) {
    return (long) outer.symbols().size() * inner.symbols().size();
  }

  /** Whether values are cells: such maps are directions, or remember paths. */
  private static boolean leadsToCells(Shape.SetShape values, Shape.SetShape cells) {
    long common = values.symbols().stream().filter(cells::contains).count();
    boolean isNumeric =
        values.symbols().stream().filter(symbol -> symbol.matches("\\d+")).count() * 2
            > values.symbols().size();
    return !isNumeric && common > 3 && 2 * common > values.symbols().size();
  }

  private boolean isPlayers(Shape.SetShape set) {
    return set.symbols().equals(players);
  }

  /**
   * Whether there are few names without numbers, which choose a board rather than being
   * coordinates.
   */
  private static boolean isChoice(Shape.SetShape set) {
    return set.symbols().size() <= MOST_BOARDS
        && set.symbols().stream()
            .noneMatch(symbol -> symbol.length() == 1 || symbol.matches(".*\\d"));
  }

  /** Whether all symbols are numbers, or letters, or numbers after the same letter. */
  private static boolean areCoordinates(Shape.SetShape set) {
    List<String> symbols = set.symbols();
    return symbols.stream().allMatch(symbol -> symbol.matches("\\d{1,3}|[A-Za-z]"))
        || symbols.stream()
            .allMatch(
                symbol ->
                    symbol.matches("[A-Za-z]\\d{1,3}")
                        && symbol.charAt(0) == symbols.getFirst().charAt(0));
  }

  private boolean isRow(Shape.SetShape set) {
    int size = set.symbols().size();
    return size >= FEWEST_IN_A_ROW && size <= MOST_IN_A_ROW && !isPlayers(set);
  }

  private static Placed row(Shape.SetShape set) {
    Map<String, Point> places = new LinkedHashMap<>();
    for (String symbol : set.symbols()) {
      if (!NO_CELLS.contains(symbol)) {
        places.put(symbol, new Point(places.size(), 0));
      }
    }
    return new Placed(BoardKind.ROW, places, List.of(), List.of());
  }

  private Optional<Placed> placed(Shape.SetShape set) {
    return placed.computeIfAbsent(
        set,
        _ -> {
          List<String> cells =
              set.symbols().stream().filter(symbol -> !NO_CELLS.contains(symbol)).toList();
          return cells.size() < FEWEST_IN_A_ROW || cells.size() > MOST_CELLS
              ? Optional.empty()
              : CellPositions.of(cells, steps.among(set, Set.copyOf(cells)), areCoordinates(set));
        });
  }

  private List<LayerCandidate> withPrefixes(
      Variable variable,
      List<Shape.SetShape> before,
      Placed placed,
      int keys,
      Shape.SetShape values) {
    List<List<String>> prefixes = List.of(List.of());
    for (Shape.SetShape set : before) {
      List<List<String>> longer = new ArrayList<>();
      for (List<String> prefix : prefixes) {
        for (String symbol : set.symbols()) {
          List<String> next = new ArrayList<>(prefix);
          next.add(symbol);
          longer.add(next);
        }
      }
      prefixes = longer;
      if (prefixes.size() > MOST_BOARDS) {
        return List.of();
      }
    }
    return prefixes.stream()
        .map(prefix -> candidate(variable, prefix, placed, keys, values))
        .toList();
  }

  private static LayerCandidate candidate(
      Variable variable, List<String> prefix, Placed placed, int keys, Shape.SetShape values) {
    Map<String, List<String>> byId = new LinkedHashMap<>();
    for (String id : placed.places().keySet()) {
      byId.put(id, keys == 1 ? List.of(id) : List.of(id.split(" ", 2)));
    }
    return new LayerCandidate(variable.name(), prefix, List.of(), placed, byId, values);
  }

  private static boolean isOfTruths(Shape.SetShape values) {
    return values.symbols().size() == 2 && values.contains("0") && values.contains("1");
  }

  /** Boards with several things at a place: one layer for each thing. */
  private List<LayerCandidate> contents(
      Variable variable,
      Shape.SetShape outer,
      Shape.SetShape inner,
      Shape.SetShape things,
      boolean thingsAreFirst) {
    if (things.symbols().size() > MOST_THINGS
        || size(outer, inner) > MOST_CELLS
        || Math.min(outer.symbols().size(), inner.symbols().size()) < 2) {
      return List.of();
    }
    Placed pairs = CellPositions.ofPairs(outer.symbols(), inner.symbols());
    Shape.SetShape values = (Shape.SetShape) valuesOf(variable);
    LayerCandidate first = candidate(variable, List.of(), pairs, 2, values);
    return things.symbols().stream()
        .map(
            thing ->
                new LayerCandidate(
                    variable.name(),
                    thingsAreFirst ? List.of(thing) : List.of(),
                    thingsAreFirst ? List.of() : List.of(thing),
                    pairs,
                    first.keys(),
                    values))
        .toList();
  }

  private Shape valuesOf(Variable variable) {
    Shape rest = typing.shape(variable.type()).orElseThrow();
    while (rest instanceof Shape.MapShape map) {
      rest = map.target();
    }
    return rest;
  }

  private static List<LayerCandidate> levels(
      Variable variable, List<Shape.SetShape> dimensions, Shape.SetShape values) {
    Shape.SetShape outer = dimensions.get(0);
    Shape.SetShape inner = dimensions.get(1);
    List<String> levels = dimensions.get(2).symbols();
    if (dimensions.size() > 3
        || levels.size() > MOST_BOARDS
        || size(outer, inner) * levels.size() > MOST_CELLS) {
      return List.of();
    }
    Placed pairs = CellPositions.ofPairs(outer.symbols(), inner.symbols());
    double width = outer.symbols().size() + 1.0;
    Map<String, Point> places = new LinkedHashMap<>();
    Map<String, List<String>> keys = new LinkedHashMap<>();
    for (int level = 0; level < levels.size(); level++) {
      for (Map.Entry<String, Point> cell : pairs.places().entrySet()) {
        String id = cell.getKey() + " " + levels.get(level);
        places.put(id, cell.getValue().plus(new Point(level * width, 0)));
        keys.put(id, List.of(id.split(" ", 3)));
      }
    }
    Placed all = new Placed(BoardKind.SQUARES, places, List.of(), List.of());
    return List.of(new LayerCandidate(variable.name(), List.of(), List.of(), all, keys, values));
  }
}
