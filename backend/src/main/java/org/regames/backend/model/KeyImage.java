package org.regames.backend.model;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.backend.layout.Dimension;
import org.regames.backend.layout.Layout;
import org.regames.backend.layout.MapLayout;
import org.regames.ir.analysis.Symmetries.Symmetry;

/** How to write the key of a state's image under a symmetry without creating the image. */
final class KeyImage {
  private final int[] nodes;
  private final int[] sources;
  private final long[][] codes;
  private final int[][] cells;

  private KeyImage(int[] nodes, int variables) {
    this.nodes = nodes;
    this.sources = new int[variables];
    this.codes = new long[variables][];
    this.cells = new int[variables][];
  }

  /** The node of the image of a state at a node. */
  int node(int node) {
    return nodes[node];
  }

  /** The variable of a state whose value a variable of its image has. */
  int source(int variable) {
    return sources[variable];
  }

  /** The codes of a variable for each number of its source. */
  long[] codes(int variable) {
    return codes[variable];
  }

  /** For each cell of a variable the cell of its source. */
  int[] cells(int variable) {
    return cells[variable];
  }

  /**
   * The image under a symmetry; nothing if the numbers of the plan do not follow it.
   *
   * @param parts the parts of the key, by variable
   */
  static Optional<KeyImage> of(Symmetry symmetry, ForwardModel model, List<StateKeys.Part> parts) {
    Layout layout = model.plan().layout();
    List<String> names = model.plan().nodes().names();
    Map<String, Integer> numbers = new HashMap<>();
    for (int node = 0; node < names.size(); node++) {
      numbers.put(names.get(node), node);
    }
    int[] nodes = new int[names.size()];
    for (int node = 0; node < nodes.length; node++) {
      String image = symmetry.nodes().getOrDefault(names.get(node), names.get(node));
      Integer number = numbers.get(image);
      if (number == null) {
        return Optional.empty();
      }
      nodes[node] = number;
    }
    KeyImage image = new KeyImage(nodes, parts.size());
    for (int source = 0; source < parts.size(); source++) {
      String name = layout.variables().get(source).name();
      int variable = layout.variable(symmetry.variables().getOrDefault(name, name));
      if (!image.map(symmetry, model, source, parts.get(variable))) {
        return Optional.empty();
      }
    }
    return Optional.of(image);
  }

  private boolean map(Symmetry symmetry, ForwardModel model, int source, StateKeys.Part part) {
    Layout layout = model.plan().layout();
    Layout.Slot from = layout.variables().get(source);
    Layout.Slot to = layout.variables().get(part.variable());
    if (from.choices().isPresent() || to.choices().isPresent() || from.isMap() != to.isMap()) {
      return false;
    }
    BitSet domain = layout.values(source);
    BitSet allowed = layout.values(part.variable());
    long[] written = new long[domain.length()];
    for (int value = domain.nextSetBit(0); value >= 0; value = domain.nextSetBit(value + 1)) {
      int mapped = image(symmetry, model, value);
      if (mapped < 0 || !allowed.get(mapped)) {
        return false;
      }
      written[value] = part.code(mapped);
    }
    sources[part.variable()] = source;
    codes[part.variable()] = written;
    return !from.isMap()
        || cells(symmetry, model, part.variable(), from.array().orElseThrow(), to.array());
  }

  private static int image(Symmetry symmetry, ForwardModel model, int symbol) {
    String name = model.symbol(symbol);
    return model.symbol(symmetry.symbols().getOrDefault(name, name));
  }

  /** Maps cells of keys to those of their images; other cells are constant. */
  private boolean cells(
      Symmetry symmetry,
      ForwardModel model,
      int variable,
      MapLayout from,
      Optional<MapLayout> target) {
    MapLayout to = target.orElseThrow();
    if (from.size() != to.size() || from.dimensions().size() != to.dimensions().size()) {
      return false;
    }
    int[] sourceOf = new int[1];
    for (int depth = 0; depth < from.dimensions().size(); depth++) {
      Dimension keys = from.dimensions().get(depth);
      Dimension images = to.dimensions().get(depth);
      if (keys.size() != images.size()) {
        return false;
      }
      int[] places = new int[keys.size()];
      Arrays.setAll(places, place -> place);
      for (int key = keys.keys().nextSetBit(0); key >= 0; key = keys.keys().nextSetBit(key + 1)) {
        int mapped = image(symmetry, model, key);
        if (mapped < 0 || !images.keys().get(mapped)) {
          return false;
        }
        places[images.place(mapped)] = keys.place(key);
      }
      int[] deeper = new int[sourceOf.length * places.length];
      for (int cell = 0; cell < deeper.length; cell++) {
        deeper[cell] =
            sourceOf[cell / places.length] * places.length + places[cell % places.length];
      }
      sourceOf = deeper;
    }
    cells[variable] = sourceOf;
    return true;
  }
}
