package org.regames.backend.actions;

import java.util.Arrays;
import java.util.BitSet;

/** Numbers the facts "this cell has this value", for some cells and all their values. */
final class CellFacts {
  private final int[] first;
  private final BitSet[] values;
  private final int[] cells;

  /**
   * @param of the cells; there are no facts about others
   */
  CellFacts(StateCells cells, BitSet of) {
    this.first = new int[cells.count()];
    this.values = new BitSet[cells.count()];
    Arrays.fill(first, -1);
    int count = 0;
    for (int cell : of.stream().toArray()) {
      first[cell] = count;
      values[cell] = cells.domain(cell);
      count += values[cell].cardinality();
    }
    this.cells = new int[count];
    for (int cell : of.stream().toArray()) {
      Arrays.fill(this.cells, first[cell], first[cell] + values[cell].cardinality(), cell);
    }
  }

  int count() {
    return cells.length;
  }

  /** The cell of a fact. */
  int cell(int fact) {
    return cells[fact];
  }

  /** Whether there are facts about a cell. */
  boolean tell(int cell) {
    return first[cell] >= 0;
  }

  /** The facts that a cell has one of some values. */
  BitSet of(int cell, BitSet wanted) {
    BitSet found = new BitSet();
    int fact = first[cell];
    for (int value : values[cell].stream().toArray()) {
      found.set(fact, wanted.get(value));
      fact++;
    }
    return found;
  }

  /** The facts that a cell has a value or, for {@link ActionPath#UNKNOWN}, any value. */
  BitSet of(int cell, int value) {
    BitSet wanted = values[cell];
    if (value != ActionPath.UNKNOWN) {
      wanted = new BitSet();
      wanted.set(value);
    }
    return of(cell, wanted);
  }
}
