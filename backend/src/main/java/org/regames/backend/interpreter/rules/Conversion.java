package org.regames.backend.interpreter.rules;

import java.util.Arrays;
import java.util.BitSet;
import org.regames.backend.interpreter.values.MapBlock;
import org.regames.backend.interpreter.values.Semistate;
import org.regames.backend.interpreter.values.SymbolSet;
import org.regames.backend.interpreter.values.TypeLayout;

/**
 * Converts a map of one type to another by the names of keys. A key that only the new type has gets
 * the map's default, and the default is kept. Keys that only the old type has are lost, and symbols
 * that the new type does not have are kept; both are reported if they make a difference.
 */
public final class Conversion {
  private final TypeLayout.Table target;

  /** For each cell of the result the cell it is copied from. */
  private final int[] origins;

  /** The cells of the result that hold values at keys, as opposed to defaults. */
  private final BitSet atKeys = new BitSet();

  /** For each cell that is lost the cell of the default that reading it will give instead. */
  private final int[] insteadOf;

  /** The keys by which cells are lost. */
  private final int[] lostKeys;

  Conversion(TypeLayout.Table source, TypeLayout.Table target) {
    this.target = target;
    this.origins = new int[target.size()];
    this.insteadOf = new int[source.size()];
    this.lostKeys = new int[source.size()];
    Arrays.fill(lostKeys, -1);
    fill(source, 0, target, 0, true);
  }

  TypeLayout.Table target() {
    return target;
  }

  private void fill(TypeLayout from, int fromStart, TypeLayout to, int toStart, boolean atKey) {
    switch (to) {
      case TypeLayout.Scalar _ -> {
        origins[toStart] = fromStart;
        atKeys.set(toStart, atKey);
      }
      case TypeLayout.Table toTable -> {
        TypeLayout.Table fromTable = (TypeLayout.Table) from;
        SymbolSet keys = toTable.keys();
        for (int place = 0; place < keys.size(); place++) {
          int origin = fromStart + fromTable.offsetOf(keys.member(place));
          int cell = toStart + place * toTable.target().size();
          fill(fromTable.target(), origin, toTable.target(), cell, atKey);
        }
        int origin = fromStart + fromTable.offsetOfDefault();
        int cell = toStart + toTable.offsetOfDefault();
        fill(fromTable.target(), origin, toTable.target(), cell, false);
        if (atKey) {
          noteLost(fromTable, fromStart, keys);
        }
      }
    }
  }

  private void noteLost(TypeLayout.Table from, int start, SymbolSet kept) {
    for (int place = 0; place < from.keys().size(); place++) {
      int key = from.keys().member(place);
      for (int i = 0; !kept.contains(key) && i < from.target().size(); i++) {
        int cell = start + from.offsetOf(key) + i;
        lostKeys[cell] = key;
        insteadOf[cell] = start + from.offsetOfDefault() + i;
      }
    }
  }

  /** The value of a map expression of the old type as a map of the new one. */
  MapBlock apply(ResolvedTerm.Map map, Semistate semistate, EvaluationWatch watch) {
    return apply(map.block(semistate, watch), map.offset(semistate, watch), watch);
  }

  private MapBlock apply(MapBlock block, int offset, EvaluationWatch watch) {
    watch.touch(origins.length + lostKeys.length);
    int[] cells = new int[origins.length];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = block.cell(offset + origins[i]);
      if (atKeys.get(i) && !target.symbols().contains(cells[i])) {
        watch.outsideType(cells[i], target.symbols());
      }
    }
    for (int i = 0; i < lostKeys.length; i++) {
      if (lostKeys[i] >= 0 && block.cell(offset + i) != block.cell(offset + insteadOf[i])) {
        watch.outsideKeys(lostKeys[i], target.keys());
      }
    }
    return new MapBlock(cells);
  }

  /** The same for a whole constant, with nothing to report to. */
  MapBlock apply(MapBlock block) {
    int[] cells = new int[origins.length];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = block.cell(origins[i]);
    }
    return new MapBlock(cells);
  }
}
