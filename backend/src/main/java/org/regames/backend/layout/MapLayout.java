package org.regames.backend.layout;

import java.util.List;

/**
 * How a map is laid out in an array of symbols: maps of maps are flattened, the innermost key last.
 */
public record MapLayout(List<Dimension> dimensions) {
  public MapLayout {
    dimensions = List.copyOf(dimensions);
  }

  /** The number of places of a value of the map after this many keys. */
  public int sizeAfter(int keys) {
    int size = 1;
    for (Dimension dimension : dimensions.subList(keys, dimensions.size())) {
      size = Math.multiplyExact(size, dimension.size());
    }
    return size;
  }

  public int size() {
    return sizeAfter(0);
  }

  /** The array of a value. */
  public int[] fill(Tree tree) {
    int[] cells = new int[size()];
    fill(tree, 0, cells, 0);
    return cells;
  }

  private void fill(Tree tree, int depth, int[] cells, int start) {
    switch (tree) {
      case Tree.Leaf(int symbol) -> cells[start] = symbol;
      case Tree.Node node -> {
        Dimension dimension = dimensions.get(depth);
        int step = sizeAfter(depth + 1);
        for (int place = 0; place < dimension.size(); place++) {
          int symbol = dimension.symbols()[place];
          Tree value = symbol < 0 ? node.otherwise() : node.get(symbol);
          fill(value, depth + 1, cells, start + place * step);
        }
      }
    }
  }
}
