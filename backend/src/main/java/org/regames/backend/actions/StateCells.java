package org.regames.backend.actions;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.regames.backend.layout.Dimension;
import org.regames.backend.layout.GameLayout;
import org.regames.backend.layout.Layout;
import org.regames.backend.layout.MapLayout;
import org.regames.ir.Builtins;

/**
 * The cells of a state, numbered: one for each variable that is a number, one for each place of a
 * map. Cells of variables that are left out, such as scores, have no number.
 */
final class StateCells {
  private static final Set<String> LEFT_OUT = Set.of(Builtins.GOALS, Builtins.VISIBLE);

  private final GameLayout layout;
  private final int[] first;
  private final int count;

  /**
   * @param wanted the variables to include
   */
  StateCells(GameLayout layout, Set<String> wanted) {
    this.layout = layout;
    List<Layout.Slot> variables = layout.variables();
    this.first = new int[variables.size()];
    int next = 0;
    for (int variable = 0; variable < first.length; variable++) {
      Layout.Slot slot = variables.get(variable);
      first[variable] = isLeftOut(slot, wanted) ? -1 : next;
      next += first[variable] < 0 ? 0 : size(slot);
    }
    this.count = next;
  }

  private static boolean isLeftOut(Layout.Slot slot, Set<String> wanted) {
    return LEFT_OUT.contains(slot.name()) || !wanted.contains(slot.name());
  }

  private static int size(Layout.Slot slot) {
    return slot.isMap() ? slot.array().orElseThrow().size() : 1;
  }

  int count() {
    return count;
  }

  /** The cell of a variable that is a number, or the first cell of a map; -1 if it is left out. */
  int first(int variable) {
    return first[variable];
  }

  /** How many cells a variable has. */
  int count(int variable) {
    return first[variable] < 0 ? 0 : size(layout.variables().get(variable));
  }

  /** The variable that a cell is part of. */
  int variable(int cell) {
    int variable = first.length - 1;
    while (first[variable] < 0 || first[variable] > cell) {
      variable--;
    }
    return variable;
  }

  /** The values that a cell may have, judging by all assignments to its variable. */
  BitSet domain(int cell) {
    int variable = variable(cell);
    return layout.variables().get(variable).isMap()
        ? layout.values().ofVariable(variable)
        : layout.domain(variable);
  }

  /** The cell of a map at some keys; -1 if they are incomplete, or not keys of its type. */
  int at(int variable, List<Integer> keys) {
    MapLayout map = layout.variables().get(variable).array().orElseThrow();
    if (first[variable] < 0 || keys.size() != map.dimensions().size()) {
      return -1;
    }
    int place = 0;
    for (int depth = 0; depth < keys.size(); depth++) {
      Dimension dimension = map.dimensions().get(depth);
      if (!dimension.keys().get(keys.get(depth))) {
        return -1;
      }
      place += dimension.place(keys.get(depth)) * map.sizeAfter(depth + 1);
    }
    return first[variable] + place;
  }

  /** The initial value of each cell. */
  Map<Integer, Integer> initial() {
    Map<Integer, Integer> values = new HashMap<>();
    for (int variable = 0; variable < first.length; variable++) {
      Layout.Slot slot = layout.variables().get(variable);
      int[] cells =
          slot.isMap()
              ? slot.array().orElseThrow().fill(slot.initial())
              : new int[] {layout.state().initial(variable)};
      for (int place = 0; place < count(variable); place++) {
        values.put(first[variable] + place, cells[place]);
      }
    }
    return values;
  }
}
