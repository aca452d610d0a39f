package org.regames.backend.model;

import java.util.List;
import org.regames.backend.layout.Dimension;
import org.regames.backend.layout.Layout;
import org.regames.backend.layout.MapLayout;
import org.regames.backend.layout.Tree;
import org.regames.ir.analysis.Shape;

/**
 * Reads one variable of any state of a game without building its value. Created by {@link
 * ForwardModel#readers}; threads can share it.
 */
public final class ValueReader {
  private final Layout layout;
  private final int variable;
  private final Layout.Slot slot;
  private final List<Dimension> dimensions;

  ValueReader(Layout layout, int variable) {
    this.layout = layout;
    this.variable = variable;
    this.slot = layout.variables().get(variable);
    this.dimensions = slot.array().map(MapLayout::dimensions).orElse(List.of());
  }

  /** The name of the variable. */
  public String name() {
    return slot.name();
  }

  /** The type of the variable. */
  public Shape shape() {
    return slot.shape();
  }

  /** How many keys lead to a symbol: none for a variable that is not a map. */
  public int keys() {
    return dimensions.size();
  }

  /** Whether a symbol, by its number, can be the key at an index, from 0. */
  public boolean isKey(int place, int symbol) {
    return symbol >= 0 && dimensions.get(place).keys().get(symbol);
  }

  /**
   * The number of the symbol that the variable has, or its map at some keys. Takes constant time.
   *
   * @param keys the numbers of symbols, see {@link ForwardModel#symbol(String)}
   * @throws IllegalArgumentException if this is not the right number of keys, or one is not a key
   */
  public int at(GameState state, int... keys) {
    if (keys.length != dimensions.size()) {
      throw new IllegalArgumentException(
          name() + " takes " + dimensions.size() + " keys, found " + keys.length);
    }
    if (keys.length == 0) {
      return state.scalar(variable);
    }
    for (int place = 0; place < keys.length; place++) {
      if (!isKey(place, keys[place])) {
        throw new IllegalArgumentException("number " + keys[place] + " is not a key of " + name());
      }
    }
    return slot.isMap()
        ? Cells.get(state.array(variable), cell(keys))
        : chosen(layout.choice(state.scalar(variable)), keys);
  }

  private int cell(int[] keys) {
    int cell = 0;
    for (int place = 0; place < keys.length; place++) {
      Dimension dimension = dimensions.get(place);
      cell = cell * dimension.size() + dimension.place(keys[place]);
    }
    return cell;
  }

  /** The symbol of a variable that holds one of a few maps. */
  private static int chosen(Tree map, int[] keys) {
    Tree value = map;
    for (int key : keys) {
      value = ((Tree.Node) value).get(key);
    }
    return ((Tree.Leaf) value).symbol();
  }
}
