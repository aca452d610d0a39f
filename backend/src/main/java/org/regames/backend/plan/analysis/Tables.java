package org.regames.backend.plan.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.regames.backend.layout.GameLayout;
import org.regames.backend.layout.Term;

/** The constant arrays of a plan, without duplicates. */
public final class Tables {
  private record Content(int[] cells) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Content(int[] those) && Arrays.equals(cells, those);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(cells);
    }
  }

  private final GameLayout layout;
  private final List<int[]> tables = new ArrayList<>();
  private final Map<Content, Integer> numbers = new HashMap<>();
  private final Map<Term.ConstantMap, Integer> constants = new HashMap<>();

  /** No tables yet, for the constants of a layout. */
  public Tables(GameLayout layout) {
    this.layout = layout;
  }

  /** The number of the table with these cells, which is added if there is none. */
  public int of(int[] cells) {
    return numbers.computeIfAbsent(
        new Content(cells),
        _ -> {
          tables.add(cells);
          return tables.size() - 1;
        });
  }

  /** The number of the table of a constant. */
  public int of(Term.ConstantMap constant) {
    Integer known = constants.get(constant);
    if (known == null) {
      known = of(layout.layout(constant).fill(constant.value()));
      constants.put(constant, known);
    }
    return known;
  }

  /** The composition of two tables, plus an offset. */
  public int composed(int outer, int inner, int offset) {
    int[] from = tables.get(outer);
    int[] cells = tables.get(inner).clone();
    for (int i = 0; i < cells.length; i++) {
      int place = cells[i] + offset;
      cells[i] = place >= 0 && place < from.length ? from[place] : 0; // otherwise never read
    }
    return of(cells);
  }

  /** The constant difference between consecutive cells of a table, if there is one. */
  public OptionalInt step(int table) {
    int[] cells = tables.get(table);
    int step = cells.length > 1 ? cells[1] - cells[0] : 0;
    for (int i = 1; i < cells.length; i++) {
      if (cells[i] - cells[i - 1] != step) {
        return OptionalInt.empty();
      }
    }
    return OptionalInt.of(step);
  }

  /** The first cell of a table. */
  public int first(int table) {
    return tables.get(table)[0];
  }

  /** All tables, by number. */
  public List<int[]> list() {
    return List.copyOf(tables);
  }
}
