package org.regames.backend.interpreter.rules;

import java.util.ArrayList;
import java.util.List;
import org.regames.backend.interpreter.values.MapBlock;
import org.regames.backend.interpreter.values.Semistate;
import org.regames.backend.interpreter.values.SymbolSet;
import org.regames.backend.interpreter.values.TypeLayout;

/**
 * Which cells of maps of two types correspond, for comparing them: two maps are the same if they
 * have the same value at every key of either type. Their defaults matter only as the values of keys
 * that one of the types lacks.
 */
public final class KeyPairs {
  private final int[] left;
  private final int[] right;

  KeyPairs(TypeLayout.Table left, TypeLayout.Table right) {
    List<int[]> pairs = new ArrayList<>();
    collect(left, 0, right, 0, pairs);
    this.left = pairs.stream().mapToInt(pair -> pair[0]).toArray();
    this.right = pairs.stream().mapToInt(pair -> pair[1]).toArray();
  }

  private static void collect(
      TypeLayout left, int leftStart, TypeLayout right, int rightStart, List<int[]> pairs) {
    switch (left) {
      case TypeLayout.Scalar _ -> pairs.add(new int[] {leftStart, rightStart});
      case TypeLayout.Table leftTable -> {
        TypeLayout.Table rightTable = (TypeLayout.Table) right;
        SymbolSet leftKeys = leftTable.keys();
        SymbolSet rightKeys = rightTable.keys();
        for (int place = 0; place < leftKeys.size() + rightKeys.size(); place++) {
          boolean fromLeft = place < leftKeys.size();
          int key = fromLeft ? leftKeys.member(place) : rightKeys.member(place - leftKeys.size());
          if (fromLeft || !leftKeys.contains(key)) {
            collect(
                leftTable.target(),
                leftStart + leftTable.offsetOf(key),
                rightTable.target(),
                rightStart + rightTable.offsetOf(key),
                pairs);
          }
        }
      }
    }
  }

  boolean same(
      ResolvedTerm.Map leftMap,
      ResolvedTerm.Map rightMap,
      Semistate semistate,
      EvaluationWatch watch) {
    watch.touch(left.length);
    MapBlock leftBlock = leftMap.block(semistate, watch);
    MapBlock rightBlock = rightMap.block(semistate, watch);
    int leftOffset = leftMap.offset(semistate, watch);
    int rightOffset = rightMap.offset(semistate, watch);
    for (int i = 0; i < left.length; i++) {
      if (leftBlock.cell(leftOffset + left[i]) != rightBlock.cell(rightOffset + right[i])) {
        return false;
      }
    }
    return true;
  }
}
