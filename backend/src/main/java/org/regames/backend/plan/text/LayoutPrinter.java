package org.regames.backend.plan.text;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.regames.backend.layout.Dimension;
import org.regames.backend.layout.Layout;
import org.regames.backend.layout.Numbering;
import org.regames.backend.layout.Tree;
import org.regames.ir.analysis.Shape;

/**
 * Layouts as text, which {@link LayoutParser} reads: the symbols in the order of their numbers, the
 * sets of symbols that are types, and the variables.
 *
 * <pre>
 * symbols "a" "b" "c" "no" "yes"
 * y0: 0-2
 * y1: 3-4
 * s0 "at": y0, first 0, values 0-2
 * m1 "board": y0 -&gt; y1, first {0-2: 3, else 3}, values 3-4, cells 0-2
 * </pre>
 */
final class LayoutPrinter {
  private static final int WIDTH = 96;

  private final Layout layout;
  private final Map<Shape, Integer> types = new LinkedHashMap<>();
  private final List<String> lines = new ArrayList<>();

  private LayoutPrinter(Layout layout) {
    this.layout = layout;
  }

  /** The lines of a layout. */
  static List<String> lines(Layout layout) {
    LayoutPrinter printer = new LayoutPrinter(layout);
    printer.symbols();
    layout.variables().forEach(variable -> printer.define(variable.shape()));
    for (int map = 0; map < layout.choices().size(); map++) {
      printer.lines.add("map " + map + ": " + text(layout.choice(map)));
    }
    for (int variable = 0; variable < layout.variables().size(); variable++) {
      printer.variable(variable, layout.variables().get(variable));
    }
    return printer.lines;
  }

  private void symbols() {
    Numbering numbering = layout.numbering();
    StringBuilder line = new StringBuilder("symbols");
    for (int symbol = 0; symbol < numbering.count(); symbol++) {
      String name = quoted(numbering.name(symbol));
      if (line.length() + name.length() > WIDTH) {
        lines.add(line.toString());
        line = new StringBuilder("symbols");
      }
      line.append(' ').append(name);
    }
    lines.add(line.toString());
  }

  private void define(Shape shape) {
    switch (shape) {
      case Shape.SetShape set -> {
        if (!types.containsKey(set)) {
          lines.add("y" + types.size() + ": " + ranges(numbers(set)));
          types.put(set, types.size());
        }
      }
      case Shape.MapShape map -> {
        define(map.source());
        define(map.target());
      }
    }
  }

  private List<Integer> numbers(Shape.SetShape set) {
    return set.symbols().stream().map(layout.numbering()::find).toList();
  }

  private String type(Shape shape) {
    return switch (shape) {
      case Shape.SetShape set -> "y" + types.get(set);
      case Shape.MapShape map -> type(map.source()) + " -> " + type(map.target());
    };
  }

  private void variable(int number, Layout.Slot slot) {
    StringBuilder line = new StringBuilder(slot.isMap() ? "m" : "s");
    line.append(number).append(' ').append(quoted(slot.name())).append(": ");
    line.append(type(slot.shape())).append(", first ").append(text(slot.initial()));
    line.append(", values ").append(ranges(slot.values()));
    slot.choices().ifPresent(maps -> line.append(", of maps ").append(ranges(maps)));
    slot.array()
        .ifPresent(
            array ->
                line.append(", cells ")
                    .append(
                        array.dimensions().stream()
                            .map(LayoutPrinter::text)
                            .collect(Collectors.joining(" by "))));
    lines.add(line.toString());
    if (!slot.cells().isEmpty()) {
      lines.add("m" + number + " has " + text(slot.cells()));
    }
  }

  /** The symbols that have a cell: a range or a list. */
  private static String text(Dimension dimension) {
    BitSet symbols = new BitSet();
    boolean others = false;
    for (int symbol : dimension.symbols()) {
      if (symbol < 0) {
        others = true;
      } else {
        symbols.set(symbol);
      }
    }
    return ranges(symbols) + (others ? " and others" : "");
  }

  /** The values of cells; cells with the same values are grouped. */
  private static String text(List<BitSet> cells) {
    Map<BitSet, List<Integer>> at = new LinkedHashMap<>();
    for (int cell = 0; cell < cells.size(); cell++) {
      at.computeIfAbsent(cells.get(cell), _ -> new ArrayList<>()).add(cell);
    }
    return at.entrySet().stream()
        .map(entry -> ranges(entry.getKey()) + " at " + ranges(entry.getValue()))
        .collect(Collectors.joining(", "));
  }

  private static String text(Tree tree) {
    return switch (tree) {
      case Tree.Leaf(int symbol) -> "" + symbol;
      case Tree.Node(Map<Integer, Tree> entries, Tree otherwise) -> {
        StringBuilder text = new StringBuilder("{");
        List<Integer> keys = new ArrayList<>();
        Tree value = null;
        for (Map.Entry<Integer, Tree> entry : entries.entrySet()) {
          if (!keys.isEmpty() && !entry.getValue().equals(value)) {
            text.append(ranges(keys)).append(": ").append(text(value)).append(", ");
            keys.clear();
          }
          keys.add(entry.getKey());
          value = entry.getValue();
        }
        if (!keys.isEmpty()) {
          text.append(ranges(keys)).append(": ").append(text(value)).append(", ");
        }
        yield text.append("else ").append(text(otherwise)).append('}').toString();
      }
    };
  }

  static String ranges(BitSet numbers) {
    return ranges(numbers.stream().boxed().toList());
  }

  /** Numbers in their order, with consecutive ones as {@code 3-7}. */
  private static String ranges(List<Integer> numbers) {
    List<String> parts = new ArrayList<>();
    for (int first = 0, next; first < numbers.size(); first = next) {
      next = first + 1;
      while (next < numbers.size() && numbers.get(next) == numbers.get(next - 1) + 1) {
        next++;
      }
      String end = next > first + 1 ? "-" + numbers.get(next - 1) : "";
      parts.add(numbers.get(first) + end);
    }
    return parts.isEmpty() ? "none" : String.join(" ", parts);
  }

  static String quoted(String name) {
    return '"' + name.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
