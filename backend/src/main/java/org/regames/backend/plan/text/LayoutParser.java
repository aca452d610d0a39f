package org.regames.backend.plan.text;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.backend.layout.Dimension;
import org.regames.backend.layout.Layout;
import org.regames.backend.layout.MapLayout;
import org.regames.backend.layout.Numbering;
import org.regames.backend.layout.Tree;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.SharedShapes;

/** Reads the lines of a layout, as {@link LayoutPrinter} writes them. */
final class LayoutParser {
  private final List<String> symbols = new ArrayList<>();
  private final List<List<Integer>> types = new ArrayList<>();
  private final List<Tree.Node> maps = new ArrayList<>();
  private final List<Layout.Slot> variables = new ArrayList<>();
  private final List<List<BitSet>> cells = new ArrayList<>();
  private final Map<String, Integer> numbers = new HashMap<>();
  private final SharedShapes shapes = new SharedShapes();

  /** Reads a line if it is part of a layout. */
  boolean takes(PlanLine line) {
    if (line.takes("symbols")) {
      while (!line.isAtEnd()) {
        String symbol = line.quoted();
        numbers.putIfAbsent(symbol, symbols.size());
        symbols.add(symbol);
      }
    } else if (line.seesNamed("y")) {
      inOrder(line, "y", types.size());
      line.expect(":");
      types.add(symbols(line));
    } else if (line.takes("map")) {
      map(line);
    } else if (line.seesNamed("s") || line.seesNamed("m")) {
      variable(line);
    } else {
      return false;
    }
    return true;
  }

  /** The layout that was read. */
  Layout layout() {
    return new Layout(Numbering.ofNames(symbols), variables, maps).withCells(cells);
  }

  /** Reads the number of an item of a list, which has to be in order. */
  static void inOrder(PlanLine line, String name, int number) {
    if (!line.sees(name + number)) {
      throw line.unexpected("`" + name + number + "`, since they are listed in order");
    }
    line.named(name);
  }

  private void map(PlanLine line) {
    if (!line.sees("" + maps.size())) {
      throw line.unexpected("`" + maps.size() + "`, since maps are listed in order");
    }
    line.number();
    line.expect(":");
    if (!(tree(line) instanceof Tree.Node node)) {
      throw line.unexpected("a map");
    }
    maps.add(node);
  }

  private void variable(PlanLine line) {
    boolean isMap = line.seesNamed("m");
    String kind = isMap ? "m" : "s";
    if (isMap && line.sees("m" + (variables.size() - 1), "has")) {
      line.named(kind);
      line.expect("has");
      cells.set(cells.size() - 1, cells(line));
      return;
    }
    inOrder(line, kind, variables.size());
    String name = line.quoted();
    line.expect(":");
    Shape shape = shape(line);
    line.expect(",", "first");
    Tree first = tree(line);
    line.expect(",", "values");
    BitSet values = set(symbols(line));
    Optional<BitSet> choices = Optional.empty();
    if (line.takes(",", "of", "maps")) {
      choices = Optional.of(set(numbers(line, maps.size())));
    }
    Optional<MapLayout> array = Optional.empty();
    if (shape instanceof Shape.MapShape) {
      line.expect(",", "cells");
      array = Optional.of(array(shape, line));
    }
    Layout.Slot slot = new Layout.Slot(name, shape, first, array, choices, values, List.of());
    if (slot.isMap() != isMap) {
      throw line.unexpected(isMap ? "a map" : "a symbol or the number of a map");
    }
    variables.add(slot);
    cells.add(List.of());
  }

  private Shape shape(PlanLine line) {
    int type = line.named("y");
    if (type >= types.size()) {
      throw line.unexpectedBefore("a type that stands above");
    }
    List<String> names = types.get(type).stream().map(symbols::get).toList();
    Shape.SetShape set = shapes.set(names);
    return line.takes("->") ? shapes.map(set, shape(line)) : set;
  }

  private MapLayout array(Shape shape, PlanLine line) {
    List<Dimension> dimensions = new ArrayList<>();
    Shape rest = shape;
    while (rest instanceof Shape.MapShape map) {
      if (!dimensions.isEmpty()) {
        line.expect("by");
      }
      BitSet keys = new BitSet();
      map.source().symbols().forEach(key -> keys.set(numbers.get(key)));
      BitSet at = set(symbols(line));
      dimensions.add(Dimension.of(keys, at, line.takes("and", "others")));
      rest = map.target();
    }
    return new MapLayout(dimensions);
  }

  private List<BitSet> cells(PlanLine line) {
    MapLayout array = variables.getLast().array().orElseThrow();
    BitSet[] cells = new BitSet[array.size()];
    do {
      BitSet values = set(symbols(line));
      line.expect("at");
      numbers(line, cells.length).forEach(cell -> cells[cell] = values);
    } while (line.takes(","));
    for (int cell = 0; cell < cells.length; cell++) {
      if (cells[cell] == null) {
        throw line.unexpected("the values at " + cell);
      }
    }
    return List.of(cells);
  }

  private Tree tree(PlanLine line) {
    if (!line.takes("{")) {
      return new Tree.Leaf(only(line, symbols.size()));
    }
    Map<Integer, Tree> entries = new LinkedHashMap<>();
    while (!line.takes("else")) {
      List<Integer> keys = symbols(line);
      line.expect(":");
      Tree value = tree(line);
      keys.forEach(key -> entries.put(key, value));
      line.expect(",");
    }
    Tree otherwise = tree(line);
    line.expect("}");
    return new Tree.Node(entries, otherwise);
  }

  private List<Integer> symbols(PlanLine line) {
    return numbers(line, symbols.size());
  }

  /** Numbers below a bound, with ranges of them. */
  private static List<Integer> numbers(PlanLine line, int bound) {
    List<Integer> numbers = new ArrayList<>();
    if (line.takes("none")) {
      return numbers;
    }
    do {
      int first = only(line, bound);
      int last = line.takes("-") ? only(line, bound) : first;
      if (last < first) {
        throw line.unexpectedBefore("a number from " + first + " up");
      }
      for (int number = first; number <= last; number++) {
        numbers.add(number);
      }
    } while (line.seesNumber());
    return numbers;
  }

  private static int only(PlanLine line, int bound) {
    if (!line.seesNumber() || line.sees("-")) {
      throw line.unexpected("a number from 0 up");
    }
    int number = line.number();
    if (number >= bound) {
      throw line.unexpectedBefore(
          bound == 0 ? "a line above that lists what has this number" : "a number below " + bound);
    }
    return number;
  }

  private static BitSet set(List<Integer> numbers) {
    BitSet set = new BitSet();
    numbers.forEach(set::set);
    return set;
  }
}
