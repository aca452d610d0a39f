package org.regames.backend.model;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.backend.layout.Dimension;
import org.regames.backend.layout.Layout;
import org.regames.backend.layout.Numbering;
import org.regames.backend.layout.Tree;
import org.regames.ir.Value;

/** The values of variables as they are written in RG. */
final class RgStateText {
  private final Numbering numbering;
  private final Object cells;

  private RgStateText(Numbering numbering, Object cells) {
    this.numbering = numbering;
    this.cells = cells;
  }

  /** The value of every variable by its name. */
  public static Map<String, Value> of(Layout layout, GameState state) {
    Map<String, Value> values = new LinkedHashMap<>();
    for (int variable = 0; variable < layout.variables().size(); variable++) {
      values.put(layout.variables().get(variable).name(), of(layout, state, variable));
    }
    return values;
  }

  private static Value of(Layout layout, GameState state, int variable) {
    Layout.Slot slot = layout.variables().get(variable);
    if (slot.array().isEmpty()) {
      return new Value.Named(layout.numbering().name(state.scalar(variable)));
    }
    Tree.Node tree =
        slot.isMap() ? (Tree.Node) slot.initial() : layout.choice(state.scalar(variable));
    Object cells = slot.isMap() ? state.array(variable) : slot.array().get().fill(tree);
    RgStateText values = new RgStateText(layout.numbering(), cells);
    return values.map(slot.array().get().dimensions(), 0, tree);
  }

  /**
   * A map from its cells. If these do not include its default it is that of the initial value,
   * since only assignments of whole maps change defaults.
   */
  private Value map(List<Dimension> dimensions, int start, Tree initial) {
    if (dimensions.isEmpty()) {
      return new Value.Named(numbering.name(Cells.get(cells, start)));
    }
    Dimension dimension = dimensions.getFirst();
    List<Dimension> rest = dimensions.subList(1, dimensions.size());
    int step = rest.stream().mapToInt(Dimension::size).reduce(1, (a, b) -> a * b);
    Tree.Node node = (Tree.Node) initial;
    int last = dimension.size() - 1;
    boolean hasDefault = last >= 0 && dimension.symbols()[last] < 0;
    Value otherwise =
        hasDefault ? map(rest, start + last * step, node.otherwise()) : written(node.otherwise());
    List<Value.Entry> entries = new ArrayList<>();
    for (int key : node.entries().keySet()) {
      Value value = map(rest, start + dimension.place(key) * step, node.get(key));
      if (!value.equals(otherwise)) {
        entries.add(new Value.Entry(numbering.name(key), value));
      }
    }
    return new Value.MapLiteral(Optional.of(otherwise), entries);
  }

  private Value written(Tree tree) {
    return switch (tree) {
      case Tree.Leaf(int symbol) -> new Value.Named(numbering.name(symbol));
      case Tree.Node node -> {
        Value otherwise = written(node.otherwise());
        List<Value.Entry> entries = new ArrayList<>();
        node.entries()
            .forEach(
                (key, tree2) -> {
                  Value value = written(tree2);
                  if (!value.equals(otherwise)) {
                    entries.add(new Value.Entry(numbering.name(key), value));
                  }
                });
        yield new Value.MapLiteral(Optional.of(otherwise), entries);
      }
    };
  }
}
