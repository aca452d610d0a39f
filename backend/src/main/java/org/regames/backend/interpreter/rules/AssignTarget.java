package org.regames.backend.interpreter.rules;

import java.util.ArrayList;
import java.util.List;
import org.regames.backend.interpreter.values.MapBlock;
import org.regames.backend.interpreter.values.Semistate;
import org.regames.backend.interpreter.values.TypeLayout;

/**
 * The target of an assignment: a variable, or a map variable at one key or, where it is a map of
 * maps, at several.
 *
 * @param slot the number of the variable among those of its sort, set or map type
 * @param keys the keys with the map types they index, outermost first; none for whole variables
 * @param layout the type of the assigned value
 */
public record AssignTarget(int slot, List<Key> keys, TypeLayout layout) {
  /** Returned by {@link #offset} if there is no such place. */
  static final int NOWHERE = -1;

  /** One step into a map. */
  record Key(TypeLayout.Table map, ResolvedTerm.Scalar symbol) {}

  /** Where in the variable's cells the place starts. A symbol that is not a key is reported. */
  int offset(Semistate semistate, EvaluationWatch watch) {
    int offset = 0;
    for (Key key : keys) {
      int symbol = key.symbol().value(semistate, watch);
      if (!key.map().keys().contains(symbol)) {
        watch.outsideKeys(symbol, key.map().keys());
        return NOWHERE;
      }
      offset += key.map().offsetOf(symbol);
    }
    return offset;
  }

  AssignTarget at(TypeLayout.Table map, ResolvedTerm.Scalar symbol) {
    List<Key> more = new ArrayList<>(keys);
    more.add(new Key(map, symbol));
    return new AssignTarget(slot, List.copyOf(more), map.target());
  }

  /** Stores a symbol. One that the type does not have is reported and stored all the same. */
  public Semistate with(Semistate semistate, int symbol, EvaluationWatch watch) {
    if (!layout.symbols().contains(symbol)) {
      watch.outsideType(symbol, layout.symbols());
    }
    if (keys.isEmpty()) {
      return semistate.withScalar(slot, symbol);
    }
    int offset = offset(semistate, watch);
    if (offset == NOWHERE) {
      return semistate;
    }
    watch.touch(semistate.map(slot).size());
    return semistate.withCell(slot, offset, symbol);
  }

  /** Stores a map of exactly the type of the place. */
  public Semistate with(Semistate semistate, MapBlock map, EvaluationWatch watch) {
    watch.touch(semistate.map(slot).size());
    if (keys.isEmpty()) {
      return semistate.withMap(slot, map);
    }
    int offset = offset(semistate, watch);
    return offset == NOWHERE
        ? semistate
        : semistate.withMap(slot, semistate.map(slot).with(offset, map));
  }
}
